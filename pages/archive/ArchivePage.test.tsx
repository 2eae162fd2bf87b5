import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emptySearch, type SearchTag } from '#features/search/public.ts';
import { pageContext, storyCard } from '../article/view/story.fixture.ts';
import { ArchivePage } from './ArchivePage.tsx';
import type { ArchivePageData } from './archive-data.ts';

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
    question: emptySearch,
    placeholder: 'Keresés',
    notices: [],
    unknown: [],
    stories: [{ story: storyCard(), marks: null }],
    page: 1,
    totalPages: 1,
    totalItems: 1,
    totalIsLeast: false,
    partial: null,
    names: [],
    corrections: [],
    wider: null,
    latest: [],
    scores: {},
    ...about,
  };
  const place = { ...pageContext(sitePath), path: `${sitePath}/archivum` };
  return renderToStaticMarkup(<ArchivePage surroundings={place} data={data} />);
}

const termQuery = { ...emptySearch, term: 'remíz' };

describe('the archive page', () => {
  it('has a plain GET form that submits to its own address [SITE-15] [SRCH-01]', () => {
    const html = page({}, '/g7');
    expect(html).toMatch(/<search><form[^>]* action="\/g7\/archivum" method="get"/);
    expect(html).toMatch(/<input[^>]* name="term"/);
    expect(html).toMatch(/type="date" form="archivum-kereso" name="from"/);
    expect(html).toMatch(/type="date" form="archivum-kereso" name="to"/);
  });

  it('shows everything, newest first, without search terms', () => {
    const html = page();
    expect(html).toContain('A teljes archívum, legújabb elöl');
    expect(html).not.toContain('<mark');
    expect(html).not.toContain('Legújabb</a>');
  });

  it('uses the given placeholder [SRCH-14]', () => {
    expect(page()).toContain('placeholder="Keresés"');
    expect(page({ placeholder: 'Keresés a túrák között' })).toContain('placeholder="Keresés a túrák között"');
  });

  it('highlights the matched words in title and text', () => {
    const html = page({ question: termQuery, stories: [{ story: storyCard(), marks }] });
    expect(html.match(/<mark/g)).toHaveLength(2);
    expect(html).toMatch(/<mark[^>]*>remízt<\/mark>/);
  });

  it('shows each story’s date with its year', () => {
    expect(page()).toContain('>2026. november 21., 9:02</time>');
  });

  it('states that no story contains all words, and links to a search for each of them [S09]', () => {
    const three = { ...emptySearch, term: 'remíz „híd” zsiráf teve' };
    const html = page({ question: three, partial: { words: 1, of: 3, missing: ['zsiráf'] } });
    expect(html).toContain('1 hasonló találat');
    expect(html).toContain('Nincs találat erre: „zsiráf”.');
    expect(html).toContain(
      'A többi szó együtt nem fordul elő. Ezekben a cikkekben legalább az egyik megvan.',
    );
    expect(html).toMatch(/<a class="lone-link" href="\/archivum\?term=rem%C3%ADz">Csak ez a szó: remíz<\/a>/);
    expect(html).not.toContain('Csak ez a szó: zsiráf');
    expect(page({ question: three })).not.toContain('Csak ez a szó');
  });

  it('says which words no story has, and links to the search for those found instead [S09]', () => {
    const html = page({
      question: { ...emptySearch, term: 'cappucino ára' },
      corrections: [{ typed: 'cappucino', found: 'cappuccino' }],
    });
    expect(html).toContain('Nincs találat erre: „cappucino”. Erre kerestünk helyette:');
    expect(html).toContain('term=cappuccino+%C3%A1ra');
    expect(html).toContain('>cappuccino ára</a>');
    expect(page({})).not.toContain('helyette');
  });

  it('says which words were searched for as names only, and links to all senses [S62]', () => {
    const html = page({ question: { ...emptySearch, term: 'Hatvan uszoda' }, names: ['Hatvan'] });
    expect(html).toContain('Névként kerestük: Hatvan.');
    expect(html).toContain('href="/archivum?term=hatvan+uszoda">Keresés minden jelentésben</a>');
    expect(page()).not.toContain('Névként');
  });

  it('shows the number of results, and marks it as a minimum if the count was limited', () => {
    expect(page({ question: termQuery, totalItems: 1240 })).toContain('1240 találat');
    expect(page({ question: termQuery, totalItems: 10_000, totalIsLeast: true })).toContain(
      'Több mint 10\u00a0000 találat',
    );
  });

  it('shows each filter with a link to the same search without it [SRCH-01]', () => {
    const html = page({ question: { ...termQuery, tags: [bridges], sort: 'time' } });
    expect(html).toContain(
      'href="/archivum?term=rem%C3%ADz&amp;sort=time" aria-label="Szűrő elvétele: hidak"',
    );
    expect(html).toContain('name="filters" value="{&quot;and_tags&quot;:[&quot;hidak&quot;]}"');
  });

  it('has no link to remove a protected filter [SRCH-09]', () => {
    const html = page({ question: { ...termQuery, tags: [football, bridges] } });
    expect(html).not.toContain('Szűrő elvétele: Foci');
    expect(html).toContain('Szűrő elvétele: hidak');
    expect(html).toMatch(/data-text="Foci" data-protected=""/);
  });

  it('offers both sort orders, and marks the current one', () => {
    const html = page({ question: { ...termQuery, sort: 'time' } });
    expect(html).toMatch(/href="\/archivum\?term=rem%C3%ADz">Legjobb találat/);
    expect(html).toMatch(/sort=time" aria-current="true">Legújabb/);
    expect(html).toMatch(/type="hidden" name="sort" value="time"/);
  });

  it('preserves the whole query in pagination links [LIST-06] [LIST-08]', () => {
    const question = { ...termQuery, tags: [bridges], from: '2024-01-01' };
    const html = page({ question, totalItems: 30, totalPages: 3, page: 2 });
    const next = /href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(Object.fromEntries(new URL(next, 'http://localhost').searchParams)).toEqual({
      term: 'remíz',
      filters: '{"and_tags":["hidak"]}',
      from: '2024-01-01',
      oldal: '3',
    });
    expect(html).toContain('2. oldal a 3-ból');
  });

  it('keeps the form when there are no results, and offers alternatives [X08]', () => {
    const html = page({
      question: { ...termQuery, term: 'nyírfából faragott', tags: [bridges] },
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

  it('offers the search without an unknown filter, and no other advice [X08]', () => {
    const nothing = { stories: [], totalItems: 0, totalPages: 0 };
    const missing: SearchTag = {
      type: 'tags',
      value: 'hidegburkolat',
      text: 'hidegburkolat',
      protected: false,
    };
    const some = page({
      ...nothing,
      question: { ...termQuery, tags: [bridges, missing] },
      unknown: [missing],
    });
    expect(some).toMatch(
      /href="\/archivum\?term=rem%C3%ADz&amp;filters=[^"]*hidak[^"]*">Keresés e szűrő nélkül: hidegburkolat</,
    );
    expect(some).toContain('Keresés szűrők nélkül');
    expect(some).not.toContain('kevesebb szóval');
    const only = page({ ...nothing, question: { ...termQuery, tags: [missing] }, unknown: [missing] });
    expect(only).toContain('href="/archivum?term=rem%C3%ADz">Keresés e szűrő nélkül: hidegburkolat<');
    expect(only).not.toContain('Keresés szűrők nélkül');
  });

  it('links to the last page from a page number beyond it [S05]', () => {
    const html = page({ question: termQuery, stories: [], totalItems: 25, totalPages: 3, page: 9 });
    expect(html).toContain('nincs ennyi oldala');
    expect(html).toContain('href="/archivum?term=rem%C3%ADz&amp;oldal=3"');
  });

  it('of a sub-site links to the archive of all sites [SITE-15]', () => {
    const wider = { name: 'Lapzárta', path: '/archivum' };
    expect(page({ question: termQuery, wider }, '/g7')).toContain('href="/archivum?term=rem%C3%ADz"');
    expect(page({ question: termQuery })).not.toContain('egész archívumban');
  });

  it('shows notices about invalid input, escaped as text', () => {
    const html = page({ notices: ['Nincs ilyen téma: <b>x</b>.'] });
    expect(html).toContain('Nincs ilyen téma: &lt;b&gt;x&lt;/b&gt;.');
  });
});
