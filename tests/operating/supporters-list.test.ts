import { expect, it } from 'vitest';
import { newsletterOf } from '#features/newsletters/newsletters-part.ts';
import { supporterOf } from '#features/support/supporter.fixture.ts';
import { mailsTo } from '../mails.ts';
import { withServer } from '../server.ts';

const server = withServer();
const supporter = supporterOf(server);
const place = { place: '/tamogatas/profil', way: 'form' } as const;
const code = 'tamogatoi';

const signUp = (email: string) =>
  server.telex('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...supporter.from() },
    body: JSON.stringify({ email, listCodes: [code] }),
  });

const offered = async (email: string) =>
  (await server.context.newsletters.subscriptionsOf(email)).some((one) => one.code === code);

it('the list for supporters has no way in for anybody else, and nobody learns who supports', async () => {
  const email = 'idegen@example.hu';
  const { newsletters, db, edition } = server.context;
  expect(await offered(email)).toBe(false);
  expect((await signUp(email)).text).toBe('{"status":"confirmation-sent"}');
  expect(await mailsTo(db, 'confirm-newsletter', email)).toEqual([]);
  expect(await newsletters.setSubscription({ email, code, isSubscribed: true, ...place })).toBe(false);
  await newsletters.setSubscriptions(email, [code], place);
  const list = newsletterOf(edition, code);
  if (!list) throw new Error('the sample has a list for supporters');
  const line = { email, firstName: '', lastName: '' };
  expect(await newsletters.importSubscribers(list, [line], 'kézi')).toMatchObject({
    notSupporting: 1,
    added: 0,
  });
  expect(await newsletters.subscribers(code, 0, 10)).toEqual([]);
  expect((await server.telex(`/hirlevel/${code}`)).status).toBe(404);
});

it('supporters are offered it, and join by their profile or by the mail of a sign-up', async () => {
  const { newsletters, db } = server.context;
  const [first, second] = ['tamogat1@example.hu', 'tamogat2@example.hu'];
  for (const email of [first, second]) await supporter.pay({ email });
  expect(await offered(first)).toBe(true);
  expect(await newsletters.setSubscription({ email: first, code, isSubscribed: true, ...place })).toBe(true);
  await signUp(second);
  const [mail] = await mailsTo(db, 'confirm-newsletter', second);
  expect(mail).toMatchObject({ newsletters: ['Levél a támogatóknak'] });
  expect((await newsletters.subscribers(code, 0, 10)).map(({ email }) => email)).toEqual([first]);
});
