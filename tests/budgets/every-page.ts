/** A page of every kind, by its route's name. */

import { episodeDraftSchema, podcastDraftSchema } from '#features/audio/public.ts';
import type { Body } from '#features/content/public.ts';
import { quizDraftSchema } from '#features/quiz/public.ts';
import type { TestServer } from '../server.ts';
import { save, writeStories } from '../stories.ts';

export const pagePaths = {
  index: '/',
  single_article: '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra',
  legfrissebb: '/legfrissebb',
  after: '/after',
  karakter: '/karakter',
  archivum: '/archivum',
  search: '/archivum?term=h%C3%ADd&filters=%7B%22and_tags%22%3A%5B%22hidak%22%5D%7D',
  doc: '/dokumentum/adatkezeles',
  imprint: '/impresszum',
  youth: '/te',
  one_percent: '/egyszazalek',
  exchange: '/arfolyam',
  app_web_widget: '/app-web-widget',
  kept: '/mentett',
  empty: '/empty',
  error: '/nincs-ilyen',
  api_docs: '/api/docs',
  liveBlog: '/belfold/2026/11/20/villamosremiz-teto-koltozese-szeged',
  adult: '/2026/11/20/csak-felnotteknek',
  sponsored: '/2026/11/20/tamogatott',
  helpful: '/2026/11/20/segitseg',
  longRead: '/2026/11/20/hosszan',
  quizStory: '/2026/11/20/kviz',
  quiz: '/kviz/hidak',
  podcasts: '/podcast',
  podcast: '/podcast/hatterzaj',
} as const;

export type PageName = keyof typeof pagePaths;
export const pageNames = Object.keys(pagePaths) as PageName[];

export async function writeEveryPage({ house, settled }: TestServer): Promise<void> {
  const stories = await writeStories(house);
  await save(house, { slug: 'csak-felnotteknek', title: 'Csak felnőtteknek', flags: ['adult-content'] });
  await save(house, { slug: 'tamogatott', title: 'Támogatott', flags: ['pr'], ctUrl: 'https://ad.example/' });
  await save(house, { slug: 'segitseg', title: 'Segítség', spiritualHelp: true, drugProblem: true });
  await save(house, { slug: 'hosszan', title: 'Hosszan', type: 'longform', colorScheme: 'dark' });
  await writeQuiz(house);
  await writePodcast(house, stories.bass);
  const box = { site: 'telex', title: 'Hírek', list: null, articleIds: [] };
  await house.front.writeBoxes('telex', [
    { ...box, slug: 'rendkivuli', kind: 'breaking', position: 1000, size: 1, articleIds: [stories.ferry] },
    { ...box, slug: 'vezeto', kind: 'lead', position: 950, size: 1, articleIds: [stories.bridge] },
    { ...box, slug: 'friss', kind: 'latest', position: 900, size: 12, list: 'latest:telex' },
    { ...box, slug: 'belfold', kind: 'section', position: 800, size: 4, list: 'section:belfold' },
    { ...box, slug: 'velemeny', kind: 'opinion', position: 700, size: 4, list: 'latest:telex' },
    { ...box, slug: 'legolvasottabb', kind: 'mostRead', position: 750, size: 5 },
    { ...box, slug: 'temak', kind: 'trending', position: 960, size: 5 },
    { ...box, slug: 'tobbi', kind: 'auto', position: 550, size: 1, list: 'latest:telex' },
    { ...box, slug: 'podcast', kind: 'podcast', position: 1, size: 2, list: 'section:bulvar' },
    { ...box, slug: 'konyvajanlo', kind: 'books', position: 500, size: 1 },
    { ...box, slug: 'valasztas', kind: 'promo', position: 450, size: 1 },
    { ...box, slug: 'holdblog', kind: 'blogs', position: 400, size: 1 },
    { ...box, slug: 'ajanlo', kind: 'recommender', position: 300, size: 1 },
    { ...box, slug: 'linkek', kind: 'links', position: 200, size: 1 },
    { ...box, slug: 'after', kind: 'strip', position: 600, size: 4, list: 'latest:after' },
  ]);
  await house.front.showRankings([
    { site: 'telex', articleIds: [stories.bridge, stories.ferry, stories.onion, stories.depot] },
  ]);
  await writeUniques(house);
  await writeContentPages(house);
  await writeFigures(house);
  await settled();
  // What is read into memory once is no page's.
  await house.figures.board();
}

/** Out of the sandbox, as the sample edition has them. */
async function writeFigures({ figures }: TestServer['house']): Promise<void> {
  const { signal } = new AbortController();
  for (const source of ['mnb', 'weather', 'water'] as const) await figures.update(source, signal);
  await figures.stop();
}

async function writeContentPages({ content }: TestServer['house']): Promise<void> {
  const body: Body = [{ kind: 'paragraph', html: 'Amit erről tudni kell.' }];
  const updatedAt = new Date('2026-11-01T00:00:00+01:00');
  for (const slug of ['impresszum', 'fiataloknak', 'egyszazalek'])
    await content.writeDocument({ slug, site: 'telex', language: 'hu', title: slug, body, updatedAt });
}

async function writeQuiz(house: TestServer['house']): Promise<void> {
  const answers = ['Három', 'Négy'].map((title, at) => ({ id: `v${at}`, title }));
  const question = { id: 'hany', question: 'Hány híd van?', displayAs: 'single', answers };
  await house.quiz.save(quizDraftSchema.parse({ id: 'hidak', title: 'Hidak', questions: [question] }));
  const body = [{ kind: 'quiz' as const, quizId: 'hidak' }];
  await save(house, { slug: 'kviz', title: 'Kvíz', body });
}

async function writePodcast({ audio }: TestServer['house'], articleId: number): Promise<void> {
  const podcast = podcastDraftSchema.parse({ slug: 'hatterzaj', site: 'telex', name: 'Háttérzaj' });
  const episode = episodeDraftSchema.parse({
    ...{ slug: 'egy', guid: 'egy', title: 'Első adás', publishedAt: 1_700_000_000, duration: 60, articleId },
    sound: { url: 'https://hang.example/egy.mp3', mime: 'audio/mpeg', bytes: 1 },
    chapters: [{ at: 0, title: 'Eleje' }],
  });
  await audio.save(podcast, [episode]);
}

async function writeUniques({ front }: TestServer['house']): Promise<void> {
  const address = 'https://pelda.example/';
  const book = { url: address, image: '/_edition/cover-telex-1x1.png', title: 'Könyv', price: 4990 };
  await front.writeUnique({ slug: 'frontpage-podcast-block-position', content: 580 });
  await front.writeUnique({ slug: 'konyvajanlo', content: [book] });
  await front.writeUnique({
    slug: 'valasztas',
    content: { title: 'Választás', url: '/', graphic: 'usa-2024' },
  });
  const uniques = [{ slug: 'blog', content: { title: 'Kamat', url: address, author: 'Valaki' } }];
  await front.writeUniqueGroup({ id: 13, slug: 'holdblog', title: '', uniques });
}
