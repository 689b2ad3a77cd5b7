import { defineConfig } from "vitest/config";

/** The page in a real browser against a real server: `npm run test:browser`. One file at a time: cores are few. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
