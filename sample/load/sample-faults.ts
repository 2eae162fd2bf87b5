/** Checks the references between the files of a sample edition. */

import { isSponsored } from '#features/content/public.ts';
import { validateQuiz } from '#features/quiz/public.ts';
import { type Edition, mainSite } from '#features/sites/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { Sample, SampleStory } from './sample-types.ts';
import { picturesIn } from './store-pictures.ts';

export function faultsBetween(sample: Sample, edition: Edition): string[] {
  const names: KnownNames = {
    sites: new Set(edition.sites.map((site) => site.slug)),
    sections: new Map(sample.sections.map((section) => [section.slug, section.site])),
    authors: new Set(sample.authors.map((author) => author.slug)),
    stories: new Map(sample.stories.map((story) => [story.slug, story])),
    tags: new Set(sample.stories.flatMap((story) => story.tags.map((name) => slugOf(name)))),
  };
  return [
    ...sample.sections.flatMap((section) =>
      unknownNames('sections.yaml', 'site', [section.site], names.sites),
    ),
    ...sample.stories.flatMap((story) => faultsOfStory(story, names)),
    ...sample.posts.flatMap((post) => faultsOfPost(post, names)),
    ...faultsOfBoxes(sample, names),
    ...faultsOfGroups(sample, edition, names),
    ...unknownNames('reads.yaml', 'story', Object.keys(sample.reads), names.stories),
    ...faultsOfQuizzes(sample),
    ...unknownNames('pictures.yaml', 'picture', picturesIn(sample), new Set(Object.keys(sample.pictures))),
    ...faultsOfPodcasts(sample, names),
    ...sample.sponsoredLines.flatMap((line) => faultsOfLine(line, names)),
    ...(sample.stories.some((story) => story.site === mainSite(edition).slug)
      ? []
      : ['stories: none for the main site']),
  ];
}

interface KnownNames {
  sites: ReadonlySet<string>;
  /** The site of each section, by the section's slug. */
  sections: ReadonlyMap<string, string>;
  authors: ReadonlySet<string>;
  stories: ReadonlyMap<string, SampleStory>;
  tags: ReadonlySet<string>;
}

function faultsOfStory(story: SampleStory, names: KnownNames): string[] {
  const file = `stories/${story.slug}.html`;
  const home = names.sections.get(story.section);
  return [
    ...unknownNames(file, 'site', [story.site, ...story.mirroringSites], names.sites),
    ...unknownNames(file, 'section', [story.section, ...story.superTags], names.sections),
    ...(home === undefined || home === story.site
      ? []
      : [`${file}: the section '${story.section}' belongs to ${home}`]),
    ...unknownNames(file, 'author', [...story.authors, ...story.contributors], names.authors),
    ...((story.authors.length === 0) === isSponsored(story)
      ? []
      : [`${file}: a story has an author, unless it is paid [S61]`]),
    ...unknownNames(file, 'story', linkedIn(story), names.stories),
  ];
}

function faultsOfPost(post: Sample['posts'][number], names: KnownNames): string[] {
  const file = `live/${post.parent}.yaml`;
  const parent = names.stories.get(post.parent);
  return [
    ...(parent?.type === 'liveblog' ? [] : [`${file}: there is no live blog '${post.parent}'`]),
    ...(names.stories.has(post.slug) ? [`${file}: a story is called '${post.slug}' too`] : []),
    ...unknownNames(file, 'author', post.authors, names.authors),
  ];
}

function faultsOfBoxes(sample: Sample, names: KnownNames): string[] {
  return Object.entries(sample.boxes).flatMap(([site, boxes]) => [
    ...unknownNames('boxes.yaml', 'site', [site], names.sites),
    ...boxes.flatMap((box) =>
      unknownNames(`boxes.yaml: ${site}.${box.slug}`, 'story', box.stories, names.stories),
    ),
  ]);
}

function faultsOfGroups({ groups }: Sample, { landings }: Edition, names: KnownNames): string[] {
  const known = new Set(landings.flatMap((landing) => landing.groups.map((group) => group.slug)));
  return Object.entries(groups).flatMap(([group, stories]) => [
    ...unknownNames('groups.yaml', 'group', [group], known),
    ...unknownNames(`groups.yaml: ${group}`, 'story', stories, names.stories),
  ]);
}

function faultsOfLine(line: Sample['sponsoredLines'][number], names: KnownNames): string[] {
  const file = 'sponsored-lines.yaml';
  return [
    ...unknownNames(file, 'site', line.sites, names.sites),
    ...unknownNames(file, 'section', line.mainSuperTags, names.sections),
    ...unknownNames(file, 'tag', line.tags, names.tags),
  ];
}

function faultsOfQuizzes({ quizzes, stories }: Sample): string[] {
  const known = new Set(quizzes.map(({ id }) => id));
  return [
    ...quizzes.flatMap((quiz) => validateQuiz(quiz).map((fault) => `quizzes.yaml: ${quiz.id}: ${fault}`)),
    ...stories.flatMap(({ slug, reading }) => {
      const named = [...JSON.stringify(reading.body).matchAll(/"quizId":"([^"]+)"/g)];
      return unknownNames(
        `stories/${slug}.html`,
        'quiz',
        named.flatMap(([, id]) => id ?? []),
        known,
      );
    }),
  ];
}

function faultsOfPodcasts({ podcasts, stories }: Sample, names: KnownNames): string[] {
  const episodes = podcasts.flatMap((podcast) => podcast.episodes);
  const known = new Set(episodes.map(({ slug }) => slug));
  return [
    ...unknownNames(
      'podcasts.yaml',
      'site',
      podcasts.map(({ site }) => site),
      names.sites,
    ),
    ...unknownNames(
      'podcasts.yaml',
      'story',
      episodes.flatMap(({ story }) => story ?? []),
      names.stories,
    ),
    ...stories.flatMap(({ slug, reading }) =>
      unknownNames(
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

function unknownNames(
  file: string,
  what: string,
  given: readonly string[],
  known: { has(name: string): boolean },
): string[] {
  return given.filter((name) => !known.has(name)).map((name) => `${file}: there is no ${what} '${name}'`);
}
