import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { surroundings } from '../article/story.fixture.ts';
import { listPageData, storyCards } from '../list/list.fixture.ts';
import type { ListPageData } from '../page-data.ts';
import { ListPage } from './ListPage.tsx';

function page(about: Partial<ListPageData>, sitePath = ''): string {
  const data = listPageData(about);
  return renderToStaticMarkup(<ListPage surroundings={surroundings(sitePath, data.language)} data={data} />);
}

/** What stands in the list and between its stories, in order. */
function orderIn(html: string): string[] {
  return [...html.matchAll(/data-ad-slot="([^"]+)"|>(Hirdetés|Advertisement)<|>(\d+\.\u00a0?\s?cikk)</g)].map(
    ([, slot, label, title]) => slot ?? label ?? title ?? '',
  );
}

describe('the page of a list', () => {
  it('has a header, the stories, page numbers and a sidebar [LIST-01]', () => {
    const html = page({ title: 'Sport', description: 'Eredmények, háttér.', totalItems: 40, totalPages: 4 });
    expect(html).toMatch(/<h1[^>]*>Sport<\/h1>/);
    expect(html).toContain('Eredmények, háttér.');
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).toContain('aria-label="Lapozás"');
    expect(html).toMatch(/<aside[^>]*aria-label="A lapról"/);
    expect(html).toContain('1. oldal, összesen 4');
  });

  it('shows the site’s own name and its accounts in the sidebar [LIST-01]', () => {
    const html = page({}, '/g7');
    const sidebar = html.slice(html.indexOf('<aside'));
    expect(sidebar).toMatch(/href="\/g7"[^>]*><span[^>]*>Lapzárta<\/span>/);
    expect(sidebar).toContain('Kövessen minket');
    expect(sidebar).toContain('href="https://facebook.example/lapzarta"');
    expect(sidebar).toContain('href="https://x.example/lapzarta"');
  });

  it('recommends what the server chose for this page [LIST-03]', () => {
    const html = page({ sidebar: { recommended: storyCards(4, { title: 'Ajánlott' }) } });
    expect(html).toContain('>Ajánljuk</h2>');
    expect(html.match(/>Ajánlott</g)).toHaveLength(4);
    expect(page({})).not.toContain('Ajánljuk');
  });

  it('offers the feed where there is one [SEO-06]', () => {
    expect(page({ rss: '/rss/rovat/sport' })).toMatch(
      /href="\/rss\/rovat\/sport" type="application\/rss\+xml"/,
    );
    expect(page({ rss: '' })).not.toContain('RSS');
  });

  it('is short on its other pages, and keeps the size of a page [LIST-05]', () => {
    const html = page({ description: 'Eredmények.', page: 2, totalPages: 3, query: 'perPage=20' });
    expect(html).not.toContain('Eredmények.');
    expect(html).toContain('?perPage=20&amp;oldal=3"');
  });

  it('cuts long titles and leads between words, with the whole title at hand [LIST-09]', () => {
    const title = `${'Árvíztűrő '.repeat(11)}vége`;
    const html = page({ articles: storyCards(1, { title, lead: 'Szó '.repeat(80) }) });
    const shown = /<a class="[^"]*" href="[^"]*" title="([^"]*)">([^<]*)</.exec(html);
    expect(shown?.[1]).toBe(title);
    expect([...(shown?.[2] ?? '')].length).toBeLessThanOrEqual(103);
    expect(shown?.[2]).toMatch(/Árvíztűrő\.\.\.$/);
    expect(html).toMatch(/>(Szó ){1,49}Szó\.\.\.</);
  });
});

describe('the stories of a list', () => {
  it('have one that stands out where the server says so [LIST-10]', () => {
    const html = page({ articles: storyCards(10), highlightedAt: 3 });
    const cards = html.split('<article').slice(1);
    const large = cards.map((card) => /class="[^"]*feature/.test(card));
    expect(large.indexOf(true)).toBe(3);
    expect(large.filter(Boolean)).toHaveLength(1);
    expect(page({ articles: storyCards(5) })).not.toMatch(/class="[^"]*feature/);
  });

  it('have one empty slot for an advertisement after the third [LIST-11]', () => {
    expect(orderIn(page({ articles: storyCards(5) }))[3]).toBe('list-mobile-1');
    expect(orderIn(page({ articles: storyCards(2) }))).not.toContain('list-mobile-1');
  });

  it('have a sponsored line in the fourth place, which says what it is [LIST-13] [S25]', () => {
    const line = {
      ctLink: 'https://bolt.example/?a=1&b=2',
      description: 'Sátrak',
      cssClass: 'piros',
      avCode: '',
    };
    const html = page({ articles: storyCards(5), sponsored: { line, at: 3 } });
    expect(orderIn(html).filter((one) => one !== 'list-mobile-1')[3]).toBe('Hirdetés');
    expect(html).toMatch(/<aside class="[^"]*piros" aria-label="Hirdetés"/);
    expect(html).toContain('href="https://bolt.example/?a=1&amp;b=2" rel="sponsored nofollow noopener"');
    const english = page({ articles: storyCards(5), language: 'en', sponsored: { line, at: 3 } });
    expect(english).toContain('aria-label="Advertisement"');
  });

  it('are parted by days only where the list is a chronicle', () => {
    const articles = storyCards(20);
    const chronicle = page({ articles, showsDays: true });
    expect(chronicle).toContain('>2026. november 21., szombat</h2>');
    expect(chronicle).toContain('>2026. november 20., péntek</h2>');
    expect(page({ articles })).not.toContain('péntek</h2>');
  });

  it('do not repeat the name of the list on every card', () => {
    const section = { id: 3, slug: 'sport', name: 'Sport', site: 'telex', active: true };
    expect(page({ title: 'Sport', articles: storyCards(3, { section }) }).match(/Sport/g)).toHaveLength(1);
  });
});

