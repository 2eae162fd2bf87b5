/** Checks an edition's landing pages. */
import { repeated } from '#platform/text/repeated.ts';
import type { Edition } from '../edition/edition.ts';
import type { Landing } from '../edition/landing.ts';

export function landingFaults(edition: Edition): string[] {
  const slugs = edition.landings.flatMap(({ groups }) => groups.map(({ slug }) => slug));
  return [
    ...repeated(slugs).map((slug) => `landings: two groups are called '${slug}'`),
    ...repeated(edition.landings.map(({ site }) => site)).map((site) => `landings: '${site}' has two`),
    ...edition.landings.flatMap((landing) =>
      faultsOf(landing).map((fault) => `landing of '${landing.site}': ${fault}`),
    ),
  ];
}

function faultsOf(landing: Landing): string[] {
  const own = new Set(landing.groups.map(({ slug }) => slug));
  const named = landing.blocks.flatMap((block) =>
    block.kind === 'stories' ? [block.group, ...(block.mega === undefined ? [] : [block.mega])] : [],
  );
  return [
    ...named.filter((slug) => !own.has(slug)).map((slug) => `it has no group '${slug}'`),
    ...repeated(named).map((slug) => `two blocks show the group '${slug}'`),
    ...landing.groups
      .flatMap(({ search }) => [...search.superTags, ...search.tags, ...search.authors, ...search.flags])
      .filter((name) => name.includes('{'))
      .map((name) => `a group's search has the placeholder '${name}', and its address has no parameters`),
  ];
}
