// Every screen but the boards, and the way to it: for `screenshots.mjs`.
const SEED = 11;

const lobby = (card, open) => async (guest) => {
  await guest.visit();
  await guest.page.locator(".card").nth(card).click();
  await guest.page.locator("form.new input[autocomplete=nickname]").fill("Ágnes");
  await guest.page.locator("form.new .variants").waitFor();
  if (open) await guest.page.locator("form.new summary").click();
  if (open) await guest.page.locator("form.new").evaluate((form) => form.scrollIntoView());
};

/** A table with a friend at it, an expansion and a clock. */
async function open(guest, house) {
  await guest.ask("PUT", "me/name", { name: "Ágnes" });
  const { table, invitation } = await guest.ask("POST", "tables", {
    game: "puerto_rico",
    seats: 4,
    options: { expansions: ["nobles"] },
    clock: { move: 60, game: 600, increment: 0 },
    bots: ["merchant"],
  });
  const friend = await house.guest();
  await friend.ask("PUT", "me/name", { name: "Bence" });
  await friend.ask("POST", `tables/${table.id}/seat`, { invitation, seat: null });
  return { friend, path: `/table/${table.id}`, invitation };
}

const room = async (guest, { house }) => {
  const { path } = await open(guest, house);
  await guest.visit(path);
  await guest.page.locator(".invitation img").waitFor();
  await guest.page.locator(".terms li").nth(3).waitFor();
};

const invited = async (guest, { house }) => {
  const host = await house.guest();
  const { path, invitation } = await open(host, house);
  await guest.visit(`${path}#${invitation}`);
  await guest.page.locator(".terms li").nth(3).waitFor();
};

const token = async (guest, tools) => {
  await room(guest, tools);
  await guest.page.locator(".acts .btn.quiet").first().click();
  await guest.page.locator("dialog .program").waitFor();
};

/** At a table, some moves into the game. */
const table =
  (game, seats, moves, then = async () => undefined, terms = {}) =>
  async (guest, tools) => {
    await guest.begin(game, seats, SEED, terms);
    const roll = tools.dice(SEED);
    for (let i = 0; i < moves && (await tools.asked(guest.page)) === "asked"; i++) await tools.click(guest.page, roll);
    await tools.asked(guest.page);
    await then(guest.page, guest);
  };

const first = async (page) => page.locator(".decision .opt:not(.off)").first().click();
const key = (name, shown) => async (page) => {
  await page.keyboard.press(name);
  await page.locator(shown).first().waitFor({ timeout: 60_000 });
};
const tab = (number) => async (page) => {
  await key("r", "dialog dt")(page);
  await page.locator("dialog [role=tab]").nth(number).click();
};
const whyNot = async (page) => {
  await page.locator('main [data-element="building:harbor"]').click();
  await page.locator(".decision .why").waitFor();
};
const attempt = async (page) => {
  await page.locator('main [data-element="role:craftsman"]').click();
  await page.locator(".decision .foot .btn.second").first().click();
  await page.locator(".trial").waitFor();
};
const chat = async (page) => {
  await page.locator(".book [role=tab]").nth(1).click();
  for (const text of ["Jó játékot!", "Leave me room on the ship of six."]) {
    await page.locator(".write .in").fill(text);
    await page.keyboard.press("Enter");
    await page.locator(".said p", { hasText: text }).waitFor();
  }
};
const log = async (page) => page.locator(".views [role=tab]").last().click();
const seat = async (page) => {
  await page.locator(".chip .more").nth(1).click();
  await page.locator("dialog .seat").waitFor();
};
const settings = async (page) => {
  await page.locator(".tools .tool").last().click();
  await page.locator("dialog .settings").waitFor();
};
const over = async (guest) => guest.finished("citadels", 4, SEED);
const replay = async (guest) => {
  const id = await guest.finished("citadels", 4, SEED);
  await guest.visit(`/replay/${id}?move=40`);
  await guest.page.getByRole("slider").waitFor();
};
const oneself = async (guest) => {
  for (const seats of [2, 3]) await guest.finished("citadels", seats, SEED);
  await guest.visit("/me");
  await guest.page.locator("tbody a").nth(1).waitFor();
};
const paste = async (guest) => {
  await guest.visit("/replay");
  await guest.page.locator("textarea").waitFor();
};
const rules = async (guest) => {
  await guest.visit("/rules/puerto_rico#PR-11.02");
  await guest.page.locator("dl .here").waitFor();
};
const watched = async (guest, { house }) => {
  const host = await house.guest();
  const id = await host.open("citadels", 5, SEED, { public: true });
  await guest.visit(`/table/${id}`);
  await guest.page.locator(".decision").waitFor();
};

