import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageAds } from '#features/ads/public.ts';
import { pageContext } from '../article/view/story.fixture.ts';
import { ListPage } from './ListPage.tsx';
import type { ListPageData } from './section-data.ts';
import { listPageData, storyCards } from './view/list.fixture.ts';

const adsInList: PageAds = {
  request: null,
  slots: {
    'list-mobile': {
      rooms: { mobile: 250, narrow: 0, desktop: 0 },
      campaigns: [],
      slot: {
        place: 'list-mobile',
        adSite: 'telex',
        page: 'list',
        creative: 'rectangle',
        position: 'list',
        index: 1,
        sizes: { desktop: [], mobile: ['300x250'] },
        load: 'lazy',
        loadCollapsed: false,
        observerMargin: 200,
        delay: 0,
        pr: false,
        fixed: false,
        setupad: false,
      },
    },
  },
};

function page(about: Partial<ListPageData>, sitePath = ''): string {
  const data = listPageData(about);
  return renderToStaticMarkup(<ListPage surroundings={pageContext(sitePath, data.language)} data={data} />);
}

/** Stories, slots and advertisement labels of the list, in order. */
function orderIn(html: string): string[] {
  return [...html.matchAll(/data-place="([^"]+)"|>(Hirdetés|Advertisement)<|>(\d+\.\u00a0?\s?cikk)</g)].map(
    ([, slot, label, title]) => slot ?? label ?? title ?? '',
  );
}

