import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticlePage } from './ArticlePage.tsx';
import type { ArticlePageData } from './article-data.ts';
import { LiveBlogPage } from './LiveBlogPage.tsx';
import { articlePageData, livePost, morning, pageContext, story, storyCard } from './view/story.fixture.ts';

const episode = {
  slug: 'a-lift',
  title: 'Mit mond a lift?',
  description: '',
  publishedAt: morning,
  duration: 1800,
  sound: '/felvetelek/a/lift.mp3',
  image: null,
  language: 'hu' as const,
  chapters: [],
  podcast: { name: 'Háttérzaj', page: '/podcast/hatterzaj' },
  story: '',
};

function page(about: Partial<ArticlePageData>, language: 'hu' | 'en' = 'hu'): string {
  const data = articlePageData(about);
  const View = data.live ? LiveBlogPage : ArticlePage;
  return renderToStaticMarkup(<View data={data} surroundings={pageContext('', language)} />);
}

describe('an article’s page', () => {
  it('shows title, lead, body, author and time without script [SEO-03]', () => {
    const html = page({});
    expect(html).toContain('Egyben viszik át a\u00a0remíz tetejét</h1>');
    expect(html).toContain('Egyetlen darabban teszi meg a 2740 méteres utat.');
    expect(html).toContain('Leért. <em>Köszönöm, otthon van.</em>');
    expect(html).toContain('Halmi Bence');
    expect(html).toContain('<time dateTime="2026-11-21T08:02:00Z">2026. november 21., 9:02</time>');
    expect(html).toContain('4 perc olvasás');
  });

  it('of sponsored content is signed by the commercial team, not by the newsroom [S61]', () => {
    const html = page({ story: story({ flags: ['pr'] }) });
    expect(html).toContain('A Lapzárta kereskedelmi csapata');
    expect(html).not.toContain('Halmi Bence');
  });

  it('that opens with an episode has its player under the title, before the picture, and once [POD-03]', () => {
    const body = [
      { kind: 'episode' as const, slug: 'a-lift' },
      { kind: 'paragraph' as const, html: 'Tizenkét emelet.' },
    ];
    const html = page({ story: story({ body }), episodes: [episode] });
    expect(html.split('aria-label="Háttérzaj: Mit mond a lift?"')).toHaveLength(2);
    const player = html.indexOf('aria-label="Háttérzaj');
    expect(player).toBeGreaterThan(html.indexOf('</h1>'));
    expect(player).toBeLessThan(html.indexOf('data-part="times"'));
    expect(html.indexOf('Tizenkét emelet.')).toBeGreaterThan(player);
  });

  it('shows the update time only if it is more than five minutes after publication', () => {
    expect(page({ story: story({ updatedAt: morning + 300 }) })).not.toContain('Frissítve');
    expect(page({ story: story({ updatedAt: morning + 301 }) })).toContain('Frissítve');
  });

  it('has plain sharing links with its absolute URL', () => {
    const address = encodeURIComponent(articlePageData().shareUrl);
    const html = page({});
    expect(html).toContain(`https://www.facebook.com/sharer/sharer.php?u=${address}`);
    expect(html).toContain(`https://x.com/intent/post?url=${address}&amp;text=Egyben%20viszik`);
    expect(html).toContain(`mailto:?subject=Egyben%20viszik`);
  });

  it('shows the number of Facebook reactions only above the site’s threshold [ART-15]', () => {
    expect(page({ story: story({ facebookEngagement: 299 }) })).not.toContain('Facebookon');
    expect(page({ story: story({ facebookEngagement: 1204 }) })).toContain(
      'class="screen-only">1204 reakció a Facebookon',
    );
    const english = page({ story: story({ facebookEngagement: 1204, language: 'en' }) }, 'en');
    expect(english).toContain('1,204 reactions on Facebook');
  });

  it('links to the page of its first tag', () => {
    const tags = [{ id: 4, slug: 'hidak', name: 'hidak' }];
    const html = page({ story: story({ tags }), related: [storyCard({ id: 18 })] });
    expect(html).toMatch(/<a class="[^"]*" href="\/cimke\/hidak">Tovább a témában: hidak<\/a>/);
  });

  it('has a lightbox only if it has pictures', () => {
    expect(page({})).not.toContain('<dialog');
    const picture = {
      id: 3,
      token: 'abcdefghij234567',
      width: 2400,
      height: 1600,
      focal: { x: 0.5, y: 0.5 },
      alt: 'A híd',
      caption: '',
      credit: '',
    };
    expect(page({ story: story({ image: picture }) })).toContain('<dialog');
  });

  it('lists corrections, newest first, with their times [S31]', () => {
    const html = page({
      story: story({
        corrections: [
          { at: morning, text: 'A remíz nem 1908-ban, hanem 1912-ben épült.' },
          { at: morning + 3600, text: 'Pontosítottuk a táblázatot.' },
        ],
      }),
    });
    expect(html).toContain('Helyesbítés</h2>');
    expect(html.indexOf('Pontosítottuk')).toBeLessThan(html.indexOf('1912-ben'));
    expect(html).toContain('2026. november 21., 10:02</time> Pontosítottuk');
    expect(html).toContain('href="#helyesbites"');
    expect(page({})).not.toContain('Helyesbít');
  });

  it('shows the help line’s phone number after the text [S23]', () => {
    const line = {
      title: 'Nem kell egyedül végigcsinálnia',
      text: 'Hívja ingyen.',
      phone: '116-123',
      href: '',
    };
    const html = page({ helpLines: [line] });
    expect(html).toContain('<a class="');
    expect(html).toMatch(/href="tel:116123">116-123</);
    expect(html.indexOf('Leért.')).toBeLessThan(html.indexOf(line.title));
  });

  it('labels sponsored content before the title', () => {
    const sponsored = page({ story: story({ flags: ['pr'] }) });
    expect(sponsored.indexOf('Támogatói tartalom')).toBeGreaterThan(-1);
    expect(sponsored.indexOf('Támogatói tartalom')).toBeLessThan(sponsored.indexOf('<h1'));
    expect(page({ story: story({ flags: ['pr'], ctUrl: 'https://hirdeto.example' }) })).toContain('Hirdetés');
    expect(page({})).not.toContain('Támogatói');
  });

  it('hides adult content behind an age gate that works without JavaScript [S24]', () => {
    const html = page({ story: story({ flags: ['adult-content'] }) });
    expect(html.indexOf('<details')).toBeLessThan(html.indexOf('Leért.'));
    expect(html.indexOf('Leért.')).toBeLessThan(html.indexOf('</details>'));
    expect(html).not.toContain('<details open');
    expect(html).toContain('Elmúltam 18 éves');
  });

  it('marks a draft as a preview', () => {
    expect(page({ story: story({ state: 'draft' }) })).toContain('Előnézet');
    expect(page({})).not.toContain('Előnézet');
  });

  it('uses English interface texts around an English story', () => {
    const html = page(
      {
        story: story({
          language: 'en',
          tags: [{ id: 1, slug: 'chess', name: 'chess' }],
          corrections: [{ at: morning, text: 'The bath is older.' }],
          contributors: [{ slug: 'a', name: 'Kende Marcell', title: '', bio: '', avatar: null }],
          updatedAt: morning + 3600,
        }),
        related: [storyCard({ id: 2, language: 'en' })],
      },
      'en',
    );
    for (const word of [
      'Correction',
      'Topics',
      'Contributors',
      'Updated',
      '4 min read',
      'Earlier on this subject',
    ]) {
      expect(html).toContain(word);
    }
    expect(html).toContain('21 November 2026, 9:02');
    expect(html).not.toMatch(
      /Helyesbít|Témák|Közreműködött|Frissítve|olvasás|Korábban|Megosztás|újságíró|szerzőről/,
    );
  });
});

