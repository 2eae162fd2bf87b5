import { beforeEach, describe, expect, it } from 'vitest';
import type { HttpResponse } from '#tests/send-request.ts';
import { withServer } from '#tests/server.ts';
import { supporterOf } from './supporter.fixture.ts';

const server = withServer();
const supporter = supporterOf(server);
let networks = 0;
let from = '';

beforeEach(() => {
  networks += 1;
  from = `203.0.113.${networks}`;
});

let forms = 0;

function submit(fields: Record<string, string> = {}, cookie = ''): Promise<HttpResponse> {
  forms += 1;
  const form = {
    gyakorisag: 'egyszeri',
    penznem: 'HUF',
    osszeg: '5000',
    mod: 'transfer',
    nev: 'Éva',
    email: `sok${forms}@example.hu`,
    urlap: `sok-${forms}`,
    ...fields,
  };
  return server.telex('/tamogatas', {
    method: 'POST',
    headers: { ...supporter.formHeaders, 'x-forwarded-for': from, ...(cookie === '' ? {} : { cookie }) },
    body: String(new URLSearchParams(form)),
  });
}

/** Uses up the network's limit for the hour; returns the answer to the first form beyond it. */
async function crowd(): Promise<HttpResponse> {
  for (let times = 0; times < 30; times += 1) expect((await submit()).status).toBe(303);
  return submit();
}

const words = [
  'kettő',
  'három',
  'négy',
  'öt',
  'hat',
  'hét',
  'nyolc',
  'kilenc',
  'tíz',
  'tizenegy',
  'tizenkettő',
];

/** The fields that answer the check, as a person would solve it. */
function solved({ text }: HttpResponse): Record<string, string> {
  const [, first = '', second = ''] = /Mennyi (\S+) meg (\S+)\?/.exec(text) ?? [];
  const token = /name="kerdes" value="([^"]+)"/.exec(text)?.[1] ?? '';
  return { kerdes: token, valasz: String(words.indexOf(first) + words.indexOf(second) + 4) };
}

describe('where thirty payments began in an hour [S57]', () => {
  it('people of the same network pass a check instead of waiting, and are not asked again', async () => {
    const asked = await crowd();
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Egy kérdés, mielőtt továbbmegy');
    const passed = await submit(solved(asked));
    expect(passed.status).toBe(303);
    const [cookie = ''] = String(passed.headers['set-cookie']).split(';');
    expect((await submit({}, cookie)).status).toBe(303);
    expect((await submit()).status).toBe(422);
  });

  it('a wrong answer is asked again, and a right one counts once', async () => {
    const asked = await crowd();
    const wrong = await submit({ ...solved(asked), valasz: '3' });
    expect([wrong.status, wrong.text.includes('Nem ez az eredmény')]).toEqual([422, true]);
    // Used up by the wrong answer.
    expect((await submit(solved(asked))).status).toBe(422);
    const answer = solved(wrong);
    expect((await submit(answer)).status).toBe(303);
    expect((await submit(answer)).status).toBe(422);
  });

  it('an invented pass does not help', async () => {
    await crowd();
    const pass = { id: 'AAAAAAAAAAAAAAAA', until: 4_000_000_000, signature: 'A'.repeat(22) };
    const cookie = `payer=${encodeURIComponent(JSON.stringify(pass))}`;
    expect((await submit({}, cookie)).status).toBe(422);
  });
});

it('too many payments of one address say for how long, and the account is always shown [S57]', async () => {
  const email = 'makacs@example.hu';
  const answers: HttpResponse[] = [];
  for (let times = 0; times < 11; times += 1) answers.push(await submit({ email }));
  const last = answers.at(-1);
  expect(last?.status).toBe(422);
  expect(last?.text).toContain('60 perc múlva próbálhatja újra');
  for (const { text } of [last ?? { text: '' }, await server.telex('/tamogatas')]) {
    expect(text).toContain('11773016-11111018');
    expect(text).toContain('QR-kód azonnali átutaláshoz');
  }
});

it('the form links what a payer accepts, with SimplePay’s declaration', async () => {
  const { text } = await server.telex('/tamogatas');
  expect(text).toContain('href="/dokumentum/tamogatasi-feltetelek"');
  expect(text).toContain('href="/dokumentum/adatkezeles"');
  expect(text).toContain('<span lang="hu">Lapzárta Kiadó</span> adatkezelő');
  expect((await server.telex('/tamogatas?penznem=EUR&gyakorisag=havi&nyelv=en')).text).toContain(
    'the terms of support',
  );
});
