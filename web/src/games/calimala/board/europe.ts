/** The map: where the cities lie on it, and the coasts. Drawing only. */
export const MAP = { w: 368, h: 270 };
export const CARD = { w: 104, port: 53, trading: 70 };

/** The corners of the cities' cards. */
export const PLACES: Record<string, [number, number]> = {
  london: [38, 26],
  hamburg: [257, 6],
  bruges: [149, 66],
  troyes: [139, 139],
  lisbon: [8, 203],
  barcelona: [124, 212],
};

/** Drawn 304 high, shown 270 high. */
export const SQUEEZE = 270 / 304;

export const LANDS = [
  "M373-5V309H330C336 280 322 262 306 248C286 232 268 222 250 222C228 226 214 236 200 236C190 244 184 258 168 272C150 288 130 306 92 304C60 306 34 300 20 282C16 256 22 228 30 214C62 206 96 214 124 210C130 190 122 172 106 158C112 146 134 150 148 142C158 128 174 120 190 108C206 98 214 80 232 72C252 66 262 52 268 34C272 16 280 0 284-5Z",
  "M84 118C66 112 58 100 74 92C62 78 74 62 84 50C76 34 88 12 108 8C126 14 120 32 132 46C146 60 158 76 150 94C164 102 150 116 132 116C116 118 100 124 84 118Z",
  "M262 254C272 252 276 262 272 278C266 290 256 284 256 270Z",
];

export const ROUTES = [
  "M322 240C280 246 226 262 176 256",
  "M176 262C150 306 40 322 10 270C2 240 4 180 40 140C50 128 58 118 74 104",
  "M334 212C326 176 290 168 240 172",
  "M212 160C206 148 200 140 200 126",
  "M240 100C272 96 296 84 306 70",
];
/** Where the lines of the compass meet. */
export const ROSE: [number, number] = [66, 152];
export const FIRENZE: [number, number] = [336, 200];
