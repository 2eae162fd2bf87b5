/** The security page of readers in English, and the way back from Google to pages in English. */
import { describe, expect, it } from 'vitest';
import { addApp, chooseGoogleUser, cookieWith, inventReader } from '#tests/accounts.ts';
import { hungarianInMain } from '#tests/hungarian-in-main.ts';
import { cookieHeaderOf, mailsTo, postForm } from '#tests/mails.ts';
import { testTime, withServer } from '#tests/server.ts';

const server = withServer();
const page = '/tamogatas/biztonsag';
const english = `${page}?nyelv=en`;
const signInPage = '/tamogatas/belepes';
let readers = 0;

async function newReader() {
  readers += 1;
  const email = `secure${readers}@example.com`;
  const reader = await inventReader(server.context, { name: 'Reader', email });
  const headers = cookieWith(reader.token);
  const change = (fields: Record<string, string>) => postForm(server.telex, english, fields, headers);
  const show = async (path = english) => (await server.telex(path, { headers })).text;
  return { ...reader, headers, change, show, person: { realm: 'reader', id: reader.id } as const };
}

function expectEnglish(html: string): void {
  expect(html).toMatch(/<html lang="en"/);
  expect(hungarianInMain(html)).toEqual([]);
}

/** Paths to which the forms of the page are posted. */
const actionsIn = (html: string) => [
  ...new Set(
    [...(/<main[\s\S]*<\/main>/.exec(html)?.[0].matchAll(/<form[^>]* action="([^"]*)"/g) ?? [])].map(
      ([, action = '']) => action,
    ),
  ),
];

describe('the security page in English', () => {
  it('has English texts, forms that stay in English, and a link to Hungarian', async () => {
    const reader = await newReader();
    const text = await reader.show();
    expectEnglish(text);
    expect(text).toMatch(/<title>Sign-in and security\b/);
    expect(actionsIn(text)).toEqual([english]);
    expect(text).toContain('href="/tamogatas/profil?nyelv=en"');
    expect(text).toMatch(/<p[^>]* lang="hu"><a[^>]* href="\/tamogatas\/biztonsag">Magyarul</);
    const hungarian = await reader.show(page);
    expect(hungarian).toMatch(/<h1[^>]*>Belépés és biztonság</);
    expect(hungarian).toContain('href="/tamogatas/biztonsag?nyelv=en">In English<');
    expect(await reader.show('/tamogatas/profil?nyelv=en')).toContain(`href="${english}"`);
  });

  it('leads whoever is not signed in to the English sign-in and back', async () => {
    const { status, headers } = await server.telex(english);
    const location = new URL(headers.location ?? '', 'http://localhost');
    expect([status, location.pathname]).toEqual([302, signInPage]);
    expect(Object.fromEntries(location.searchParams)).toEqual({ nyelv: 'en', tovabb: english });
  });

  it('says in English that it needs a new sign-in after ten minutes', async () => {
    const reader = await newReader();
    server.setTime('2026-11-21T08:10:01+01:00');
    const text = await reader.show();
    server.setTime(testTime);
    expectEnglish(text);
    expect(text).toContain('please sign in again');
    expect(text).toMatch(/href="\/tamogatas\/belepes\?[^"]*ujra=1&amp;nyelv=en"/);
  });

  it('says in English what a form did or why it did not, and the mail leads to the English page', async () => {
    const reader = await newReader();
    const refused = await reader.change({ muvelet: 'jelszo', 'uj-jelszo': 'short' });
    expect([refused.status, refused.text.includes('This is short: at least')]).toEqual([422, true]);
    expectEnglish(refused.text);
    const { db } = server.context;
    await db.updateTable('readers').set({ language: 'en' }).where('id', '=', reader.id).execute();
    const changed = await reader.change({ muvelet: 'jelszo', 'uj-jelszo': 'four blue boats on the lake' });
    expect([changed.status, changed.headers.location]).toEqual([303, `${page}?kesz=jelszo&nyelv=en`]);
    expectEnglish(await reader.show(changed.headers.location ?? ''));
    const [mail] = await mailsTo(db, 'securityNotice', reader.email);
    expect(String(mail?.address)).toMatch(/\/tamogatas\/biztonsag\?nyelv=en$/);
  });

  it('sets up the app, the codes and a passkey in English', async () => {
    const reader = await newReader();
    await reader.change({ muvelet: 'alkalmazas-uj' });
    const setup = await reader.show();
    expectEnglish(setup);
    expect(setup).toContain('Scan the picture with the app');
    const wrong = await reader.change({ muvelet: 'alkalmazas-kesz', kod: '000000' });
    expect([wrong.status, wrong.text.includes('This code is not right.')]).toEqual([422, true]);
    await addApp(server.context, reader.person);
    const codes = await reader.change({ muvelet: 'kodok' });
    expectEnglish(codes.text);
    expect(codes.text).toContain('They are not shown again');
    const started = await reader.change({ muvelet: 'kulcs-uj' });
    const cookie = `${reader.headers.cookie}; ${cookieHeaderOf(started).cookie}`;
    const device = await server.telex(started.headers.location ?? '', { headers: { cookie } });
    expectEnglish(device.text);
    expect(device.text).toContain('Make it on this device');
    expect(actionsIn(device.text)).toEqual([english]);
  });
});

describe('Google leads back to the page in English at which a sign-in began', () => {
  async function throughGoogle(path: string, muvelet: string, headers: Record<string, string> = {}) {
    const begun = await postForm(server.telex, path, { muvelet }, headers);
    const back = await chooseGoogleUser(new URL(String(begun.headers.location)), '110000000000000000002');
    const cookie = [cookieHeaderOf(begun).cookie, headers.cookie].filter(Boolean).join('; ');
    return server.telex(back.pathname + back.search, { headers: { cookie } });
  }

  it('asked to confirm by mail, linked, signed in, and with a second step, whatever page was requested [AUTH-03]', async () => {
    const paths = [`${signInPage}?nyelv=en`, `${signInPage}?tovabb=%2Fg7%2F&nyelv=en`];
    for (const path of paths) {
      const asked = await throughGoogle(path, 'google');
      expect(asked.headers.location).toMatch(/\?lepes=kod&honnan=google&.*nyelv=en/);
      expectEnglish((await server.telex(asked.headers.location ?? '')).text);
    }
    const reader = await newReader();
    const linked = await throughGoogle(english, 'google-uj', reader.headers);
    expect(linked.headers.location).toBe(`${page}?kesz=google&nyelv=en`);
    expect(await reader.show(linked.headers.location ?? '')).toContain('Your Google account is linked.');
    const taken = await throughGoogle(english, 'google-uj', (await newReader()).headers);
    expect(taken.headers.location).toBe(`${page}?hiba=google&nyelv=en`);
    const [home, elsewhere] = await Promise.all(paths.map((path) => throughGoogle(path, 'google')));
    expect(home?.headers.location).toBe('/tamogatas/profil?nyelv=en');
    expect(elsewhere?.headers.location).toBe('/g7/');
    await addApp(server.context, reader.person);
    const second = await throughGoogle(paths[1] ?? '', 'google');
    expect(second.headers.location).toBe(`${signInPage}?lepes=masodik&nyelv=en`);
  });
});