/** What has happened while somebody was away: the other one plays until they are awaited. */
const since = async (guest, { house, asked, click, dice }) => {
  const friend = await house.guest();
  await guest.ask("PUT", "me/name", { name: "Ágnes" });
  await friend.ask("PUT", "me/name", { name: "Bence" });
  const wanted = { game: "citadels", seats: 2, seed: SEED };
  const { table, invitation } = await friend.ask("POST", "tables", wanted);
  await guest.ask("POST", `tables/${table.id}/seat`, { invitation, seat: null });
  await friend.ask("POST", `tables/${table.id}/start`);
  await guest.visit(`/table/${table.id}`);
  await guest.page.locator(".decision").waitFor();
  await guest.lookAway();
  await friend.visit(`/table/${table.id}`);
  const roll = dice(SEED);
  await asked(friend.page);
  for (let i = 0; i < 3 && !(await friend.page.locator(".decision.wait").count()); i++) await click(friend.page, roll);
  await guest.visit(`/table/${table.id}`);
  await guest.page.locator(".since .btn").first().click();
  await guest.page.locator(".since .events").waitFor({ state: "attached" });
  await guest.page.locator(".since .btn").first().click();
  await guest.page.locator(".since .events p").first().waitFor();
};

export const SCREENS = [
  { name: "screen-lobby", show: lobby(3) },
  { name: "screen-lobby-dark", size: "-dark", show: lobby(0) },
  { name: "screen-lobby-phone", size: "-phone", show: lobby(3) },
  { name: "screen-house-rules", show: lobby(2, true) },
  { name: "screen-room", show: room },
  { name: "screen-room-phone", size: "-phone", show: invited },
  { name: "screen-token", show: token },
  { name: "screen-chosen", show: table("puerto_rico", 3, 6, first) },
  { name: "screen-chosen-phone", size: "-phone", show: table("puerto_rico", 4, 6, first) },
  { name: "screen-why-not", show: table("puerto_rico", 3, 0, whyNot) },
  { name: "screen-try", show: table("puerto_rico", 3, 0, attempt) },
  { name: "screen-hint", show: table("citadels", 4, 3, key("h", ".hints button")) },
  { name: "screen-chat", show: table("puerto_rico", 3, 2, chat) },
  { name: "screen-log-phone", size: "-phone", show: table("citadels", 4, 4, log) },
  { name: "screen-clock", show: table("citadels", 6, 4, undefined, { clock: { move: 90, game: 600, increment: 0 } }) },
  { name: "screen-seat-phone", size: "-phone", show: table("puerto_rico", 4, 12, seat) },
  { name: "screen-rules", show: table("puerto_rico", 3, 2, key("r", "dialog dt")) },
  { name: "screen-components-dark", size: "-dark", show: table("citadels", 3, 2, tab(1)) },
  { name: "screen-components", show: table("puerto_rico", 3, 2, tab(1)) },
  { name: "screen-aid-phone", size: "-phone", show: table("puerto_rico", 3, 2, tab(2)) },
  { name: "screen-settings", show: table("citadels", 3, 2, settings) },
  { name: "screen-settings-phone", size: "-phone", show: table("citadels", 3, 2, settings) },
  { name: "screen-watched-dark", size: "-dark", show: watched },
  { name: "screen-since", show: since },
  { name: "screen-since-phone", size: "-phone", show: since },
  { name: "screen-over", show: over },
  { name: "screen-over-phone", size: "-phone", show: over },
  { name: "screen-replay", show: replay },
  { name: "screen-replay-dark", size: "-dark", show: replay },
  { name: "screen-replay-phone", size: "-phone", show: replay },
  { name: "screen-oneself", show: oneself },
  { name: "screen-oneself-phone", size: "-phone", show: oneself },
  { name: "screen-paste", show: paste },
  { name: "screen-rules-page-phone", size: "-phone", show: rules },
];
