/** Every kind of page a reader can open, with a name for the report. */
import type { Page } from '@playwright/test';
import { at, openStory, type SampleStoryName, sites, stories } from './addresses.ts';

export interface PageKind {
  name: string;
  /** Absent for pages that a slug of the sample leads to. */
  path?: string;
  /** Opens the page without waiting for images. */
  open(page: Page): Promise<void>;
}

const untilParsed = { waitUntil: 'domcontentloaded' } as const;

export const pageKinds: PageKind[] = [
  ...sites.map((site) => atPath(`front page of ${site.name}`, at(site, site.front))),
  atPath('latest', '/legfrissebb'),
  atPath('second page of latest', '/legfrissebb?oldal=2'),
  atPath('archive', '/archivum'),
  atPath(
    'search',
    `/archivum?term=a&from=2026-01-01&filters=${encodeURIComponent('{"authors":["halmi-bence"]}')}`,
  ),
  atPath('search that finds nothing', '/archivum?term=xyzzyxyzzy'),
  atPath('document', '/dokumentum/adatkezeles'),
  atPath('imprint', '/impresszum'),
  atPath('academy', '/lapzartaakademia'),
  atPath('page for the young', '/te'),
  atPath('page of the one percent', '/egyszazalek'),
  atPath('exchange rates', '/arfolyam?currency=USD&range=1y'),
  atPath('football', '/rovat/sport/foci?liga=4&nap=2024-06-15'),
  atPath('match of football', '/rovat/sport/foci?meccs=2024002'),
  atPath('race of Formula 1', '/rovat/sport/forma1?szezon=2024&verseny=12'),
  atPath('standings of Formula 1', '/rovat/sport/forma1?oldal=pontverseny&szezon=2024'),
  atPath('supplement', '/melleklet/eb-2024'),
  atPath('results in a supplement', '/melleklet/eb-2024/eredmenyek'),
  atPath('groups in a supplement', '/melleklet/eb-2024/csoportok'),
  atPath('medal days in a supplement', '/melleklet/parizs-2024/program'),
  atPath('seats in a supplement', '/melleklet/valasztas-2022/mandatumok'),
  atPath('map in a supplement', '/melleklet/ep-2024/adatok'),
  atPath('questions in a supplement', '/melleklet/ep-2024/gyik'),
  atPath('tip games', '/melleklet/tippjatek'),
  atPath('tip game', '/melleklet/tippjatek/eb-2024'),
  atPath('ticket of a finished game', '/melleklet/tippjatek/valasztas-2022/szelvenyem'),
  atPath('election map', '/valasztasi-terkep/hungary-2022'),
  atPath('web view for the app', '/app-web-widget'),
  atPath('sign-in of readers', '/tamogatas/belepes'),
  atPath('support', '/tamogatas'),
  atPath('outcome of a payment', '/tamogatas/siker'),
  atPath('newsletters', '/hirlevel'),
  atPath('newsletter', '/hirlevel/reggeli'),
  atPath('issue of a newsletter', '/hirlevel/reggeli/2026-11-21'),
  atPath('sign-in of the newsroom', '/szerkesztoseg/belepes'),
  atPath('forgotten password', '/szerkesztoseg/elfelejtett'),
  atPath('invitation that has ended', '/szerkesztoseg/meghivo?kulcs=x'),
  atPath('saved stories', '/mentett'),
  atPath('cookies', '/sutik'),
  atPath('notifications', '/ertesitesek'),
  atPath('page in the place of one that did not come', '/offline'),
  atPath('quiz by itself', '/kviz/esokert'),
  atPath('podcasts', '/podcast'),
  atPath('podcast', '/g7/podcast/kerekitve'),
  atPath('empty page', '/empty'),
  atPath('error page', '/nincs/ilyen'),
  atPath('description of the API', '/api/docs'),
  ...(Object.keys(stories) as SampleStoryName[]).map(ofStory),
  {
    name: 'key events of a live blog',
    async open(page) {
      await page.goto(`${await openStory(page, 'liveBlog', untilParsed)}?szuro=fontos`, untilParsed);
    },
  },
  {
    name: 'post of a live blog',
    async open(page) {
      await openStory(page, 'liveBlog', untilParsed);
      const post = await page
        .getByRole('link', { name: 'A bejegyzés külön oldalon' })
        .first()
        .getAttribute('href');
      await page.goto(post ?? '', untilParsed);
    },
  },
];

function atPath(name: string, path: string): PageKind {
  return { name, path, open: async (page) => void (await page.goto(path, untilParsed)) };
}

function ofStory(story: SampleStoryName): PageKind {
  return { name: `story: ${story}`, open: async (page) => void (await openStory(page, story, untilParsed)) };
}
