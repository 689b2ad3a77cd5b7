import { defineConfig } from "vitest/config";

/** The page in a real browser against a real server: `npm run test:browser`. Two files at a time: cores are few. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/every.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
