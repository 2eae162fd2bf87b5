/** A damaged data folder: one sentence describes the fault, and the exit code is 1. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPostmaster } from '#platform/db/embedded/postmaster.server.ts';
import { runLapzarta } from '../lapzarta-process.ts';
import { withFolders } from './with-folders.ts';

const { data, settings } = withFolders();
const cluster = join(data, 'postgres');
beforeAll(async () => {
  const first = runLapzarta(['migrate'], settings);
  expect((await first.exit).code, first.output()).toBe(0);
});

async function errorOutput(): Promise<string> {
  const command = runLapzarta(['article', 'list'], settings);
  expect((await command.exit).code, command.output()).toBe(1);
  expect(command.stderr().trim().split('\n')).toHaveLength(1);
  expect(findPostmaster(cluster)).toBeNull();
  return command.stderr();
}

describe('a damaged data folder', () => {
  it('is reported when its passwords are not those of the database', async () => {
    const file = join(cluster, 'lapzarta-credentials.json');
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(sound), application: 'más' }));
    expect(await errorOutput()).toMatch(/does not let this program in.*lapzarta-credentials\.json/);
    writeFileSync(file, sound);
  });

  it("is reported when a table's file has been changed", async () => {
    for (const file of globSync(join(cluster, 'base/*/1249')))
      writeFileSync(file, Buffer.alloc(statSync(file).size, 'á'));
    expect(await errorOutput()).toMatch(/is damaged: invalid page.*Restore the folder from a copy/);
  });
});
