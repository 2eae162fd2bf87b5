/** Every kind of page a reader can meet, by a name for the report. */
import type { Page } from '@playwright/test';
import { at, openStory, type StoryOfPaper, sites, stories } from './addresses.ts';

export interface PageKind {
  name: string;
  /** Opens it far enough to be looked at; pictures may still come. */
  open(page: Page): Promise<void>;
}

const untilDrawn = { waitUntil: 'domcontentloaded' } as const;

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
  atPath('web view for the app', '/app-web-widget'),
  atPath('saved stories', '/mentett'),
  atPath('page in the place of one that did not come', '/offline'),
  atPath('quiz by itself', '/kviz/esokert'),
  atPath('podcasts', '/podcast'),
  atPath('podcast', '/g7/podcast/kerekitve'),
  atPath('empty page', '/empty'),
  atPath('error page', '/nincs/ilyen'),
  atPath('description of the API', '/api/docs'),
  ...(Object.keys(stories) as StoryOfPaper[]).map(ofStory),
  {
    name: 'key events of a live blog',
    async open(page) {
      await page.goto(`${await openStory(page, 'liveBlog', untilDrawn)}?szuro=fontos`, untilDrawn);
    },
  },
  {
    name: 'post of a live blog',
    async open(page) {
      await openStory(page, 'liveBlog', untilDrawn);
      const post = await page
        .getByRole('link', { name: 'A bejegyzés külön oldalon' })
        .first()
        .getAttribute('href');
      await page.goto(post ?? '', untilDrawn);
    },
  },
];

function atPath(name: string, path: string): PageKind {
  return { name, open: async (page) => void (await page.goto(path, untilDrawn)) };
}

function ofStory(story: StoryOfPaper): PageKind {
  return { name: `story: ${story}`, open: async (page) => void (await openStory(page, story, untilDrawn)) };
}