describe('a live blog’s page', () => {
  const liveblog = story({ type: 'liveblog', flags: ['live'] });
  const posts = [
    livePost({ id: 1, slug: 'kituzve', title: 'Eddig történt', pinned: true }),
    livePost({ id: 2, slug: 'leert', title: 'Leért', pubDate: morning + 600, keyEvent: true }),
    livePost({ id: 3, slug: 'elindult', title: 'Elindult' }),
  ];
  const live = { path: '/remiz', page: 1, totalPages: 1, onlyKey: false, keyEvents: posts.slice(1, 2) };

  it('gives every post its own id and link, in the given order', () => {
    const html = page({ story: liveblog, posts, live });
    expect([...html.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'poszt-kituzve',
      'poszt-leert',
      'poszt-elindult',
    ]);
    expect(html).toContain('href="/remiz?poszt=leert#poszt-leert"');
    expect(html).toContain('Kiemelt bejegyzés');
  });

  it('of a match hides its newest post and its key events from readers who hide scores [S44]', () => {
    const hidden = (html: string) =>
      [...html.matchAll(/Eredmény elrejtve: [^<]*<span/g)].map(([found]) => found.replace(' <span', ''));
    const ofMatch = story({ type: 'liveblog', flags: ['live'], livescoreId: 'football:7' });
    expect(hidden(page({ story: ofMatch, posts, live }))).toEqual([
      'Eredmény elrejtve: a legfrissebb bejegyzés',
      'Eredmény elrejtve: A legfontosabbak',
    ]);
    expect(hidden(page({ story: liveblog, posts, live }))).toEqual([]);
  });

  it('that has ended says so with the date, and every time has its day', () => {
    const ended = page({ story: story({ type: 'liveblog', flags: [] }), posts, live });
    expect(ended).toMatch(/<b>Véget ért<\/b> <time[^>]*>2026\. november 21\., 9:12<\/time>/);
    expect(ended.split('>nov. 21.</span>')).toHaveLength(1 + posts.length);
    expect(ended).toMatch(/legfontosabbak.*<time[^>]*>nov\.\u00A021\. 9:12<\/time>/s);
    expect(page({ story: liveblog, posts, live })).not.toContain('Véget ért');
  });

  it('shows a key event’s date where the day changes', () => {
    const day = 86_400;
    const keyEvents = [morning, morning - day, morning - day - 60].map((pubDate, id) =>
      livePost({ id, slug: `esemeny-${id}`, pubDate, keyEvent: true }),
    );
    const [list = ''] =
      /<nav[^>]*legfontosabbak.*?<\/nav>/s.exec(
        page({ story: liveblog, posts, live: { ...live, keyEvents } }),
      ) ?? [];
    expect([...list.matchAll(/<time[^>]*>([^<]*)/g)].map((found) => found[1])).toEqual([
      '9:02',
      'nov.\u00A020. 9:02',
      '9:01',
    ]);
  });

  it('polls for live stories, and only shows the age of refreshed ones [LIVE-03] [S16]', () => {
    const address = 'data-live="/api/articles/egyben-viszik-at-a-remiz-tetejet/version" data-version="1"';
    expect(page({ story: liveblog, posts, live })).toContain(address);
    expect(page({ story: story({ flags: ['live'] }) })).toContain(address);
    const refreshed = page({ story: story({ flags: ['refresh'], updatedAt: morning + 600 }) });
    expect(refreshed).not.toContain('data-live=');
    expect(refreshed).toContain('data-relative-time="refresh">frissült</time>');
    expect(refreshed).toContain('data-relative-time="age">9:12</time>');
    // Finished live blogs and drafts are not polled.
    expect(page({ story: story({ type: 'liveblog' }), posts, live })).not.toContain('data-live=');
    expect(page({ story: story({ flags: ['live'], state: 'draft' }) })).not.toContain('data-live=');
  });

  it('lists the key events with links to their posts', () => {
    const html = page({ story: liveblog, posts, live });
    const events = html.slice(html.indexOf('A legfontosabbak'), html.indexOf('</nav>'));
    expect(events).toContain('Leért');
    expect(events).not.toContain('Elindult');
    expect(events).toContain('href="#poszt-leert"');
    const elsewhere = page({ story: liveblog, posts: posts.slice(2), live });
    expect(elsewhere).toContain('<a href="/remiz?poszt=leert#poszt-leert"><time');
  });

  it('has a single first-level heading with forty posts', () => {
    const many = Array.from({ length: 40 }, (_, index) => livePost({ id: index, slug: `poszt-${index}` }));
    const html = page({ story: liveblog, posts: many, live });
    expect(html.match(/<article id=/g)).toHaveLength(40);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('is named and linked on the page of one of its posts', () => {
    const html = page({
      story: story({ type: 'liveblogpost' }),
      parent: storyCard({ title: 'Percről percre', url: '/elo' }),
    });
    expect(html).toMatch(/<a href="\/elo">Percről percre<\/a>/);
    expect(html).toContain('Vissza az élő közvetítéshez');
  });
});
