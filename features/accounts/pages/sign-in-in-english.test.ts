/** Readers sign in in English, from the address to the page that they requested; Hungarian is the default. */
import { describe, expect, it } from 'vitest';
import { addApp, inventReader } from '#tests/accounts.ts';
import { hungarianInMain } from '#tests/hungarian-in-main.ts';
import { cookieHeaderOf, mailLanguages, mailsTo, postForm } from '#tests/mails.ts';
import { withServer } from '#tests/server.ts';

const server = withServer({ proxies: [] });
const page = '/tamogatas/belepes';
const english = `${page}?nyelv=en`;
const post = (fields: Record<string, string>, path = english, headers: Record<string, string> = {}) =>
  postForm(server.telex, path, fields, headers);
const actionIn = (html: string) =>
  /<main[\s\S]*?<form[^>]* action="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('the page in English', () => {
  it('has English title, texts and faults, and a link to the other language', async () => {
    const { text } = await server.telex(english);
    expect(text).toMatch(/<html lang="en"/);
    expect(text).toMatch(/<title>Sign in\b/);
    expect(hungarianInMain(text)).toEqual([]);
    expect(text).toMatch(/<p[^>]* lang="hu"><a[^>]* href="\/tamogatas\/belepes">Magyarul</);
    expect((await server.telex(page)).text).toMatch(/href="\/tamogatas\/belepes\?nyelv=en">In English</);
    const refused = await post({ email: 'no address' });
    expect([refused.status, refused.text.includes('They look like name@example.com.')]).toEqual([422, true]);
    expect(hungarianInMain(refused.text)).toEqual([]);
  });

  it('is Hungarian without the parameter, and for any other language', async () => {
    for (const path of [page, `${page}?nyelv=de`])
      expect((await server.telex(path)).text).toMatch(/<html lang="hu"[\s\S]*<h1[^>]*>Belépés</);
  });

  it.each(['jelszo', 'belepokulcs', 'masodik'])('keeps the language in the step %s', async (step) => {
    const { text } = await server.telex(`${english}&lepes=${step}`);
    expect(text).toMatch(/<html lang="en"/);
    expect(hungarianInMain(text)).toEqual([]);
    expect(actionIn(text)).toContain('nyelv=en');
  });
});

describe('a sign-in in English', () => {
  it('sends an English mail, whose link and code lead to the English profile', async () => {
    const email = 'english@example.com';
    const answer = await post({ email });
    expect(await mailLanguages(server.context.db, 'signIn', email)).toEqual(['en']);
    expect(answer.headers.location).toContain('nyelv=en');
    const codePage = await server.telex(answer.headers.location ?? '', {
      headers: cookieHeaderOf(answer),
    });
    expect(codePage.text).toContain('Check your mail');
    expect(hungarianInMain(codePage.text)).toEqual([]);
    const [sent] = await mailsTo(server.context.db, 'signIn', email);
    const link = new URL(String(sent?.address));
    const linkPage = await server.telex(link.pathname + link.search);
    expect(linkPage.text).toContain('This button signs you in with this browser.');
    const signedIn = await post(
      { kulcs: link.searchParams.get('kulcs') ?? '' },
      actionIn(linkPage.text) ?? '',
    );
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/tamogatas/profil?nyelv=en']);
  });

  it('leads back to the requested page, and says in English that a code is wrong', async () => {
    const email = 'back@example.com';
    const path = `${page}?tovabb=%2Fg7%2F&nyelv=en`;
    const answer = await post({ email }, path);
    const cookies = cookieHeaderOf(answer);
    const wrong = await post({ kod: '12' }, path, cookies);
    expect([wrong.status, wrong.text.includes('This code is not right.')]).toEqual([422, true]);
    expect(hungarianInMain(wrong.text)).toEqual([]);
    const [sent] = await mailsTo(server.context.db, 'signIn', email);
    const right = await post({ kod: String(sent?.code) }, path, cookies);
    expect(right.headers.location).toBe('/g7/');
  });

  it('asks for the second factor in English', async () => {
    const email = 'factor@example.com';
    const reader = await inventReader(server.context, { name: 'Factor', email });
    await addApp(server.context, { realm: 'reader', id: reader.id });
    await post({ email });
    const [sent] = await mailsTo(server.context.db, 'signIn', email);
    const kulcs = new URL(String(sent?.address)).searchParams.get('kulcs') ?? '';
    const first = await post({ kulcs });
    const location = first.headers.location ?? '';
    expect(location).toBe('/tamogatas/belepes?lepes=masodik&nyelv=en');
    const cookies = cookieHeaderOf(first);
    const factorPage = await server.telex(location, { headers: cookies });
    expect(factorPage.text).toContain('Second step');
    const wrong = await post({ kod: '000000' }, location, cookies);
    expect([wrong.status, wrong.text.includes('mistyped, expired, or used before')]).toEqual([401, true]);
    expect(hungarianInMain(wrong.text)).toEqual([]);
  });
});
