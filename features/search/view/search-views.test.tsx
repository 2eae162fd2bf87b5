/** The search forms, their filters, and the narrowing of results, as readers get them without script. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ArchiveQuery, SearchTag } from '../archive-query.ts';
import { emptySearch } from './archive-address.ts';
import { archivePath } from './archive-path.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchNarrowing } from './SearchNarrowing.tsx';
import { SearchTags } from './SearchTags.tsx';
import { StorySearch } from './StorySearch.tsx';
import { tagWords } from './tag-words.ts';

const html = (node: ReactElement): string =>
  renderToStaticMarkup(node).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const bridges: SearchTag = { type: 'tags', value: 'hidak', text: 'Hidak', protected: false };
const anna: SearchTag = { type: 'authors', value: 'szekely-anna', text: 'Székely Anna', protected: false };
const hostile = '"><script>alert(1)</script>';
const asked = (change: Partial<ArchiveQuery> = {}): ArchiveQuery => ({ ...emptySearch, ...change });

/** Attributes of the only element of a name that has this text in its tag. */
function tagOf(text: string, part: string): string {
  const found = text.match(/<[a-z][^>]*>/g)?.filter((tag) => tag.includes(part)) ?? [];
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

describe('the search form of the archive', () => {
  const form = (change: Partial<ArchiveQuery> = {}, props: object = {}) =>
    html(
      <SearchForm
        {...{
          language: 'hu',
          action: '/archivum',
          placeholder: 'Keresés',
          question: asked(change),
          ...props,
        }}
      />,
    );

  it('searches without script, with the words as they were typed', () => {
    const text = form({ term: 'fa & híd' });
    expect(tagOf(text, '<form')).toMatch(/action="\/archivum" method="get"/);
    expect(tagOf(text, 'name="term"')).toContain('value="fa & híd"');
    expect(tagOf(text, 'name="term"')).toContain('aria-label="Keresés"');
    expect(text).toMatch(/<button[^>]*type="submit"[^>]*>Keresés<\/button>/);
  });

  it('keeps filters, order and page size, and sends no empty fields', () => {
    const text = form({ tags: [bridges], sort: 'time', perPage: 50 });
    expect(tagOf(text, 'name="filters"')).toContain('value="{"and_tags":["hidak"]}"');
    expect(tagOf(text, 'name="filters"')).not.toContain('disabled');
    expect(tagOf(text, 'name="sort"')).toContain('value="time"');
    expect(tagOf(text, 'name="perPage"')).toContain('value="50"');
    const empty = form();
    expect(tagOf(empty, 'name="filters"')).toContain('disabled');
    expect(empty).not.toMatch(/name="(sort|perPage)"/);
  });

  it('tells the script its limits only where it has some [SRCH-11] [SRCH-12]', () => {
    const limited = tagOf(form({}, { standalone: true, maxTags: 0, maxTagLength: 30 }), '<form');
    expect(limited).toMatch(/data-standalone="" data-most-tags="0" data-longest="30"/);
    expect(tagOf(form(), '<form')).not.toMatch(/data-(standalone|most-tags|longest)/);
  });

  it('has an empty list of suggestions that is hidden, and messages for screen readers', () => {
    const text = form();
    expect(tagOf(text, 'role="listbox"')).toContain('hidden=""');
    expect(text.match(/<p[^>]*role="status"[^>]*><\/p>/g)).toHaveLength(2);
    expect(form({}, { language: 'en' })).toMatch(/role="listbox"[^>]*aria-label="Suggestions"/);
  });

  it('has what was typed as text [S18]', () => {
    const markup = renderToStaticMarkup(
      <SearchForm
        language="hu"
        action="/archivum"
        placeholder="Keresés"
        question={asked({
          term: hostile,
          tags: [{ ...bridges, type: 'title', value: hostile, text: hostile }],
        })}
      />,
    );
    expect(markup).not.toContain('<script>');
  });
});

describe('the filters of a search', () => {
  const filters = (question: ArchiveQuery, language: 'hu' | 'en' = 'hu') =>
    html(<SearchTags action="/archivum" question={question} language={language} />);
  const hrefsIn = (text: string) =>
    [...text.matchAll(/href="([^"]*(?:"[a-z_]+":\[[^\]]*\][^"]*)?)"/g)].map(([, href]) => href);

  it('have links that remove them, and keep the words and the other filters', () => {
    const text = filters(asked({ term: 'híd', tags: [bridges, anna], from: '2026-01-01' }));
    const addresses = hrefsIn(text).map((href) => new URL(href ?? '', 'https://lap.example').searchParams);
    expect(addresses.map((query) => query.get('filters'))).toEqual([
      '{"authors":["szekely-anna"]}',
      '{"and_tags":["hidak"]}',
    ]);
    for (const query of addresses)
      expect([query.get('term'), query.get('from')]).toEqual(['híd', '2026-01-01']);
  });

  it('name their kind, and what their link does, in the language of the page', () => {
    expect(filters(asked({ tags: [anna] }))).toMatch(
      /Szerző<\/span>.*Székely Anna<\/span>.*aria-label="Szűrő elvétele: Székely Anna"/,
    );
    expect(filters(asked({ tags: [anna] }), 'en')).toMatch(
      /Author<\/span>.*aria-label="Remove the filter Székely Anna"/,
    );
  });

  it('of the page itself cannot be removed [SRCH-09]', () => {
    const text = filters(asked({ tags: [{ ...bridges, protected: true }, anna] }));
    expect(text.match(/data-protected=""/g)).toHaveLength(1);
    expect(text.match(/data-remove=""/g)).toHaveLength(1);
    expect(text).not.toContain('Szűrő elvétele: Hidak');
  });

  it('with the same text are removed one by one', () => {
    const text = filters(asked({ tags: [bridges, { ...bridges, type: 'superTags' }] }));
    const left = hrefsIn(text).map((href) =>
      new URL(href ?? '', 'https://lap.example').searchParams.get('filters'),
    );
    expect(left).toEqual(['{"superTags":["hidak"]}', '{"and_tags":["hidak"]}']);
  });
});

describe('the narrowing of results', () => {
  const narrowing = (change: Partial<ArchiveQuery>, hasFound = true) =>
    html(<SearchNarrowing path="/archivum" question={asked(change)} hasFound={hasFound} />);

  it('offers an order only for words that found something', () => {
    expect(narrowing({ term: 'híd' })).toContain('href="/archivum?term=h%C3%ADd&sort=time"');
    expect(narrowing({ term: 'híd' }, false)).not.toContain('<nav');
    expect(narrowing({ tags: [bridges] })).not.toContain('<nav');
  });

  it('marks the current order, and leads to the other without its page number', () => {
    const text = narrowing({ term: 'híd', sort: 'time', to: '2026-11-21' });
    expect(tagOf(text, 'aria-current="true"')).toContain('sort=time');
    expect(text).toContain('href="/archivum?term=h%C3%ADd&to=2026-11-21"');
  });

  it('opens the days only where some were chosen, and ties them to the search form', () => {
    expect(tagOf(narrowing({}), '<details')).not.toContain('open');
    const text = narrowing({ to: '2026-11-21' });
    expect(tagOf(text, '<details')).toContain('open=""');
    expect(tagOf(text, 'name="to"')).toMatch(/value="2026-11-21"/);
    expect(tagOf(text, 'name="from"')).toMatch(/value=""/);
    expect(text.match(/form="archivum-kereso"/g)).toHaveLength(3);
  });
});

describe('a field that suggests stories [SRCH-04]', () => {
  it('searches the archive of its site without script', () => {
    const text = html(<StorySearch action={archivePath({ path: '/g7' })} id="lista" language="en" />);
    expect(tagOf(text, '<form')).toMatch(/action="\/g7\/archivum" method="get"/);
    expect(tagOf(text, 'name="term"')).toContain('placeholder="Search our stories"');
    expect(tagOf(text, 'id="lista"')).toMatch(/role="listbox" aria-label="Stories"/);
    expect(tagOf(text, '<form')).toContain('{count} stories');
  });

  it('has a link to all results in the language of the page', () => {
    const text = html(<StorySearch action="/archivum" id="lista" language="hu" floats />);
    expect(text).toMatch(/<template data-copy="all"><a[^>]*href="\/archivum"[^>]*>Minden találat<\/a>/);
  });
});

describe('the texts about filters', () => {
  it('count one story and several', () => {
    expect([tagWords.en.stories('1'), tagWords.en.stories('21'), tagWords.hu.stories('1')]).toEqual([
      '1 story',
      '21 stories',
      '1 cikk',
    ]);
  });

  it('name the refused filter, in both languages', () => {
    for (const language of ['hu', 'en'] as const)
      for (const refusal of ['reserved', 'duplicate', 'too-long', 'not-offered'] as const)
        expect(tagWords[language].refusals[refusal]('Hidak')).toContain('Hidak');
  });
});
