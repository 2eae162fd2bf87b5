import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';
import { type TestStories, writeStories } from '../../../tests/stories.ts';

const server = withServer();
let stories: TestStories;
beforeAll(async () => {
  stories = await writeStories(server.house);
  await server.settled();
});

const bridge = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';

async function payloadOf(path: string): Promise<Record<string, unknown>> {
  const { json } = await server.telex(path);
  return Object(json());
}

describe('the payload of an address', () => {
  it('says what the page says, in the same words [BUILD-07]', async () => {
    const page = await server.telex(bridge);
    const answer = await server.telex(`${bridge}/_payload.json?b1`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const { main, body, status } = Object(answer.json());
    expect(status).toBe(200);
    expect(page.text).toContain(main);
    expect(body['data-route']).toBe('single_article');
  });

  it('is asked of the front page and of a list’s other pages, too [BUILD-07]', async () => {
    expect((await payloadOf('/_payload.json')).route).toBe('index');
    expect(String((await payloadOf('/legfrissebb/_payload.json?oldal=2&b1')).redirect ?? '')).toBe('');
    expect((await payloadOf('/legfrissebb/_payload.json?b1')).route).toBe('legfrissebb');
    const [one, other] = await Promise.all([
      payloadOf('/legfrissebb/_payload.json?perPage=1&b1'),
      payloadOf('/legfrissebb/_payload.json?perPage=1&oldal=2&b1'),
    ]);
    expect(one.main).not.toBe(other.main);
  });

  it('is made of the page that lies ready, and lies ready itself', async () => {
    await server.telex('/after');
    server.takeQueries();
    const { headers } = await server.telex('/after/_payload.json?b1');
    const again = await server.telex('/after/_payload.json?b2', {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(server.takeQueries()).toEqual([]);
  });

  it('makes the page ready, which is drawn once for both', async () => {
    const path = '/dokumentum/adatkezeles';
    await server.telex(`${path}/_payload.json`);
    server.takeQueries();
    expect((await server.telex(path)).status).toBe(200);
    expect(server.takeQueries()).toEqual([]);
  });

  it('carries what the page depends on, and goes with it', async () => {
    const path = `${bridge}/_payload.json`;
    const page = await server.telex(bridge);
    const { headers } = await server.telex(path);
    expect(headers['surrogate-key']).toBe(page.headers['surrogate-key']);
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    await server.house.content.correct(stories.bridge, { text: 'A híd új.', title: 'Új címet kapott a híd' });
    await server.settled();
    expect((await server.telex(path)).text).toContain('Új címet kapott a híd');
  });

  it('says where an address leads, without sending anybody there', async () => {
    const answer = await server.telex('/list/newest/_payload.json?b1');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ build: expect.any(String), redirect: '/legfrissebb?b1' });
  });

  it('lets each reader’s query go along to where a story lives, as its page does [REDIR-10]', async () => {
    const other = bridge.replace('/tudomany/', '/sport/');
    for (const query of ['?utm_source=a', '?oldal=2', '?utm_source=b'])
      expect((await server.telex(`${other}/_payload.json${query}`)).json()).toEqual({
        build: expect.any(String),
        redirect: bridge,
        takesQuery: true,
      });
    expect((await server.telex(`${bridge}/_payload.json?fbclid=x`)).json()).not.toHaveProperty('takesQuery');
  });

  it('says that there is nothing, as an answer', async () => {
    const { status, json } = await server.telex('/nincs/ilyen/_payload.json');
    expect(status).toBe(200);
    expect(json()).toMatchObject({ status: 404, route: 'error' });
  });

  it('of what is for the newsroom alone is kept by nobody', async () => {
    const headers = { authorization: 'Bearer rossz' };
    const answer = await server.telex(`${bridge}/_payload.json`, { headers });
    expect(answer.status).toBe(200);
    expect((await server.telex(bridge)).text).toContain(Object(answer.json()).main);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['surrogate-key']).toBeUndefined();
  });

  it('carries the shell only where that is asked for', async () => {
    expect(await payloadOf('/g7/_payload.json?b1')).not.toHaveProperty('shell');
    expect(await payloadOf('/after/_payload.json?b1&shell')).toHaveProperty('shell.before');
    expect(await payloadOf('/after/_payload.json?b1')).not.toHaveProperty('shell');
  });

  it('of another domain is that domain’s', async () => {
    const { json } = await server.transtelex('/_payload.json');
    expect(json()).toMatchObject({ body: { 'data-site': 'transtelex' } });
  });
});
