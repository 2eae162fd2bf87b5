/** Sample data with a page of every kind, and the paths of their examples. */

import { episodeDraftSchema, podcastDraftSchema } from '#features/audio/public.ts';
import type { Body } from '#features/content/public.ts';
import { newsletterOf } from '#features/newsletters/public.server.ts';
import { quizDraftSchema } from '#features/quiz/public.ts';
import type { PageExamples } from '#features/sites/public.ts';
import { apiDocsPage } from '#pages/api-docs/api-docs.page.ts';
import { errorPage } from '#pages/error/error.page.ts';
import { pageRoutes } from '../edition.ts';
import type { TestServer } from '../server.ts';
import { save, writeStories } from '../stories.ts';
import { examplesIn } from './examples.ts';

/** The last two are rendered without being registered: for failures, and by a call of the API. */
const pagePaths = pathsOf([...pageRoutes, errorPage, apiDocsPage]);

export const pageNames = [...pagePaths.keys()];

export function pathOf(name: string): string {
  const path = pagePaths.get(name);
  if (path === undefined) throw new Error(`no page has an example named '${name}'`);
  return path;
}

/** Addresses of the examples of pages, by the names that their definitions give them. */
function pathsOf(pages: readonly { examples: PageExamples }[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { name, path } of pages.flatMap(({ examples }) => examplesIn(examples))) {
    if (paths.has(name)) throw new Error(`two pages have an example named '${name}'`);
    paths.set(name, path);
  }
  return paths;
}

export async function writeEveryPage({ context, settled }: TestServer): Promise<void> {
  const stories = await writeStories(context);
  await save(context, { slug: 'csak-felnotteknek', title: 'Csak felnőtteknek', flags: ['adult-content'] });
  await save(context, {
    slug: 'tamogatott',
    title: 'Támogatott',
    flags: ['pr'],
    ctUrl: 'https://ad.example/',
  });
  await save(context, { slug: 'segitseg', title: 'Segítség', spiritualHelp: true, drugProblem: true });
  await save(context, { slug: 'hosszan', title: 'Hosszan', type: 'longform', colorScheme: 'dark' });
  await writeQuiz(context);
  await writePodcast(context, stories.bass);
  const box = { site: 'telex', title: 'Hírek', list: null, articleIds: [] };
  await context.front.writeBoxes('telex', [
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
  await context.front.writeRankings([
    { site: 'telex', articleIds: [stories.bridge, stories.ferry, stories.onion, stories.depot] },
  ]);
  await writeUniques(context);
  await writeContentPages(context);
  await writeFigures(context);
  await writeIssue(context, stories.bridge);
  await settled();
  // Loads the data that is read into memory once, so that it does not count as a page's query.
  await context.figures.board();
}

/** Fills in the figures of the built-in sandbox, which the sample edition also uses. */
async function writeFigures({ figures }: TestServer['context']): Promise<void> {
  const { signal } = new AbortController();
  for (const source of ['mnb', 'weather', 'water'] as const) await figures.update(source, signal);
  await figures.stop();
}

async function writeIssue({ edition, newsletters }: TestServer['context'], articleId: number): Promise<void> {
  const newsletter = newsletterOf(edition, 'reggeli');
  if (!newsletter) throw new Error('the edition has no newsletter of the morning');
  await newsletters.saveDraft('reggeli', { subject: 'Reggel', words: '', articles: [articleId] });
  await newsletters.archiveIssue(newsletter);
}

async function writeContentPages({ content }: TestServer['context']): Promise<void> {
  const body: Body = [{ kind: 'paragraph', html: 'Amit erről tudni kell.' }];
  const updatedAt = new Date('2026-11-01T00:00:00+01:00');
  for (const slug of ['impresszum', 'fiataloknak', 'egyszazalek'])
    await content.writeDocument({ slug, site: 'telex', language: 'hu', title: slug, body, updatedAt });
}

async function writeQuiz(context: TestServer['context']): Promise<void> {
  const answers = ['Három', 'Négy'].map((title, at) => ({ id: `v${at}`, title }));
  const question = { id: 'hany', question: 'Hány híd van?', displayAs: 'single', answers };
  await context.quiz.save(quizDraftSchema.parse({ id: 'hidak', title: 'Hidak', questions: [question] }));
  const body = [{ kind: 'quiz' as const, quizId: 'hidak' }];
  await save(context, { slug: 'kviz', title: 'Kvíz', body });
}

async function writePodcast({ audio }: TestServer['context'], articleId: number): Promise<void> {
  const podcast = podcastDraftSchema.parse({ slug: 'hatterzaj', site: 'telex', name: 'Háttérzaj' });
  const episode = episodeDraftSchema.parse({
    slug: 'egy',
    guid: 'egy',
    title: 'Első adás',
    publishedAt: 1_700_000_000,
    duration: 60,
    articleId,
    sound: { url: 'https://hang.example/egy.mp3', mime: 'audio/mpeg', bytes: 1 },
    chapters: [{ at: 0, title: 'Eleje' }],
  });
  await audio.save(podcast, [episode]);
}

async function writeUniques({ front }: TestServer['context']): Promise<void> {
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
