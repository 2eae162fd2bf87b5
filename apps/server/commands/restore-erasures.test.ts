/** A restored backup does not bring back what was taken down or deleted for good since [SAVE-13]. */
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '#platform/backup/write-backup.server.ts';
import { withEmptyDatabase } from '#tests/database.ts';
import { runLapzarta } from '#tests/lapzarta-process.ts';
import { save } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';

const testApp = withTestApp();
const empty = withEmptyDatabase();
const marks = ['Egészbenlevett', 'Titkos Tanú Aladár', 'Kidobottvázlat', 'Levettképaláírás'];
const [whole = '', passage = '', binned = '', caption = ''] = marks;
let file = '';

beforeAll(async () => {
  const { context } = testApp;
  const by = { kind: 'command', id: 'teszt' } as const;
  const down = await save(context, { slug: 'egesz', title: whole });
  const cut = await save(context, { slug: 'reszlet', title: 'Részlet', lead: `A neve ${passage} volt.` });
  const draft = await save(context, { slug: 'kidobott', title: binned, state: 'draft' });
  await save(context, { slug: 'marad', title: 'Ezmarad' });
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const stored = await context.media.storeImage({ bytes, alt: caption });
  if (stored.kind === 'refused') throw new Error(stored.why);
  await context.search.whenIdle();
  file = join(context.dataFolder, 'lap.tar');
  await writeBackup({
    url: testApp.database.url,
    dataFolder: context.dataFolder,
    file,
    mayReplace: false,
    now: new Date('2026-11-21T08:00:00Z'),
  });
  await context.content.takeDown(down, { passage: null, reason: 'végzés', by });
  await context.content.takeDown(cut, { passage, reason: 'személyes adat', by });
  expect(await context.content.deleteDrafts([draft])).toBe(1);
  expect(await context.media.takeDownPicture(stored.image.id, { reason: 'jogsértő', by })).toBe(true);
});

/** Which of these texts stand in any table. */
async function found(url: string, texts: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema = 'public'",
    );
    const all: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(`select row::text as text from ${name} as row`);
      all.push(...rows.map(({ text }) => text));
    }
    return texts.filter((text) => all.some((row) => row.includes(text)));
  } finally {
    await client.end();
  }
}

async function restore(url: string): Promise<string> {
  const settings = { DATABASE_URL: url, LAPZARTA_DATA: testApp.context.dataFolder };
  const command = runLapzarta(['restore', file, '--replace'], settings);
  expect((await command.exit).code, command.output()).toBe(0);
  return command.stdout();
}

describe('a restored backup', () => {
  it('loses again what was removed from the database that it replaces [SAVE-13]', async () => {
    expect(await restore(testApp.database.url)).toContain('Removed again: 4 ');
    expect(await found(testApp.database.url, [...marks, 'Ezmarad'])).toEqual(['Ezmarad']);
    // The same a second time: the restored database knows nothing of the removals.
    expect(await restore(testApp.database.url)).toContain('Removed again: 4 ');
  }, 240_000);

  it('loses it also where the database is another one: the list is in the data folder [SAVE-13]', async () => {
    await restore(empty);
    expect(await found(empty, [...marks, 'Ezmarad'])).toEqual(['Ezmarad']);
  }, 240_000);
});
