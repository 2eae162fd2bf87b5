/** Which other hosts the content policy of pages permits: exactly those of the services that the edition uses. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, mainSite, siteBySlug } from '#features/sites/public.ts';
import { pageSecurityHeaders } from '#platform/http/answers/security-headers.ts';
import { loadTestEdition, withSettings } from '#tests/edition.ts';
import { outsideOrigins } from './outside-origins.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const nothing = { scripts: [], images: [], frames: [], connections: [] };

describe('the origins outside that pages may contact [S18]', () => {
  it('are none on a domain without advertising, and on pages that other sites frame', () => {
    expect(outsideOrigins(edition, siteBySlug(edition, 'transtelex'))).toEqual(nothing);
    expect(outsideOrigins(edition, mainSite(edition), { isEmbeddable: true })).toEqual(nothing);
  });

  it('are those of the consent service and of advertising', () => {
    const cmp = { script: 'https://cmp.example/stub/tcf.js', hosts: [] };
    const consent = { mode: 'tcf', policyVersion: '1', cmp };
    const changed = withSettings(edition, { consent });
    expect(outsideOrigins(changed, mainSite(changed)).images).toEqual([
      'https://cmp.example',
      'https://meres.lapzarta.example',
    ]);
  });

  it('are in the header, which never allows inline script', () => {
    const policy = pageSecurityHeaders({
      scripts: ['https://a.example'],
      images: ['https://b.example'],
      frames: ['https://c.example'],
      connections: ['https://d.example'],
      media: [],
      formActions: [],
      isEmbeddable: false,
      isHttps: true,
    })['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://a.example;");
    expect(policy).toContain("img-src 'self' data: https://b.example;");
    expect(policy).toContain('frame-src https://c.example');
    expect(policy).toContain("connect-src 'self' https://d.example;");
    expect(policy).not.toContain('unsafe');
  });
});
