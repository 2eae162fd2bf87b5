/** Reads a sample edition from its folder; reports all faults of all files at once, with the files' names. */

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { type HtmlToBodyResult, htmlToBody } from '#features/content/public.server.ts';
import { boxFileSchema } from '#features/front/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { readYaml, readYamlFile } from '#platform/text/read-yaml.server.ts';
import { type PictureTable, readPictureTable } from './picture-table.ts';
import { faultsBetween } from './sample-faults.ts';
import {
  authorsSchema,
  campaignsSchema,
  groupsSchema,
  newslettersSchema,
  podcastsSchema,
  postsSchema,
  quizzesSchema,
  readsSchema,
  sectionsSchema,
  sponsoredLinesSchema,
  storySchema,
  supportersSchema,
  tipsSchema,
  uniquesSchema,
} from './sample-schema.ts';
import type { Sample, SampleLivePost } from './sample-types.ts';

export async function readSample(folder: string, edition: Edition): Promise<Sample> {
  const faults: string[] = [];
  const pictures = await readPictureTable(faults);
  const place = { folder, pictures, ownPages: edition.ownPages };
  const yaml = <T>(name: string, schema: z.ZodType<T>): Promise<T | undefined> =>
    readYamlFile(join(folder, name), schema, faults, name);
  const sample: Sample = {
    pictures,
    authors: (await yaml('authors.yaml', authorsSchema)) ?? [],
    sections: (await yaml('sections.yaml', sectionsSchema)) ?? [],
    boxes: (await yaml('boxes.yaml', boxFileSchema)) ?? {},
    groups: (await yaml('groups.yaml', groupsSchema)) ?? {},
    sponsoredLines: (await yaml('sponsored-lines.yaml', sponsoredLinesSchema)) ?? [],
    campaigns: (await yaml('campaigns.yaml', campaignsSchema)) ?? [],
    reads: (await yaml('reads.yaml', readsSchema)) ?? {},
    uniques: (await yaml('uniques.yaml', uniquesSchema)) ?? { items: [], groups: [] },
    supporters: (await yaml('supporters.yaml', supportersSchema)) ?? [],
    quizzes: (await yaml('quizzes.yaml', quizzesSchema)) ?? [],
    tips: (await yaml('tips.yaml', tipsSchema)) ?? { players: {}, nicknames: [] },
    newsletters: (await yaml('newsletters.yaml', newslettersSchema)) ?? { subscribers: [], issues: [] },
    podcasts: (await yaml('podcasts.yaml', podcastsSchema)) ?? [],
    films: await readFilms(join(folder, 'films')),
    stories: (await readPages(place, 'stories', storySchema, faults)).toSorted(oldestFirst),
    posts: (await readPosts(place, faults)).toSorted(oldestFirst),
  };
  if (faults.length === 0) faults.push(...faultsBetween(sample, edition));
  if (faults.length > 0)
    throw new OperatorError([`The sample edition in ${folder} cannot be used:`, ...faults].join('\n  '));
  return sample;
}

interface SampleSource {
  folder: string;
  pictures: PictureTable;
  ownPages: Edition['ownPages'];
}

/** Reads HTML files with YAML between `---` lines before the body; the file's name is the slug. */
async function readPages<T extends object>(
  { folder, pictures, ownPages }: SampleSource,
  below: string,
  schema: z.ZodType<T>,
  faults: string[],
): Promise<(T & { slug: string; reading: HtmlToBodyResult })[]> {
  const pages: (T & { slug: string; reading: HtmlToBodyResult })[] = [];
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
      pages.push({
        ...value,
        slug: basename(name, '.html'),
        reading: htmlToBody(withAlternativeTexts(html, pictures), { ownPages }),
      });
  }
  return pages;
}

/** Reads `live/{slug of the live blog}.yaml`. */
async function readPosts(
  { folder, pictures, ownPages }: SampleSource,
  faults: string[],
): Promise<SampleLivePost[]> {
  const posts: SampleLivePost[] = [];
  for (const name of await filesIn(join(folder, 'live'), '.yaml')) {
    const file = `live/${name}`;
    const found = readYaml(file, await readFile(join(folder, file), 'utf8'), postsSchema, faults) ?? [];
    const parent = basename(name, '.yaml');
    posts.push(
      ...found.map((post) => ({
        ...post,
        parent,
        reading: htmlToBody(withAlternativeTexts(post.body, pictures), { ownPages }),
      })),
    );
  }
  return posts;
}

/** Pictures of a body have the alternative texts of the table. */
function withAlternativeTexts(html: string, pictures: PictureTable): string {
  return html.replace(/<img src="([^"]+)"/g, (start, file: string) => {
    const alt = pictures[file]?.alt;
    return alt === undefined ? start : `${start} alt="${escapeHtml(alt)}"`;
  });
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
