import { afterAll, expect, it } from 'vitest';
import { inventReader } from '#tests/accounts.ts';
import { registerBrowser } from '#tests/push-sandbox.ts';
import { withTestApp } from '#tests/test-app.ts';
import { features } from '../registry.ts';

const testApp = withTestApp();
afterAll(() => testApp.context.push.stop());

it('the consents of a reader’s browsers are in the download, and lose their number when the account is erased', async () => {
  const { context } = testApp;
  const { push, db, consents } = context;
  const email = 'olga@example.com';
  const { id } = await inventReader(context, { name: 'Olga', email });
  const { token } = await registerBrowser(context, ['fontos']);
  await push.linkToReader(token, id);
  const subject = `push:${(await push.browserOf(token))?.client.id}`;
  const sources = context.personalData;
  const exported = await sources.find(({ name }) => name === 'hozzajarulasok')?.exportOf({ id, email });
  expect(exported).toContainEqual(
    expect.objectContaining({ subject, isGiven: true, detail: 'telex/fontos' }),
  );
  const notifications = sources.find(({ name }) => name === 'ertesitesek');
  await db.transaction().execute(async (trx) => notifications?.erase(trx, { id, email }));
  expect(await db.selectFrom('consents').select('id').where('subject', '=', subject).execute()).toEqual([]);
  expect((await consents.ofSubject(subject)).filter(({ kind }) => kind === 'push')).toMatchObject([
    { isGiven: true, subject: expect.stringMatching(/^erased:/) },
    { isGiven: false },
  ]);
});

it('every feature gives the parts of the download that its facts name, and no others', () => {
  const named = features.flatMap((feature) =>
    'personalData' in feature ? (feature.personalData ?? []) : [],
  );
  expect(testApp.context.personalData.map(({ name }) => name)).toEqual(named);
});
