/** An interrupted command leaves no process running, and its exit code is that of the signal. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findPostmaster } from '#platform/db/embedded/postmaster.server.ts';
import { dataFolder, runLapzarta } from '../lapzarta-process.ts';

const data = dataFolder();
afterAll(data.remove);

const generate = ['archive', 'generate', '--articles', '10000'];

describe('a command that is interrupted', () => {
  it.each([
    ['SIGINT', 130, 'while it starts its database', ''],
    ['SIGTERM', 143, 'at its work', 'Archive: 10 %'],
  ] as const)(
    'on %s exits with code %i %s, and stops the database it started',
    async (signal, code, _when, sign) => {
      const command = runLapzarta(generate, { LAPZARTA_DATA: data.path });
      const started = () =>
        command.output().includes(sign) && findPostmaster(join(data.path, 'postgres')) !== null;
      await expect.poll(started, { timeout: 60_000 }).toBe(true);
      command.send(signal);
      expect((await command.exit).code, command.output()).toBe(code);
      expect(command.stderr()).not.toMatch(/^\s+at |Error/m);
      expect(findPostmaster(join(data.path, 'postgres'))).toBeNull();
    },
    90_000,
  );
});
