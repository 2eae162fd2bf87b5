import { describe, expect, it } from 'vitest';
import { withSettings } from '#tests/edition.ts';
import { cookieWith, inventReader } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { bannerPlace } from '../answer.ts';
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

it('answers the banner of an English page in English, without script [S18]', async () => {
  const banner = async (path: string) => {
    const { text } = await server.telex(path);
    return /<section[^>]* data-consent-banner[\s\S]*?<form[^>]* action="([^"]*)"/.exec(text)?.[1] ?? '';
  };
  expect(await banner('/')).toBe('/sutik');
  const answer = await server.telex(await banner('/tamogatas?nyelv=en'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ valasz: 'elutasit', hely: bannerPlace }).toString(),
  });
  expect(answer.status).toBe(303);
  const { text } = await server.telex(answer.headers.location ?? '');
  expect(text).toMatch(/<html lang="en"/);
  expect(text).toContain('Your choice has been saved.');
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

it('limits the answers of a network', async () => {
  const from = (address: string) =>
    server.app.inject({
      method: 'POST',
      url: '/sutik',
      remoteAddress: '127.0.0.1',
      payload: 'valasz=elutasit',
      headers: {
        host: server.edition.sites[0]?.domains[0] ?? '',
        'x-forwarded-for': address,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  for (let answers = 0; answers < 60; answers += 1) expect((await from('192.0.2.7')).statusCode).toBe(303);
  expect((await from('192.0.2.7')).statusCode).toBe(429);
  expect((await from('192.0.2.8')).statusCode).toBe(303);
});

it('treats a malformed record as none [S18]', async () => {
  const broken = ['%', 'v=2&p=2026-11&t=1&s=page&g=ads&e=', 'v=1&p=2026-11&t=x&s=page&g=ads', '{"ads":true}'];
  for (const value of broken) {
    const { status, text } = await server.telex('/sutik', { headers: { cookie: `consent=${value}` } });
    expect([value, status, /value="ads"[^>]* checked|checked[^>]* value="ads"/.test(text)]).toEqual([
      value,
      200,
      false,
    ]);
  }
});

describe('with a consent service', () => {
  const asked = withServer({
    edition: (edition) =>
      withSettings(edition, {
        consent: {
          mode: 'tcf',
          policyVersion: '7',
          cmp: { script: 'https://cmp.example/tcf.js', hosts: [] },
        },
      }),
  });
  const send = (body: string, headers: Record<string, string> = {}) =>
    asked.telex('/sutik', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  it('a form cannot agree in its place, and its own answer is a line of the register [S18]', async () => {
    const forged = await send('valasz=elfogad');
    expect(consentIn(String(forged.headers['set-cookie']))?.purposes.ads).toBe(false);
    const reader = await inventReader(asked.context);
    const session = String(cookieWith(reader.token).cookie);
    const record = 'consent=v=1&p=7&t=1795600000&s=cmp&g=statistics&e=&tc=COvFyGBO';
    const answer = await send('valasz=ment&hely=szolgaltatas&cel=statistics', {
      cookie: `${session}; ${record}`,
    });
    expect(consentIn(String(answer.headers['set-cookie']))).toMatchObject({
      source: 'cmp',
      tcString: 'COvFyGBO',
    });
    expect(await asked.context.consents.ofSubject(reader.email)).toMatchObject([
      { kind: 'cookies', isGiven: true, textVersion: '7', detail: 'statistics' },
    ]);
  });
});