describe('a list in English', () => {
  const html = page({ title: 'English', language: 'en', page: 2, totalPages: 9, rss: '/rss/rovat/english' });

  it('speaks English everywhere [LIST-18]', () => {
    expect(html).toContain('Page 2 of 9');
    expect(html).toContain('aria-label="Pages"');
    expect(html).toContain('Follow us');
    expect(html).toContain('>21 November, 9:02</time>');
    expect(html).not.toMatch(/oldal,|Kövessen|RSS-hírcsatorna|Lapozás/);
  });

  it('links to its feed [SEO-07]', () => {
    expect(html).toContain('href="/rss/rovat/english"');
  });
});

describe('what an edition puts around a list', () => {
  it('is tabs, links of which one is on [LIST-02]', () => {
    const html = page({
      tabs: [
        { title: 'Minden túra', href: '/rovat/szepkilatas', current: false },
        { title: 'Könnyű', href: '/rovat/szepkilatas/konnyu', current: true },
      ],
    });
    expect(html).toMatch(/href="\/rovat\/szepkilatas">Minden túra/);
    expect(html).toMatch(/href="\/rovat\/szepkilatas\/konnyu" aria-current="page">Könnyű/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  it('is a block of four highlights [LIST-22]', () => {
    const html = page({ highlights: storyCards(4, { title: 'Kiemelt írás' }) });
    expect(html.match(/>Kiemelt írás</g)).toHaveLength(4);
    expect(html.indexOf('Kiemelt írás')).toBeLessThan(html.indexOf('1. cikk'));
  });

  it('is an extra block before the list [LIST-24]', () => {
    const html = page({ extra: { title: 'Ma este', stories: storyCards(3, { title: 'Koncert' }) } });
    expect(html.indexOf('>Ma este</h2>')).toBeGreaterThan(0);
    expect(html.indexOf('>Koncert<')).toBeLessThan(html.indexOf('1. cikk'));
    expect(page({ extra: { title: 'Ma este', stories: [] } })).not.toContain('Ma este');
  });

  it('is a form that asks the archive about the section, which stays its filter [LIST-15] [SRCH-09] [SRCH-14]', () => {
    const html = page({
      searchBar: {
        placeholder: 'Keresés a túrák között',
        action: '/archivum',
        tags: [{ type: 'superTags', value: 'a', text: 'Szép kilátás', protected: true }],
      },
    });
    expect(html).toMatch(/<form[^>]* data-standalone=""[^>]* action="\/archivum" method="get"/);
    expect(html).toMatch(/<input[^>]*placeholder="Keresés a túrák között"[^>]* name="term"/);
    expect(html).toContain('name="filters" value="{&quot;superTags&quot;:[&quot;a&quot;]}"');
    expect(html).toMatch(/data-text="Szép kilátás" data-protected/);
    expect(html).not.toContain('Szűrő elvétele: Szép kilátás');
  });

  it('is a map that asks nothing of another service before the reader does [LIST-16]', () => {
    const src = 'https://terkep.example/turak?a=1';
    const html = page({
      map: { src, title: 'Túratérkép', caption: 'Minden túránk egy nagyítható térképen.' },
    });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('data-embed="https://terkep.example/turak?a=1"');
    expect(html).toMatch(/<a[^>]*href="https:\/\/terkep\.example\/turak\?a=1"/);
    expect(html).toMatch(/<button[^>]*hidden/);
    expect(html).toContain('külső szolgáltató (terkep.example)');
    expect(html).toMatch(/<figcaption[^>]*>Minden túránk egy nagyítható térképen\./);
  });

  it('is a link to how the section works [LIST-20]', () => {
    const html = page({ methodology: { title: 'Így dolgozunk', href: '/dokumentum/modszertan' } });
    expect(html).toContain('<a href="/dokumentum/modszertan">Így dolgozunk</a>');
  });
});

describe('the page of an author', () => {
  const author = {
    slug: 'halmi-bence',
    name: 'Halmi Bence',
    title: 'újságíró',
    bio: 'Utakról ír.',
    avatar: null,
  };

  it('introduces the author, and counts what the author wrote [SITE-22]', () => {
    const html = page({ route: 'articles_by_author', title: author.name, author, totalItems: 1240 });
    expect(html).toMatch(/<h1[^>]*>Halmi Bence<\/h1>/);
    expect(html).toContain('>újságíró<');
    expect(html).toContain('>Utakról ír.<');
    expect(html).toContain('1\u00a0240 cikk');
  });
});

describe('the page of a tag', () => {
  it('says which tag is being looked at, for what is kept of that [LIST-26]', () => {
    expect(page({ route: 'articles_by_tag', visitedTag: 'hidak' })).toContain('data-visited-tags="hidak"');
    expect(page({})).not.toContain('data-visited-tags');
  });
});
