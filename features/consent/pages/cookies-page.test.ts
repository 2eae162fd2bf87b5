import { expect, it } from 'vitest';
import { cookieWith, inventReader } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { consentIn } from '../record.ts';

const server = withServer();

const post = (body: string, headers: Record<string, string> = {}) =>
  server.telex('/sutik', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

it('answers without script: the choice is in the cookie, for a year [S18]', async () => {
  const answer = await post('valasz=ment&cel=statistics');
  expect([answer.status, answer.headers.location]).toEqual([303, '/sutik?uzenet=mentve']);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toContain('Max-Age=31536000');
  const record = consentIn(cookie);
  expect(record).toMatchObject({ source: 'page', policyVersion: '2026-11' });
  expect(record?.purposes).toMatchObject({ statistics: true, ads: false, personalisedAds: false });
});

it('adds a line to the register for a reader who is signed in, also for a withdrawal [S18]', async () => {
  const reader = await inventReader(server.context);
  const headers = cookieWith(reader.token);
  await post('valasz=ment&cel=statistics', headers);
  await post('valasz=elutasit', headers);
  expect(await server.context.consents.ofSubject(reader.email)).toMatchObject([
    { kind: 'cookies', isGiven: true, textVersion: '2026-11', place: '/sutik', detail: 'statistics' },
    { kind: 'cookies', isGiven: false, detail: '' },
  ]);
});

it('refuses a form of another site', async () => {
  const answer = await post('valasz=elfogad', { origin: 'https://gonosz.example' });
  expect(answer.status).toBe(400);
  expect(answer.headers['set-cookie']).toBeUndefined();
});
