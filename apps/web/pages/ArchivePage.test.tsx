import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { nothingAsked } from '../archive/archive-address.ts';
import { storyCard, surroundings } from '../article/story.fixture.ts';
import type { ArchivePageData, SearchTag } from '../page-data.ts';
import { ArchivePage } from './ArchivePage.tsx';

const bridges: SearchTag = { type: 'tags', value: 'hidak', text: 'hidak', protected: false };
const football: SearchTag = { type: 'superTags', value: 'foci', text: 'Foci', protected: true };

const marks = {
  title: [
    { text: 'Egyben viszik át a ', marked: false },
    { text: 'remíz', marked: true },
    { text: ' tetejét', marked: false },
  ],
  snippet: [
    { text: '…a ', marked: false },
    { text: 'remízt', marked: true },
    { text: ' 1911-ben építették…', marked: false },
  ],
};

function page(about: Partial<ArchivePageData> = {}, sitePath = ''): string {
  const data: ArchivePageData = {
    route: 'archivum',
    question: nothingAsked,
    placeholder: 'Keresés',
    notices: [],
    stories: [{ story: storyCard(), marks: null }],
    page: 1,
    totalPages: 1,
    totalItems: 1,
    totalIsLeast: false,
    wider: null,
    latest: [],
    ...about,
  };
  const place = { ...surroundings(sitePath), path: `${sitePath}/archivum` };
  return renderToStaticMarkup(<ArchivePage surroundings={place} data={data} />);
}

const asked = { ...nothingAsked, term: 'remíz' };

describe('the archive', () => {
  it('is a plain form that asks its own address [SITE-15] [SRCH-01]', () => {
    const html = page({}, '/g7');
    expect(html).toMatch(/<search><form[^>]* action="\/g7\/archivum" method="get"/);
    expect(html).toMatch(/<input[^>]* name="term"/);
    expect(html).toMatch(/type="date" form="archivum-kereso" name="from"/);
    expect(html).toMatch(/type="date" form="archivum-kereso" name="to"/);
  });

  it('shows everything, newest first, where nothing is asked', () => {
    const html = page();
    expect(html).toContain('A teljes archívum, legújabb elöl');
    expect(html).not.toContain('<mark');
    expect(html).not.toContain('Legújabb</a>');
  });

  it('has the placeholder it is given [SRCH-14]', () => {
    expect(page()).toContain('placeholder="Keresés"');
    expect(page({ placeholder: 'Keresés a túrák között' })).toContain('placeholder="Keresés a túrák között"');
  });

  it('marks the words that were found, in title and text', () => {
    const html = page({ question: asked, stories: [{ story: storyCard(), marks }] });
    expect(html.match(/<mark/g)).toHaveLength(2);
    expect(html).toMatch(/<mark[^>]*>remízt<\/mark>/);
  });

  it('says of which year a story is: they are of many', () => {
    expect(page()).toContain('>2026. november 21., 9:02</time>');
  });

  it('says how many there are, and that there are more than anybody counted', () => {
    expect(page({ question: asked, totalItems: 1240 })).toContain('1\u00a0240 találat');
    expect(page({ question: asked, totalItems: 10_000, totalIsLeast: true })).toContain(
      'Több mint 10\u00a0000 találat',
    );
  });

  it('shows each filter with a link to the same search without it [SRCH-01]', () => {
    const html = page({ question: { ...asked, tags: [bridges], sort: 'time' } });
    expect(html).toContain(
      'href="/archivum?term=rem%C3%ADz&amp;sort=time" aria-label="Szűrő elvétele: hidak"',
    );
    expect(html).toContain('name="filters" value="{&quot;and_tags&quot;:[&quot;hidak&quot;]}"');
  });

  it('lets nobody take off a protected filter [SRCH-09]', () => {
    const html = page({ question: { ...asked, tags: [football, bridges] } });
    expect(html).not.toContain('Szűrő elvétele: Foci');
    expect(html).toContain('Szűrő elvétele: hidak');
    expect(html).toMatch(/data-text="Foci" data-protected=""/);
  });

  it('offers both orders of what was looked for, and marks the one that is on', () => {
    const html = page({ question: { ...asked, sort: 'time' } });
    expect(html).toMatch(/href="\/archivum\?term=rem%C3%ADz">Legjobb találat/);
    expect(html).toMatch(/sort=time" aria-current="true">Legújabb/);
    expect(html).toMatch(/type="hidden" name="sort" value="time"/);
  });

  it('keeps the whole question from page to page [LIST-06] [LIST-08]', () => {
    const question = { ...asked, tags: [bridges], from: '2024-01-01' };
    const html = page({ question, totalItems: 30, totalPages: 3, page: 2 });
    const next = /href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(Object.fromEntries(new URL(next, 'http://localhost').searchParams)).toEqual({
      term: 'remíz',
      filters: '{"and_tags":["hidak"]}',
      from: '2024-01-01',
      oldal: '3',
    });
    expect(html).toContain('2. oldal, összesen 3');
  });

  it('keeps the form where nothing was found, and helps [X08]', () => {
    const html = page({
      question: { ...asked, term: 'nyírfából faragott', tags: [bridges] },
      stories: [],
      totalItems: 0,
    });
    expect(html).toContain('Nincs találat');
    expect(html).toContain('kevesebb szóval vagy más írásmóddal');
    expect(html).toContain('Keresés szűrők nélkül');
    expect(html).toContain('Csak ez a szó: faragott');
    expect(html).toContain('<search>');
    expect(html).not.toContain('Sorrend');
  });

  it('leads back from beyond the last page [S05]', () => {
    const html = page({ question: asked, stories: [], totalItems: 25, totalPages: 3, page: 9 });
    expect(html).toContain('nincs ennyi oldala');
    expect(html).toContain('href="/archivum?term=rem%C3%ADz&amp;oldal=3"');
  });

  it('of a sub-site says so, and leads to the whole paper’s [SITE-15]', () => {
    const wider = { name: 'Lapzárta', path: '/archivum' };
    expect(page({ question: asked, wider }, '/g7')).toContain('href="/archivum?term=rem%C3%ADz"');
    expect(page({ question: asked })).not.toContain('egész archívumban');
  });

  it('says what it did not understand, without letting it into the page as HTML', () => {
    const html = page({ notices: ['Nincs ilyen téma: <b>x</b>.'] });
    expect(html).toContain('Nincs ilyen téma: &lt;b&gt;x&lt;/b&gt;.');
  });
});
