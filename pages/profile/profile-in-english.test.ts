/** The account of a reader in English: page, outcomes, dates, amounts and mails. */
import { describe, expect, it } from 'vitest';
import { cookieWith, inventReader } from '#tests/accounts.ts';
import { hungarianInMain } from '#tests/hungarian-in-main.ts';
import { mailLanguages, mailsTo, postForm } from '#tests/mails.ts';
import { withServer } from '#tests/server.ts';
import { actions } from './profile-form.ts';

const server = withServer();
const page = '/tamogatas/profil';
const english = `${page}?nyelv=en`;
let readers = 0;

async function newReader() {
  readers += 1;
  const email = `english${readers}@example.com`;
  const reader = await inventReader(server.context, { name: 'Reader', email });
  const headers = cookieWith(reader.token);
  const act = (muvelet: string) => postForm(server.telex, english, { muvelet }, headers);
  return { ...reader, headers, act };
}

/** Without the newsletters, whose names are the edition's. */
const ownWords = (html: string) =>
  hungarianInMain(html.replaceAll(/<fieldset[\s\S]*?<\/fieldset>/g, '')).filter((word) => !/^\(/.test(word));

describe('the profile in English', () => {
  it('has English texts and dates, and a link to Hungarian', async () => {
    const reader = await newReader();
    const { text } = await server.telex(english, { headers: reader.headers });
    expect(text).toMatch(/<html lang="en"/);
    expect(text).toMatch(/<title>My account\b/);
    expect(text).toContain('account since 21 November 2026');
    expect(ownWords(text)).toEqual([]);
    expect(text).toMatch(/<p[^>]* lang="hu"><a[^>]* href="\/tamogatas\/profil">Magyarul</);
    expect((await server.telex(page, { headers: reader.headers })).text).toContain('fiók 2026. november 21.');
  });

  it('leads whoever is not signed in to the English sign-in and back', async () => {
    const { status, headers } = await server.telex(english);
    const location = new URL(headers.location ?? '', 'http://localhost');
    expect([status, location.pathname]).toEqual([302, '/tamogatas/belepes']);
    expect([location.searchParams.get('nyelv'), location.searchParams.get('tovabb')]).toEqual([
      'en',
      '/tamogatas/profil?nyelv=en',
    ]);
  });

  it('says in English what a form did', async () => {
    const reader = await newReader();
    const { headers } = await reader.act(actions.saveStories);
    expect(headers.location).toBe(`${page}?uzenet=mentett-be&nyelv=en`);
    const { text } = await server.telex(headers.location ?? '', { headers: reader.headers });
    expect(text).toContain('Your saved stories will now be on every device');
    expect(ownWords(text)).toEqual([]);
  });

  it('asks in English before a deletion, and confirms it with an English mail', async () => {
    const reader = await newReader();
    const asked = await reader.act(actions.askDeletion);
    expect(asked.text).toContain('Do you really want to delete your account?');
    expect(hungarianInMain(asked.text)).toEqual([]);
    await reader.act(actions.confirmDeletion);
    expect(await mailLanguages(server.context.db, 'accountDeletion', reader.email)).toEqual(['en']);
    const [mail] = await mailsTo(server.context.db, 'accountDeletion', reader.email);
    expect(mail).toMatchObject({ day: '28 November 2026' });
    expect(String(mail?.address)).toMatch(/\/tamogatas\/belepes\?nyelv=en$/);
  });

  it('sends the download in English, for a page in English', async () => {
    const reader = await newReader();
    await reader.act(actions.download);
    expect(await mailLanguages(server.context.db, 'dataDownload', reader.email)).toEqual(['en']);
    const [mail] = await mailsTo(server.context.db, 'dataDownload', reader.email);
    const { pathname, search } = new URL(String(mail?.address));
    const { text } = await server.telex(pathname + search, { headers: reader.headers });
    expect(text).toContain('A ZIP file with all that we store about you');
    expect(hungarianInMain(text)).toEqual([]);
  });
});
