/** The newsroom's application, requested by members, readers and strangers, on the main domain and on others. */
import { beforeAll, describe, expect, it } from 'vitest';
import { cookieWith, inventMember, inventReader } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
let member = { cookie: '' };
let reader = { cookie: '' };
beforeAll(async () => {
  const { accounts, db } = server.context;
  const { id } = await inventMember(server.context, { email: 'zsofi@example.com', name: 'Zsófi' });
  const session = await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox');
  member = cookieWith(session.access);
  reader = cookieWith((await inventReader(server.context)).token);
});

describe('the address of the newsroom', () => {
  it.each(['/szerkesztoseg/', '/szerkesztoseg/cikk/17', '/szerkesztoseg/nincs-ilyen?tabla=live'])(
    '%s is the application for members who are signed in [NRA-01]',
    async (path) => {
      const { status, text, headers } = await server.telex(path, { headers: member });
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text).toContain('<div id="application">');
      expect(text).toContain('<body data-site="telex">');
    },
  );

  it('leads others to the sign-in, and back to what they wanted [NRA-01]', async () => {
    const path = '/szerkesztoseg/cikk/17?panel=mezok';
    for (const headers of [{}, reader]) {
      const answer = await server.telex(path, { headers });
      expect([answer.status, answer.headers.location, answer.text]).toEqual([
        303,
        `/szerkesztoseg/belepes?${new URLSearchParams({ tovabb: path })}`,
        '',
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('is on the main domain only; other domains lead there [NRA-01]', async () => {
    const { status, headers } = await server.transtelex('/szerkesztoseg/cikk/17?a=b', { headers: member });
    expect([status, headers.location]).toEqual([
      303,
      `http://localhost:${server.port}/szerkesztoseg/cikk/17?a=b`,
    ]);
  });

  it('gets its slash, and keeps its query', async () => {
    const { status, headers } = await server.telex('/szerkesztoseg?tabla=live');
    expect([status, headers.location]).toEqual([301, '/szerkesztoseg/?tabla=live']);
  });

  it('leaves the pages below it as they are', async () => {
    const { status, text } = await server.telex('/szerkesztoseg/belepes');
    expect(status).toBe(200);
    expect(text).not.toContain('id="application"');
  });
});

describe('the document of the newsroom', () => {
  it('has a strict policy, is never framed, indexed or stored [NRA-07]', async () => {
    const { headers, text } = await server.telex('/szerkesztoseg/', { headers: member });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(text).not.toMatch(/<script(?![^>]* (?:src=|type="application\/json"))|<style| style=| on\w+=/);
  });

  it('names scripts and styles that are kept for ever, and readers’ pages name none of them [NRA-06]', async () => {
    const { text } = await server.telex('/szerkesztoseg/', { headers: member });
    const files = [...text.matchAll(/(?:src|href)="(\/szerkesztoseg\/_assets\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(files.length).toBeGreaterThan(1);
    for (const path of files) {
      const { status, headers } = await server.telex(path);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect((await server.telex('/')).text).not.toContain('/szerkesztoseg/');
  });
});
