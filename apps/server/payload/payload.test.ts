import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';
import { type TestStories, writeStories } from '../../../tests/stories.ts';

const server = withServer();
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.context);
  await server.settled();
});

const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';

async function payloadOf(path: string): Promise<Record<string, unknown>> {
  const { json } = await server.telex(path);
  return Object(json());
}

describe('the payload of an address', () => {
  it('has the same content as the page [BUILD-07]', async () => {
    const page = await server.telex(bridge);
    const answer = await server.telex(`${bridge}/_payload.json?b1`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const { head, main, status, ...others } = Object(answer.json());
    expect(status).toBe(200);
    expect(page.text).toContain(main);
    expect(head).toMatch(/^<!doctype html>.* data-route="single_article"[^>]*>$/s);
    const tags = page.text.slice(0, page.text.indexOf(main)).match(/<(?:html|title|meta|body)\b[^>]*>/g);
    expect(head.match(/<(?:html|title|meta|body)\b[^>]*>/g)).toEqual(tags);
    expect(head).not.toMatch(/rel="preload"|type="module"|ld\+json/);
    expect(main).toMatch(/^<main.*<\/main>$/s);
    expect(Object.keys(others)).toEqual(['build']);
  });

  it('exists for the front page and further pages of a list, too [BUILD-07]', async () => {
    expect((await payloadOf('/_payload.json')).head).toContain('data-route="index"');
    expect(String((await payloadOf('/legfrissebb/_payload.json?oldal=2&b1')).redirect ?? '')).toBe('');
    expect((await payloadOf('/legfrissebb/_payload.json?b1')).head).toContain('data-route="legfrissebb"');
    const [one, other] = await Promise.all([
      payloadOf('/legfrissebb/_payload.json?perPage=1&b1'),
      payloadOf('/legfrissebb/_payload.json?perPage=1&oldal=2&b1'),
    ]);
    expect(one.main).not.toBe(other.main);
  });

  it('is derived from the cached page, and cached itself', async () => {
    await server.telex('/after');
    server.takeQueries();
    const { headers } = await server.telex('/after/_payload.json?b1');
    const again = await server.telex('/after/_payload.json?b2', {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(server.takeQueries()).toEqual([]);
  });

  it('caches the page, which is rendered once for both', async () => {
    const path = '/dokumentum/adatkezeles';
    await server.telex(`${path}/_payload.json`);
    server.takeQueries();
    expect((await server.telex(path)).status).toBe(200);
    expect(server.takeQueries()).toEqual([]);
  });

  it('has the dependencies of the page, and is invalidated with it', async () => {
    const path = `${bridge}/_payload.json`;
    const page = await server.telex(bridge);
    const { headers } = await server.telex(path);
    expect(headers['surrogate-key']).toBe(page.headers['surrogate-key']);
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    await server.context.content.correct(stories.bridge, {
      text: 'A híd új.',
      title: 'Új címet kapott a híd',
    });
    await server.settled();
    expect((await server.telex(path)).text).toContain('Új címet kapott a híd');
  });

  it('contains the target of a redirect instead of redirecting', async () => {
    const answer = await server.telex('/list/newest/_payload.json?b1');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ build: expect.any(String), redirect: '/legfrissebb?b1' });
  });

  it('lets each reader’s query be appended to a story’s redirect, as its page does [REDIR-10]', async () => {
    const other = bridge.replace('/tudomany/', '/sport/');
    for (const query of ['?utm_source=a', '?oldal=2', '?utm_source=b'])
      expect((await server.telex(`${other}/_payload.json${query}`)).json()).toEqual({
        build: expect.any(String),
        redirect: bridge,
        takesQuery: true,
      });
    expect((await server.telex(`${bridge}/_payload.json?fbclid=x`)).json()).not.toHaveProperty('takesQuery');
  });

  it('of a missing page is a 404 with the content of the error page [BUILD-07]', async () => {
    for (const path of ['/nincs/ilyen', '/rovat%2Fsport', '/legfrissebb']) {
      const payload = `${path}/_payload.json${path === '/legfrissebb' ? '?oldal=999' : ''}`;
      const { status, headers, json } = await server.telex(payload);
      expect([status, headers['content-type']], path).toEqual([404, 'application/json; charset=utf-8']);
      expect(json()).toMatchObject({ status: 404, head: expect.stringContaining('data-route="error"') });
      server.takeQueries();
      expect((await server.telex(payload)).status).toBe(404);
      expect(server.takeQueries(), path).toEqual([]);
    }
  });

  it('of unpublished content is not cached', async () => {
    const token = await server.context.accounts.createToken('Rész Rózsa', 1);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.telex(`${bridge}/_payload.json`, { headers });
    expect(answer.status).toBe(200);
    expect((await server.telex(bridge)).text).toContain(Object(answer.json()).main);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['surrogate-key']).toBeUndefined();
  });

  it('contains the shell only on request', async () => {
    expect(await payloadOf('/g7/_payload.json?b1')).not.toHaveProperty('shell');
    const page = await server.telex('/after');
    const { head, main, shell } = Object(await payloadOf('/after/_payload.json?b1&shell'));
    expect(page.text.slice(page.text.indexOf('<body'))).toBe(
      `${head.slice(head.indexOf('<body'))}${shell.before}${main}${shell.after}</body></html>`,
    );
    expect(await payloadOf('/after/_payload.json?b1')).not.toHaveProperty('shell');
  });

  it('of another domain is that domain’s', async () => {
    const { json } = await server.transtelex('/_payload.json');
    expect(json()).toMatchObject({ head: expect.stringContaining('data-site="transtelex"') });
  });
});
