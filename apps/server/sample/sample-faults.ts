/** What one file of a sample edition says of another must be true. */

import { faultsOfQuiz } from '#features/quiz/public.ts';
import { type Edition, mainSite } from '#features/sites/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { Sample, SampleStory } from './read-sample.ts';

export function faultsBetween(sample: Sample, edition: Edition): string[] {
  const names: Names = {
    sites: new Set(edition.sites.map((site) => site.slug)),
    sections: new Map(sample.sections.map((section) => [section.slug, section.site])),
    authors: new Set(sample.authors.map((author) => author.slug)),
    stories: new Map(sample.stories.map((story) => [story.slug, story])),
    tags: new Set(sample.stories.flatMap((story) => story.tags.map((name) => slugOf(name)))),
  };
  return [
    ...sample.sections.flatMap((section) => unknown('sections.yaml', 'site', [section.site], names.sites)),
    ...sample.stories.flatMap((story) => faultsOfStory(story, names)),
    ...sample.posts.flatMap((post) => faultsOfPost(post, names)),
    ...sample.documents.flatMap((page) =>
      unknown(`documents/${page.slug}.html`, 'site', [page.site], names.sites),
    ),
    ...faultsOfBoxes(sample, names),
    ...faultsOfGroups(sample, edition, names),
    ...unknown('reads.yaml', 'story', Object.keys(sample.reads), names.stories),
    ...faultsOfQuizzes(sample),
    ...faultsOfPodcasts(sample, names),
    ...sample.sponsoredLines.flatMap((line) => faultsOfLine(line, names)),
    ...(sample.stories.some((story) => story.site === mainSite(edition).slug)
      ? []
      : ['stories: none for the main site']),
  ];
}

interface Names {
  sites: ReadonlySet<string>;
  /** The site of each section. */
  sections: ReadonlyMap<string, string>;
  authors: ReadonlySet<string>;
  stories: ReadonlyMap<string, SampleStory>;
  tags: ReadonlySet<string>;
}

function faultsOfStory(story: SampleStory, names: Names): string[] {
  const file = `stories/${story.slug}.html`;
  const home = names.sections.get(story.section);
  return [
    ...unknown(file, 'site', [story.site, ...story.mirroringSites], names.sites),
    ...unknown(file, 'section', [story.section, ...story.superTags], names.sections),
    ...(home === undefined || home === story.site
      ? []
      : [`${file}: the section '${story.section}' belongs to ${home}`]),
    ...unknown(file, 'author', [...story.authors, ...story.contributors], names.authors),
    ...unknown(file, 'story', linkedIn(story), names.stories),
  ];
}

function faultsOfPost(post: Sample['posts'][number], names: Names): string[] {
  const file = `live/${post.parent}.yaml`;
  const parent = names.stories.get(post.parent);
  return [
    ...(parent?.type === 'liveblog' ? [] : [`${file}: there is no live blog '${post.parent}'`]),
    ...(names.stories.has(post.slug) ? [`${file}: a story is called '${post.slug}' too`] : []),
    ...unknown(file, 'author', post.authors, names.authors),
  ];
}

function faultsOfBoxes(sample: Sample, names: Names): string[] {
  return Object.entries(sample.boxes).flatMap(([site, boxes]) => [
    ...unknown('boxes.yaml', 'site', [site], names.sites),
    ...boxes.flatMap((box) =>
      unknown(`boxes.yaml: ${site}.${box.slug}`, 'story', box.stories, names.stories),
    ),
  ]);
}

function faultsOfGroups({ groups }: Sample, { landings }: Edition, names: Names): string[] {
  const known = new Set(landings.flatMap((landing) => landing.groups.map((group) => group.slug)));
  return Object.entries(groups).flatMap(([group, stories]) => [
    ...unknown('groups.yaml', 'group', [group], known),
    ...unknown(`groups.yaml: ${group}`, 'story', stories, names.stories),
  ]);
}

function faultsOfLine(line: Sample['sponsoredLines'][number], names: Names): string[] {
  const file = 'sponsored-lines.yaml';
  return [
    ...unknown(file, 'site', line.sites, names.sites),
    ...unknown(file, 'section', line.mainSuperTags, names.sections),
    ...unknown(file, 'tag', line.tags, names.tags),
  ];
}

function faultsOfQuizzes({ quizzes, stories }: Sample): string[] {
  const known = new Set(quizzes.map(({ id }) => id));
  return [
    ...quizzes.flatMap((quiz) => faultsOfQuiz(quiz).map((fault) => `quizzes.yaml: ${quiz.id}: ${fault}`)),
    ...stories.flatMap(({ slug, reading }) => {
      const named = [...JSON.stringify(reading.body).matchAll(/"quizId":"([^"]+)"/g)];
      return unknown(
        `stories/${slug}.html`,
        'quiz',
        named.flatMap(([, id]) => id ?? []),
        known,
      );
    }),
  ];
}

function faultsOfPodcasts({ podcasts, stories }: Sample, names: Names): string[] {
  const episodes = podcasts.flatMap((podcast) => podcast.episodes);
  const known = new Set(episodes.map(({ slug }) => slug));
  return [
    ...unknown(
      'podcasts.yaml',
      'site',
      podcasts.map(({ site }) => site),
      names.sites,
    ),
    ...unknown(
      'podcasts.yaml',
      'story',
      episodes.flatMap(({ story }) => story ?? []),
      names.stories,
    ),
    ...stories.flatMap(({ slug, reading }) =>
      unknown(
        `stories/${slug}.html`,
        'episode',
        reading.body.flatMap((block) => (block.kind === 'episode' ? [block.slug] : [])),
        known,
      ),
    ),
  ];
}

function linkedIn(story: SampleStory): string[] {
  const body = JSON.stringify(story.reading.body);
  return [...body.matchAll(/"to":"story","slug":"([^"]+)"|href=\\"story:([a-z0-9-]+)/g)].flatMap(
    (match) => match[1] ?? match[2] ?? [],
  );
}

function unknown(
  file: string,
  what: string,
  given: readonly string[],
  known: { has(name: string): boolean },
): string[] {
  return given.filter((name) => !known.has(name)).map((name) => `${file}: there is no ${what} '${name}'`);
}
