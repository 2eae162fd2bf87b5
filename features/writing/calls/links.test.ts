/** Own stories that a text links to, and files for its blocks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bearerWith, inventUsers } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';

const server = withServer();
let headers: Record<string, string> = {};
beforeAll(async () => {
  headers = bearerWith((await inventUsers(server.context)).editor.token);
  const bridge = { slug: 'a-regi-hid', title: 'A régi híd 100% kész' };
  const id = await save(server.context, bridge);
  await save(server.context, { ...bridge, id, slug: 'a-kesz-hid' });
  await save(server.context, { slug: 'a-titkos-hid', title: 'A titkos híd', state: 'draft' });
});

async function found(query: string): Promise<unknown> {
  const { status, json } = await server.telex(`/api/newsroom/links?${query}`, { headers });
  expect(status).toBe(200);
  return json();
}

describe('own stories', () => {
  it('are found by words of their titles, if they are public [EDIT-06]', async () => {
    const stories = [{ slug: 'a-kesz-hid', title: 'A régi híd 100% kész', site: 'telex' }];
    expect(await found(`q=${encodeURIComponent('HÍD 100%')}`)).toEqual({ stories });
    expect(await found(`q=${encodeURIComponent('titkos híd')}`)).toEqual({ stories: [] });
    expect(await found('q=')).toEqual({ stories: [] });
  });

  it('are known by their former slugs, and say nothing when they are not public [EDIT-06]', async () => {
    expect(await found('slugs=a-regi-hid,a-titkos-hid,nincs-ilyen')).toEqual({
      stories: [{ slug: 'a-regi-hid', title: 'A régi híd 100% kész', site: 'telex' }],
    });
  });
});

describe('a file', () => {
  async function send(name: string, content: string) {
    const body = [
      '--x',
      `Content-Disposition: form-data; name="file"; filename="${name}"`,
      '',
      content,
      '--x--',
      '',
    ].join('\r\n');
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    return server.telex('/api/newsroom/files', { method: 'POST', headers: { ...headers, ...type }, body });
  }

  it('is a document or a recording by its content, and has an address [EDIT-05]', async () => {
    const document = await send('jelentes.pdf', '%PDF-1.7\n');
    expect(document.json()).toMatchObject({ type: 'document', bytes: 9 });
    expect(document.text).toMatch(/"\/fajlok\/[a-z2-7]{16}\/jelentes\.pdf"/);
    const captions = await send('felirat.txt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nSzia\n');
    expect(captions.json()).toMatchObject({ type: 'text/vtt' });
  });

  it('of no known kind is refused with a sentence', async () => {
    const { status, json } = await send('oldal.html', '<script>');
    expect([status, json()]).toMatchObject([422, { fields: { 'unknown-format': expect.any(String) } }]);
  });
});
