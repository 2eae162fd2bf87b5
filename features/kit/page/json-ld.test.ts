/** Structured data that search engines read [S07]. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { siteBySlug, type Viewpoint } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { breadcrumb, organization, organizationId, publisherOf, webSite } from './json-ld.ts';
import { headOfPage } from './page-head.ts';

const edition = await loadTestEdition();
const view = (slug: string): Viewpoint => ({ edition, site: siteBySlug(edition, slug), port: 3000 });
const origin = 'http://localhost:3000';

const stepsSchema = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
});

describe('the publisher', () => {
  it('has the address of its own front page, below the prefix of a sub-site too', () => {
    expect(publisherOf(view('telex'))).toMatchObject({
      '@id': `${origin}/#organization`,
      url: `${origin}/`,
      logo: { url: `${origin}/icon-512.png` },
    });
    expect(publisherOf(view('g7'))).toMatchObject({
      '@id': `${origin}/g7#organization`,
      url: `${origin}/g7`,
      logo: { url: `${origin}/g7/icon-512.png` },
    });
  });

  it('is one organization in all documents, and belongs to one company', () => {
    const id = organizationId(view('g7'));
    expect(organization(view('g7'))).toMatchObject({
      '@id': id,
      parentOrganization: { name: 'Lapzárta Kiadó' },
    });
    expect(webSite(view('g7'))).toMatchObject({ publisher: { '@id': id } });
    expect(organizationId(view('telex'))).not.toBe(id);
  });
});

describe('the search of a site', () => {
  it('is the archive of its domain, which sub-sites share', () => {
    const target = { potentialAction: { target: { urlTemplate: expect.any(String) } } };
    const expected = `${origin}/archivum?term={search_term_string}`;
    target.potentialAction.target.urlTemplate = expected;
    expect(webSite(view('telex'))).toMatchObject(target);
    expect(webSite(view('after'))).toMatchObject(target);
  });
});

describe('a breadcrumb', () => {
  const stepsOf = (slug: string, ...steps: { name: string; path: string }[]) =>
    stepsSchema.parse(breadcrumb(view(slug), steps)).itemListElement;

  it('begins with the front page, and counts from 1', () => {
    const steps = stepsOf('g7', { name: 'Adat', path: '/g7/adat' }, { name: 'Ez', path: '/g7/adat/ez' });
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(steps.map(({ item }) => item)).toEqual([
      `${origin}/g7`,
      `${origin}/g7/adat`,
      `${origin}/g7/adat/ez`,
    ]);
  });

  it('has full addresses, and leaves those of other domains as they are', () => {
    const [home, elsewhere] = stepsOf('telex', { name: 'Ott', path: 'https://mas.example/rovat' });
    expect(home?.item).toBe(`${origin}/`);
    expect(elsewhere?.item).toBe('https://mas.example/rovat');
  });
});

describe('the head of a page', () => {
  const headOf = (title: string, path: string) =>
    headOfPage({ view: view('g7') }, { title, description: 'Leírás.', canonicalPath: path });
  const typesOf = (data: object[]) => data.map((one) => Object.entries(one).find(([key]) => key === '@type'));

  it('has the site and its search on the front page, a breadcrumb on all others', () => {
    expect(typesOf(headOf('', '/g7').jsonLd)).toEqual([
      ['@type', 'NewsMediaOrganization'],
      ['@type', 'WebSite'],
    ]);
    expect(typesOf(headOf('Adat', '/g7/adat').jsonLd)[1]).toEqual(['@type', 'BreadcrumbList']);
  });

  it('names the site after the title, and not in the title that is shared', () => {
    const head = headOf('Adat', '/g7/adat');
    const { name } = siteBySlug(edition, 'g7');
    expect(head.title).toBe(`Adat – ${name}`);
    expect(head.openGraph.title).toBe('Adat');
    expect(head.canonical).toBe(`${origin}/g7/adat`);
    expect(headOf('', '/g7').openGraph.title).toBe(name);
  });
});
