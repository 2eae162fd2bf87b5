import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { save } from '../../../tests/stories.ts';
import { withTestApp } from '../../../tests/test-app.ts';
import type { StoredBody } from '../body/block-keys.ts';
import type { Body } from '../body/body-schema.ts';

const testApp = withTestApp();

async function storedBody(id: number): Promise<StoredBody> {
  const { body } = await testApp.database.db
    .selectFrom('articles')
    .select('body')
    .where('id', '=', id)
    .$castTo<{ body: StoredBody }>()
    .executeTakeFirstOrThrow();
  return body;
}

const body: Body = [
  { kind: 'paragraph', html: 'Az egyik.' },
  { kind: 'infoBox', title: 'Háttér', blocks: [{ kind: 'paragraph', html: 'Benne.' }, { kind: 'divider' }] },
];

it('a story that is imported again keeps the keys of its blocks, and readers get none', async () => {
  const story = { slug: 'kulcsok', title: 'Kulcsok', body };
  const id = await save(testApp.context, story);
  const first = await storedBody(id);
  const keys = [...JSON.stringify(first).matchAll(/"key":\s*"([\w-]{10})"/g)].map(([, key]) => key);
  expect(new Set(keys).size).toBe(4);
  await save(testApp.context, { ...story, id });
  expect(await storedBody(id)).toEqual(first);
  const loaded = await testApp.context.content.storyById(testApp.view('telex'), id);
  expect(loaded?.story.body).toEqual(body);
});

it('the migration gives each block a key, those in boxes as well', async () => {
  const id = await save(testApp.context, { slug: 'regi', title: 'Régi', body });
  const { db } = testApp.database;
  await db
    .updateTable('articles')
    .set({ body: JSON.stringify(body) })
    .where('id', '=', id)
    .execute();
  const migration = readFileSync(
    new URL('../../../db/migrations/0085-keys-of-blocks.sql', import.meta.url),
    'utf8',
  );
  await db.transaction().execute((trx) => sql.raw(migration).execute(trx));
  const after = await storedBody(id);
  expect(new Set(JSON.stringify(after).match(/"key":\s*"[0-9a-f]{10}"/g)).size).toBe(4);
  const loaded = await testApp.context.content.storyById(testApp.view('telex'), id);
  expect(loaded?.story.body).toEqual(body);
});
