/** The choice of the stories of an issue, from sources that answer at once and the issues of a real database. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoryCard } from '#features/content/public.ts';
import type { ImageRef } from '#features/media/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { withDatabase } from '#tests/database.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { type Newsletter, newsletterSchema } from '../newsletter.ts';
import { type ComposedIssue, composeIssue } from './compose-issue.server.ts';

const database = withDatabase();
let edition: Edition;
/** Stories by the name of their source. */
let stories: Record<string, StoryCard[]>;
let asked: string[];

beforeAll(async () => {
  edition = await loadTestEdition();
});
beforeEach(async () => {
  [stories, asked] = [{}, []];
  await sql`truncate newsletter_issues cascade`.execute(database.db);
});

const image: ImageRef = {
  id: 5,
  token: 'abc',
  width: 3_000,
  height: 2_000,
  focal: { x: 0.5, y: 0.5 },
  alt: 'A híd télen',
  caption: '',
  credit: '',
};
const story = (id: number, change: Partial<StoryCard> = {}): StoryCard => ({
  id,
  type: 'article',
  slug: `hir-${id}`,
  url: `/belfold/hir-${id}`,
  site: 'telex',
  language: 'hu',
  title: `Cím ${id}`,
  lead: `Bevezető ${id}`,
  subType: '',
  pubDate: 0,
  updatedAt: 0,
  version: 1,
  flags: [],
  section: null,
  authors: [],
  image: null,
  minute: 1,
  headerType: 'default',
  ctUrl: '',
  facebookEngagement: 0,
  livescoreId: '',
  indexAvCode: '',
  ...change,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => story(from + at));

function list(parts: object[], change: object = {}): Newsletter {
  return newsletterSchema.parse({
    code: 'reggeli',
    site: 'telex',
    name: 'Reggeli',
    description: 'Minden reggel.',
    rhythm: 'Reggel',
    schedule: { every: 'request' },
    parts,
    ...change,
  });
}

const source = (name: string) => (_view: unknown, count: number) => from(name, count);
async function from(name: string, count: number): Promise<StoryCard[]> {
  asked.push(`${name} ${count}`);
  return (stories[name] ?? []).slice(0, count);
}

function compose(
  newsletter: Newsletter,
  draft: { subject?: string; words?: string; articles?: number[] } | null = null,
): Promise<ComposedIssue | null> {
  const needs = {
    db: database.db,
    edition,
    port: 3_000,
    stories: {
      latest: source('latest'),
      mostRead: source('most-read'),
      inEnglish: source('english'),
      ofSection: (_view: unknown, section: string, count: number) => from(`section ${section}`, count),
      byAuthor: (_view: unknown, author: string, count: number) => from(`author ${author}`, count),
      byIds: async (_view: unknown, ids: number[]) => ids.map((id) => story(id)),
    },
  };
  const whole = draft && { subject: '', words: '', articles: [], ...draft };
  // Composing needs no mails, limits and consents.
  return composeIssue(needs as never, newsletter, whole);
}

const idsOf = (issue: ComposedIssue | null) =>
  issue?.content.parts.map((part) => part.stories.map(({ id }) => id));

const latest = (count: number) => ({ from: 'latest', title: 'Friss', count });
const mostRead = { from: 'most-read', title: 'Olvasott', count: 2 };
const choice = { from: 'choice', title: 'Ajánljuk' };

describe('the parts of an issue', () => {
  it('have their number of stories, and none that an earlier part has', async () => {
    stories = { latest: range(1, 9), 'most-read': [story(2), story(8), story(1), story(9)] };
    expect(idsOf(await compose(list([latest(3), mostRead])))).toEqual([
      [1, 2, 3],
      [8, 9],
    ]);
  });

  it('have none that an editor has chosen for a later part', async () => {
    stories = { latest: range(1, 9) };
    const issue = await compose(list([latest(2), choice]), { articles: [2, 1] });
    expect(idsOf(issue)).toEqual([
      [3, 4],
      [2, 1],
    ]);
  });

  it('have none of the last issue of the list, but may have older ones', async () => {
    await addIssue('reggeli', '2026-11-20', [1, 2]);
    await addIssue('reggeli', '2026-11-21', [3]);
    await addIssue('reggeli', '2026-11-22', [4], 'skipped');
    await addIssue('heti', '2026-11-22', [5]);
    stories = { latest: range(1, 9) };
    expect(idsOf(await compose(list([latest(5)])))).toEqual([[1, 2, 4, 5, 6]]);
  });

  it('repeat a story of the last issue where an editor chooses it', async () => {
    await addIssue('reggeli', '2026-11-21', [3]);
    expect(idsOf(await compose(list([choice]), { articles: [3] }))).toEqual([[3]]);
  });

  it('find enough stories behind those that other parts and the last issue have', async () => {
    await addIssue(
      'reggeli',
      '2026-11-21',
      range(1, 20).map(({ id }) => id),
    );
    stories = { latest: range(1, 60) };
    expect(idsOf(await compose(list([latest(3)])))).toEqual([[21, 22, 23]]);
    expect(asked).toEqual(['latest 23']);
  });

  it('have stories in the language of the list, and no advertisements', async () => {
    const english = { language: 'en' } as const;
    stories = {
      latest: [story(1), story(2, english), story(3, { ctUrl: 'https://bolt.example/' }), story(4)],
      english: [story(5, english), story(6)],
    };
    expect(idsOf(await compose(list([latest(5)])))).toEqual([[1, 4]]);
    const parts = [{ from: 'english', title: 'News', count: 5 }];
    expect(idsOf(await compose(list(parts, { language: 'en' })))).toEqual([[5]]);
  });

  it('are left out when they have no stories, and keep their order', async () => {
    stories = { 'section sport': [story(7)], 'author nagy-anna': [story(8)] };
    const parts = [
      { from: 'author', author: 'nagy-anna', title: 'Anna', count: 1 },
      choice,
      latest(5),
      { from: 'section', section: 'sport', title: 'Sport', count: 1 },
    ];
    const issue = await compose(list(parts), { articles: [] });
    expect(issue?.content.parts.map(({ title }) => title)).toEqual(['Anna', 'Sport']);
  });
});

describe('the subject of an issue', () => {
  beforeEach(() => {
    stories = { latest: [story(1)] };
  });

  it('is the editor’s, else the title of the first story, else the name of the list', async () => {
    const subjectOf = async (draft: Parameters<typeof compose>[1]) =>
      (await compose(list([latest(1)]), draft))?.subject;
    expect(await subjectOf({ subject: 'Jó reggelt' })).toBe('Jó reggelt');
    expect(await subjectOf({ words: 'Szavak.' })).toBe('Cím 1');
    stories = {};
    expect(await subjectOf({ words: 'Szavak.' })).toBe('Reggeli');
  });

  it('does not exist for an issue without stories and words: there is none', async () => {
    stories = {};
    expect(await compose(list([latest(1)]))).toBeNull();
    expect(await compose(list([latest(1)]), { subject: 'Tárgy', words: ' \n\n ' })).toBeNull();
  });
});

describe('the words of an issue', () => {
  it('are paragraphs on one line each, whatever spaces were typed between them', async () => {
    const words = '\n Első  sor\nmég az.\n \t\n\n\nMásodik.\r\n\r\nHarmadik.\n';
    const issue = await compose(list([choice]), { words });
    expect(issue?.content).toEqual({ words: ['Első sor még az.', 'Második.', 'Harmadik.'], parts: [] });
  });
});

describe('a story of an issue', () => {
  it('has what a mail shows, with a JPEG that every mail program knows', async () => {
    const authors = [{ slug: 'nagy-anna', name: 'Nagy Anna', title: '', avatar: null }];
    const section = { id: 1, slug: 'belfold', name: 'Belföld', site: 'telex', active: true };
    stories = { latest: [story(1, { authors, section, image }), story(2)] };
    const issue = await compose(list([latest(2)]));
    expect(issue?.content.parts[0]?.stories).toEqual([
      {
        id: 1,
        title: 'Cím 1',
        lead: 'Bevezető 1',
        url: '/belfold/hir-1',
        section: 'Belföld',
        authors: ['Nagy Anna'],
        picture: {
          src: expect.stringMatching(/^\/.*abc.*hir-1.*\.jpg$/),
          alt: 'A híd télen',
          width: 1_200,
          height: 675,
        },
      },
      {
        id: 2,
        title: 'Cím 2',
        lead: 'Bevezető 2',
        url: '/belfold/hir-2',
        section: '',
        authors: [],
        picture: null,
      },
    ]);
  });
});

async function addIssue(code: string, slug: string, ids: number[], state = 'sent'): Promise<void> {
  const shown = ids.map((id) => ({
    id,
    title: '',
    lead: '',
    url: '',
    section: '',
    authors: [],
    picture: null,
  }));
  const content = JSON.stringify({ words: [], parts: [{ title: 'Friss', stories: shown }] });
  await sql`
    insert into newsletter_issues (list, slug, subject, content, html, text, state, created_at)
    values (${code}, ${slug}, '', ${content}::jsonb, '', '', ${state}, now())`.execute(database.db);
}
