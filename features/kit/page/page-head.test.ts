import { describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { headOfPage } from './page-head.ts';

const edition = await loadTestEdition();

describe('the title of a front page', () => {
  const titleWith = (tagline: string) => {
    const [site] = edition.sites.map((one) => ({ ...one, tagline }));
    if (!site) throw new Error('The edition has no site');
    const texts = { title: '', description: '', canonicalPath: '/' };
    return headOfPage({ view: { edition, site, port: 3000 } }, texts).title;
  };

  it('is the site’s name and tagline, or the name alone without a tagline [SITE-04]', () => {
    expect(titleWith('Hírek')).toBe('Lapzárta – Hírek');
    expect(titleWith('')).toBe('Lapzárta');
  });
});
