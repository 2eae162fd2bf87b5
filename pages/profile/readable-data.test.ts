/** The download in both languages: its readable page, and the file in English [ACCT-05]. */
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { currencies, type OwnSupport } from '#features/support/public.ts';
import { cookieWith, inventReader } from '#tests/accounts.ts';
import { validateHtml } from '#tests/golden/validate-html.ts';
import { registerBrowser } from '#tests/push-sandbox.ts';
import { withServer } from '#tests/server.ts';
import { profileDataWords } from './profile-data-words.ts';
import { readablePage } from './readable-data.ts';

const server = withServer();

/** Names of all fields, at any depth. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [name, ...fieldsOf(one)]);
}

async function filesOf(email: string, language: 'hu' | 'en') {
  const { context } = server;
  const reader = await inventReader(context, { name: 'Reader', email });
  const { token } = await registerBrowser(context, ['fontos']);
  await context.push.linkToReader(token, reader.id);
  const change = { place: '/hirlevel', way: 'form', email, code: 'g7-heti', isSubscribed: true } as const;
  await context.newsletters.setSubscription(change);
  const saved = { path: '/a', title: 'A', lead: '', image: '', language: 'hu' } as const;
  await context.db
    .insertInto('reader_stories')
    .values({ ...saved, reader_id: reader.id, saved_at: context.clock.now() })
    .execute();
  const download = await context.db
    .transaction()
    .execute((trx) => context.accounts.readers.startDownload(trx, reader.id));
  const parameters = new URLSearchParams({ kulcs: download, ...(language === 'en' ? { nyelv: 'en' } : {}) });
  const headers = cookieWith(reader.token);
  const page = await server.telex(`/fiok/letoltes?${parameters}`, { headers });
  const file = /href="(\/fiok\/adataim\.zip[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const answer = await server.telex(file, { headers });
  const files = Object.entries(unzipSync(new Uint8Array(answer.bytes))).map(
    ([name, bytes]) => [name, Buffer.from(bytes).toString()] as const,
  );
  return { named: String(answer.headers['content-disposition']), files: new Map(files) };
}

/** Text of the labels and headings, which are ours. */
const labelsIn = (html: string) =>
  [...html.matchAll(/<(?:h1|h2|dt|title)>([^<]*)</g)].map(([, text = '']) => text);

describe('the download', () => {
  it('has a readable page in the language of the page that leads to it, and the same JSON', async () => {
    const english = await filesOf('download-en@example.com', 'en');
    const hungarian = await filesOf('download-hu@example.com', 'hu');
    expect(english.named).toBe('attachment; filename="my-data.zip"');
    expect(hungarian.named).toBe('attachment; filename="adataim.zip"');
    const json = ({ files }: typeof english) => [...files.keys()].filter((name) => name.endsWith('.json'));
    expect(json(english)).toEqual(json(hungarian));
    const page = english.files.get('readable.html') ?? '';
    expect(await validateHtml(page)).toEqual([]);
    expect(page).toMatch(/<html lang="en"/);
    expect(labelsIn(page).filter((label) => /[áéíóöőúüű]/i.test(label))).toEqual([]);
    expect(labelsIn(page)).toEqual(expect.arrayContaining(['Your data', 'Support', 'Ways to sign in']));
    expect(page).toContain('21 November 2026, 8:00');
    const readable = hungarian.files.get('olvashato.html') ?? '';
    expect(readable).toMatch(/<html lang="hu"/);
    expect(labelsIn(readable)).toEqual(expect.arrayContaining(['Az ön adatai', 'Belépési módok']));
    expect(readable).toContain('2026. november 21., 8:00');
  });

  it('has words for every field of every file', async () => {
    const { files } = await filesOf('download-fields@example.com', 'hu');
    const fields = [...files]
      .filter(([name]) => name.endsWith('.json'))
      .flatMap(([, text]) => fieldsOf(JSON.parse(text)));
    expect(fields).toEqual(expect.arrayContaining(['topics', 'subscriptions', 'mentettCikkek', 'isGiven']));
    expect([...new Set(fields)].filter((name) => !(name in profileDataWords.hu.fields))).toEqual([]);
  });
});

describe('support on the readable page', () => {
  const support: Omit<OwnSupport, 'commitments'> & {
    commitments: Omit<OwnSupport['commitments'][0], 'manage' | 'takesNewCard'>[];
  } = {
    commitments: [
      {
        id: 7,
        state: 'past-due',
        frequency: 'yearly',
        amount: 250_000,
        currency: 'HUF',
        nextChargeOn: '2026-12-21',
        failReason: 'no-funds',
        site: 'telex',
        gateway: 'simplepay',
        mask: '1234',
        storedUntil: null,
        beganAt: '2026-11-21T07:00:00.000Z',
        endedAt: null,
      },
    ],
    gifts: [{ giver: 'Híd Ági', supportsUntil: '2027-11-21' }],
    payments: [
      {
        receipt: 3,
        kind: 'payment',
        amount: 750,
        currency: 'EUR',
        at: '2026-11-21T07:00:00.000Z',
        orderKind: 'first',
        frequency: 'yearly',
        gateway: 'stripe',
        ref: 'LZ-<1>',
        site: 'telex',
        commitmentId: 7,
      },
    ],
  };
  const parts = [{ title: { hu: 'Támogatás', en: 'Support' }, data: support }];
  const page = (language: 'hu' | 'en') => readablePage(parts, { language, timeZone: 'Europe/Budapest' });

  it('has words for its fields, amounts as money, days and states in words', () => {
    expect(fieldsOf(support).filter((name) => !(name in profileDataWords.hu.fields))).toEqual([]);
    for (const text of [
      'HUF\u00a02,500',
      'past due',
      'every year',
      'no funds',
      '21 December 2026',
      'EUR\u00a07.50',
    ])
      expect(page('en')).toContain(text);
    for (const text of ['2500\u00a0Ft', 'évente', 'elmaradt a terhelés', '2026. december 21.'])
      expect(page('hu')).toContain(text);
    expect(page('en')).toContain('LZ-&lt;1&gt;');
  });

  it.each(currencies)('has amounts in %s in whole units, and never in hundredths', (currency) => {
    const data = { amount: 123_400, currency };
    const titled = [{ title: { hu: 'Támogatás', en: 'Support' }, data }];
    const readable = readablePage(titled, { language: 'en', timeZone: 'Europe/Budapest' });
    expect(readable).toContain(`${currency}\u00a01,234`);
    expect(readable).not.toContain('123400');
  });
});
