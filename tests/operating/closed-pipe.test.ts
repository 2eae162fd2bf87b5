/** A command finishes its work after the reader of its output has closed the pipe. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withDatabase } from '../database.ts';
import { runLapzarta } from '../lapzarta-process.ts';
import { withFolders } from './with-folders.ts';

const database = withDatabase();
const folders = withFolders();

it('imports every story of a file after its standard output was closed', async () => {
  const file = join(folders.data, 'stories.json');
  writeFileSync(file, Array.from({ length: 1200 }, (_, at) => JSON.stringify(story(at))).join('\n'));
  const command = runLapzarta(['import', 'ninjs', file], {
    DATABASE_URL: database.url,
    ...folders.settings,
  });
  await expect.poll(command.stdout, { timeout: 30_000 }).not.toBe('');
  command.closeStdout();
  expect((await command.exit).code, command.stderr()).toBe(0);
  expect(command.stderr()).not.toMatch(/^\s+at |Error/m);
  expect(await database.db.selectFrom('articles').select('id').execute()).toHaveLength(1200);
});

function story(at: number): object {
  return {
    uri: `urn:hir:${at}`,
    type: 'text',
    pubstatus: 'usable',
    versioncreated: '2021-01-01T10:00:00Z',
    headline: `Vásár a téren ${at}`,
    body_html: '<p>Ezren voltak a téren.</p>',
  };
}