describe('a list page', () => {
  it('has a header, the stories, page numbers and a sidebar [LIST-01]', () => {
    const html = page({ title: 'Sport', description: 'Eredmények, háttér.', totalItems: 40, totalPages: 4 });
    expect(html).toMatch(/<h1[^>]*>Sport<\/h1>/);
    expect(html).toContain('Eredmények, háttér.');
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).toContain('aria-label="Lapozás"');
    expect(html).toMatch(/<aside[^>]*aria-label="A lapról"/);
    expect(html).toContain('1. oldal a 4-ből');
  });

  it('shows the site’s own name and its accounts in the sidebar [LIST-01]', () => {
    const html = page({}, '/g7');
    const sidebar = html.slice(html.indexOf('<aside'));
    expect(sidebar).toMatch(/href="\/g7"[^>]*><span[^>]*>Lapzárta<\/span>/);
    expect(sidebar).toContain('Kövessen minket');
    expect(sidebar).toContain('href="https://facebook.example/lapzarta"');
    expect(sidebar).toContain('href="https://x.example/lapzarta"');
  });

  it('shows the recommended stories that the server selected [LIST-03]', () => {
    const html = page({ sidebar: { recommended: storyCards(4, { title: 'Ajánlott' }) } });
    expect(html).toContain('>Ajánljuk</h2>');
    expect(html.match(/>Ajánlott</g)).toHaveLength(4);
    expect(page({})).not.toContain('Ajánljuk');
  });

  it('links to the feed if there is one [SEO-06]', () => {
    expect(page({ rss: '/rss/rovat/sport' })).toMatch(
      /href="\/rss\/rovat\/sport" type="application\/rss\+xml"/,
    );
    expect(page({ rss: '' })).not.toContain('RSS');
  });

  it('omits the description on later pages, and preserves the page size [LIST-05]', () => {
    const html = page({ description: 'Eredmények.', page: 2, totalPages: 3, query: 'perPage=20' });
    expect(html).not.toContain('Eredmények.');
    expect(html).toContain('?perPage=20&amp;oldal=3"');
  });

  it('truncates long titles and leads between words, with the full title as tooltip [LIST-09]', () => {
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
  it('have one highlighted story at the index that the server sets [LIST-10]', () => {
    const html = page({ articles: storyCards(10), highlightedAt: 3 });
    const cards = html.split('<article').slice(1);
    const large = cards.map((card) => /class="[^"]*feature/.test(card));
    expect(large.indexOf(true)).toBe(3);
    expect(large.filter(Boolean)).toHaveLength(1);
    expect(page({ articles: storyCards(5) })).not.toMatch(/class="[^"]*feature/);
  });

  it('have one slot for an advertisement after the third, on mobile only [LIST-11]', () => {
    const html = page({ ads: adsInList, articles: storyCards(5) });
    expect(orderIn(html).filter((one) => one !== 'Hirdetés')[3]).toBe('list-mobile');
    expect(html).toMatch(/data-place="list-mobile" data-room-mobile="250" data-room-desktop="0"/);
    expect(orderIn(page({ ads: adsInList, articles: storyCards(2) }))).not.toContain('list-mobile');
    expect(orderIn(page({ articles: storyCards(5) }))).not.toContain('list-mobile');
  });

  it('have a labelled sponsored line in fourth position [LIST-13] [S25]', () => {
    const line = {
      ctLink: 'https://bolt.example/?a=1&b=2',
      description: 'Sátrak',
      cssClass: 'piros',
      avCode: '',
    };
    const html = page({ articles: storyCards(5), sponsored: { line, at: 3 } });
    expect(orderIn(html)[3]).toBe('Hirdetés');
    expect(html).toMatch(/<aside class="[^"]*piros" aria-label="Hirdetés"/);
    expect(html).toContain('href="https://bolt.example/?a=1&amp;b=2" rel="sponsored nofollow noopener"');
    const english = page({ articles: storyCards(5), language: 'en', sponsored: { line, at: 3 } });
    expect(english).toContain('aria-label="Advertisement"');
  });

  it('are grouped by day only if the list is a chronicle', () => {
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

  it('has English interface texts only [LIST-18]', () => {
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

describe('blocks that an edition adds around a list', () => {
  it('include tabs: links, one of which is current [LIST-02]', () => {
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

  it('include a block of four highlights [LIST-22]', () => {
    const html = page({ highlights: storyCards(4, { title: 'Kiemelt írás' }) });
    expect(html.match(/>Kiemelt írás</g)).toHaveLength(4);
    expect(html.indexOf('Kiemelt írás')).toBeLessThan(html.indexOf('1. cikk'));
  });

  it('include an extra block before the list [LIST-24]', () => {
    const html = page({ extra: { title: 'Ma este', stories: storyCards(3, { title: 'Koncert' }) } });
    expect(html.indexOf('>Ma este</h2>')).toBeGreaterThan(0);
    expect(html.indexOf('>Koncert<')).toBeLessThan(html.indexOf('1. cikk'));
    expect(page({ extra: { title: 'Ma este', stories: [] } })).not.toContain('Ma este');
  });

  it('include an archive search form with the section as a protected filter [LIST-15] [SRCH-09] [SRCH-14]', () => {
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

  it('include a map that sends no third-party request until the reader opens it [LIST-16]', () => {
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

  it('include a link to the section’s methodology [LIST-20]', () => {
    const html = page({ methodology: { title: 'Így dolgozunk', href: '/dokumentum/modszertan' } });
    expect(html).toContain('<a class="lone-link" href="/dokumentum/modszertan">Így dolgozunk</a>');
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

  it('introduces the author, and shows the number of stories [SITE-22]', () => {
    const html = page({ route: 'articles_by_author', title: author.name, author, totalItems: 1240 });
    expect(html).toMatch(/<h1[^>]*>Halmi Bence<\/h1>/);
    expect(html).toContain('>újságíró<');
    expect(html).toContain('>Utakról ír.<');
    expect(html).toContain('1240 cikk');
  });
});

describe('the page of a tag', () => {
  it('names the visited tag in a data attribute [LIST-26]', () => {
    expect(page({ route: 'articles_by_tag', visitedTag: 'hidak' })).toContain('data-visited-tags="hidak"');
    expect(page({})).not.toContain('data-visited-tags');
  });
});
