import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds a running `fondaco serve`. */
const SERVER = process.env.FONDACO_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: "/src/lib", $look: "/src/look", $parts: "/src/parts" },
    // Components are tested in the browser's build of Svelte, not the server's.
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: "../src/fondaco/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", "../src/fondaco/words"] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
