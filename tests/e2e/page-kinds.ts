/** Every kind of page a reader can open, with a name for the report. */
import type { Page } from '@playwright/test';
import { at, openStory, type SampleStoryName, sites, stories } from './addresses.ts';
import { examplesVariable } from './global-setup.ts';

export interface PageKind {
  name: string;
  /** Absent for pages that a slug of the sample leads to. */
  path?: string;
  /** Opens the page without waiting for images. */
  open(page: Page): Promise<void>;
}

const untilParsed = { waitUntil: 'domcontentloaded' } as const;

/** The examples that the definitions of pages give, printed by `sample-examples.ts`. */
const examples: { name: string; path: string }[] = JSON.parse(process.env[examplesVariable] ?? '[]');

const visited = examples.map(({ path }) => path);

/** States of the sample that differ from the examples. */
const states: PageKind[] = [
  ...sites
    .filter(({ isRegional, front }) => isRegional || !visited.includes(front))
    .map((site) => atPath(`front page of ${site.name}`, at(site, site.front))),
  atPath('second page of latest', '/legfrissebb?oldal=2'),
  atPath(
    'search by author',
    `/archivum?term=a&from=2026-01-01&filters=${encodeURIComponent('{"authors":["halmi-bence"]}')}`,
  ),
  atPath('search that finds nothing', '/archivum?term=xyzzyxyzzy'),
  atPath('academy', '/lapzartaakademia'),
  atPath('invitation that has ended', '/szerkesztoseg/meghivo?kulcs=x'),
  atPath('exchange rates of a year', '/arfolyam?currency=USD&range=1y'),
  atPath('day of football', '/rovat/sport/foci?liga=4&nap=2024-06-15'),
  atPath('results in a supplement', '/melleklet/eb-2024/eredmenyek'),
  atPath('medal days in a supplement', '/melleklet/parizs-2024/program'),
  atPath('map in a supplement', '/melleklet/ep-2024/adatok'),
  atPath('questions in a supplement', '/melleklet/ep-2024/gyik'),
  atPath('ticket of a finished game', '/melleklet/tippjatek/valasztas-2022/szelvenyem'),
  atPath('page in the place of one that did not come', '/offline'),
  atPath('podcast of G7', '/g7/podcast/kerekitve'),
  ...(Object.keys(stories) as SampleStoryName[])
    .filter((story) => !visited.some((path) => path.endsWith(`/${stories[story]}`)))
    .map(ofStory),
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

export const pageKinds: PageKind[] = [...examples.map(({ name, path }) => atPath(name, path)), ...states];

function atPath(name: string, path: string): PageKind {
  return { name, path, open: async (page) => void (await page.goto(path, untilParsed)) };
}

function ofStory(story: SampleStoryName): PageKind {
  return { name: `story: ${story}`, open: async (page) => void (await openStory(page, story, untilParsed)) };
}
