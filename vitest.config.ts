import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', '.data/**', 'tests/e2e/**'],
    globalSetup: ['tests/database-server.ts'],
    // Class names stay readable, so that a test of a view may look for one.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Files share a worker and its modules. One worker more than cores: many files wait for processes and timers.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A machine that does other things as well may stand still for seconds: only what never comes is a failure.
    expect: { poll: { timeout: 15_000 } },
  },
});
