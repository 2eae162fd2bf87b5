/** The content policy allows no inline script and no inline style, so no page may have any. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../server.ts';
import { pageNames, pagePaths, writeEveryPage } from './every-page.ts';

const server = withServer();
beforeAll(() => writeEveryPage(server));

describe('a page', () => {
  it.each(pageNames)('%s has no inline script or style, and a policy that forbids them', async (name) => {
    const { text, headers, status } = await server.telex(pagePaths[name]);
    expect(status).toBe(name === 'error' ? 404 : 200);
    const scripts = text.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !tag.includes('type="application/ld+json"'))).toEqual([]);
    expect(text.match(/<style\b|<[a-z][^>]*\sstyle=|<[a-z][^>]*\son[a-z]+=|href="javascript:/gi)).toBeNull();
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
  });
});
