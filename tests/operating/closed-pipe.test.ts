/** Whoever reads the first lines of a command only has read enough: its work is done all the same. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withDatabase } from '../database.ts';
import { runLapzarta } from '../lapzarta-process.ts';
import { withFolders } from './with-folders.ts';

const database = withDatabase();
const folders = withFolders();

it('imports every story of a file though nobody reads on after the first lines', async () => {
  const file = join(folders.data, 'stories.json');
  writeFileSync(file, Array.from({ length: 1200 }, (_, at) => JSON.stringify(story(at))).join('\n'));
  const command = runLapzarta(['import', 'ninjs', file], {
    DATABASE_URL: database.url,
    ...folders.settings,
  });
  await expect.poll(command.answer, { timeout: 30_000 }).not.toBe('');
  command.stopReading();
  expect((await command.exit).code, command.complaints()).toBe(0);
  expect(command.complaints()).not.toMatch(/^\s+at |Error/m);
  expect(await database.db.selectFrom('articles').select('id').execute()).toHaveLength(1200);
}, 60_000);

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
