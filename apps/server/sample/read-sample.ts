/** Reads a sample edition from its folder; every fault of every file is reported at once, with the file's name. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { type HtmlReading, htmlToBody } from '#features/content/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { readYaml, readYamlFile } from '#platform/text/read-yaml.server.ts';
import { faultsBetween } from './sample-faults.ts';
import {
  authorsSchema,
  boxesSchema,
  type DocumentMatter,
  documentSchema,
  groupsSchema,
  podcastsSchema,
  postsSchema,
  quizzesSchema,
  readsSchema,
  type SampleAuthor,
  type SampleBox,
  type SamplePodcast,
  type SamplePost,
  type SampleQuiz,
  type SampleSection,
  type SampleSponsoredLine,
  type SampleSupporters,
  type SampleUniques,
  type StoryMatter,
  sectionsSchema,
  sponsoredLinesSchema,
  storySchema,
  supportersSchema,
  uniquesSchema,
} from './sample-schema.ts';

export type SampleStory = StoryMatter & { slug: string; reading: HtmlReading };
export type SampleDocument = DocumentMatter & { slug: string; reading: HtmlReading };
export type SampleLivePost = SamplePost & { parent: string; reading: HtmlReading };

export interface Sample {
  authors: SampleAuthor[];
  sections: SampleSection[];
  /** Oldest first. */
  stories: SampleStory[];
  /** Oldest first. */
  posts: SampleLivePost[];
  documents: SampleDocument[];
  boxes: Record<string, SampleBox[]>;
  /** Slugs of stories by the group they were chosen for. */
  groups: Record<string, string[]>;
  sponsoredLines: SampleSponsoredLine[];
  /** Of the last day, by the stories' slugs. */
  reads: Record<string, number>;
  uniques: SampleUniques;
  quizzes: SampleQuiz[];
  podcasts: SamplePodcast[];
  /** Films and their captions, which stories name by address. */
  films: Uint8Array[];
  supporters: SampleSupporters;
}

export async function readSample(folder: string, edition: Edition): Promise<Sample> {
  const faults: string[] = [];
  const place = { folder, ownPages: edition.ownPages };
  const yaml = <T>(name: string, schema: z.ZodType<T>): Promise<T | undefined> =>
    readYamlFile(join(folder, name), schema, faults, name);
  const sample: Sample = {
    authors: (await yaml('authors.yaml', authorsSchema)) ?? [],
    sections: (await yaml('sections.yaml', sectionsSchema)) ?? [],
    boxes: (await yaml('boxes.yaml', boxesSchema)) ?? {},
    groups: (await yaml('groups.yaml', groupsSchema)) ?? {},
    sponsoredLines: (await yaml('sponsored-lines.yaml', sponsoredLinesSchema)) ?? [],
    reads: (await yaml('reads.yaml', readsSchema)) ?? {},
    uniques: (await yaml('uniques.yaml', uniquesSchema)) ?? { items: [], groups: [] },
    supporters: (await yaml('supporters.yaml', supportersSchema)) ?? [],
    quizzes: (await yaml('quizzes.yaml', quizzesSchema)) ?? [],
    podcasts: (await yaml('podcasts.yaml', podcastsSchema)) ?? [],
    films: await readFilms(join(folder, 'films')),
    stories: (await readPages(place, 'stories', storySchema, faults)).toSorted(oldestFirst),
    documents: await readPages(place, 'documents', documentSchema, faults),
    posts: (await readPosts(place, faults)).toSorted(oldestFirst),
  };
  if (faults.length === 0) faults.push(...faultsBetween(sample, edition));
  if (faults.length > 0)
    throw new OperatorError([`The sample edition in ${folder} cannot be used:`, ...faults].join('\n  '));
  return sample;
}

interface SamplePlace {
  folder: string;
  ownPages: Edition['ownPages'];
}

/** HTML files with YAML between `---` lines before the body; the file's name is the slug. */
async function readPages<T extends object>(
  { folder, ownPages }: SamplePlace,
  below: string,
  schema: z.ZodType<T>,
  faults: string[],
): Promise<(T & { slug: string; reading: HtmlReading })[]> {
  const pages: (T & { slug: string; reading: HtmlReading })[] = [];
  for (const name of await filesIn(join(folder, below), '.html')) {
    const file = `${below}/${name}`;
    const [, matter, html] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(join(folder, file), 'utf8')) ?? [];
    if (matter === undefined || html === undefined) {
      faults.push(`${file}: no YAML between --- lines at the top`);
      continue;
    }
    const value = readYaml(file, matter, schema, faults);
    if (value)
      pages.push({ ...value, slug: basename(name, '.html'), reading: htmlToBody(html, { ownPages }) });
  }
  return pages;
}

/** `live/{slug of the live blog}.yaml`. */
async function readPosts({ folder, ownPages }: SamplePlace, faults: string[]): Promise<SampleLivePost[]> {
  const posts: SampleLivePost[] = [];
  for (const name of await filesIn(join(folder, 'live'), '.yaml')) {
    const file = `live/${name}`;
    const found = readYaml(file, await readFile(join(folder, file), 'utf8'), postsSchema, faults) ?? [];
    const parent = basename(name, '.yaml');
    posts.push(...found.map((post) => ({ ...post, parent, reading: htmlToBody(post.body, { ownPages }) })));
  }
  return posts;
}

async function readFilms(folder: string): Promise<Uint8Array[]> {
  const names = [...(await filesIn(folder, '.webm')), ...(await filesIn(folder, '.vtt'))];
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

async function filesIn(folder: string, extension: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names.filter((name) => name.endsWith(extension)).toSorted();
}

function oldestFirst(
  a: { minutesAgo: number; slug: string },
  b: { minutesAgo: number; slug: string },
): number {
  return b.minutesAgo - a.minutesAgo || (a.slug < b.slug ? -1 : 1);
}
