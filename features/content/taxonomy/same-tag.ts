/** When two names are one tag. */
import { slugOf } from '#platform/text/slug.ts';

/** Names may differ in case, accents, spaces and dashes, not in signs: C++ and C#, a/b and a.b are different tags. */
export function tagIdentity(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]+/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim();
}

/** Whether names with one slug differ by signs only, so that the second needs a slug of its own. */
export function differBySigns(one: string, other: string): boolean {
  return tagIdentity(one) !== tagIdentity(other) && slugOf(one, 200) === slugOf(other, 200);
}

/** Slugs under which a tag with this name can be, the plainest first: c, c-2, c-3 … */
export function slugsOfTag(name: string, most: number): string[] {
  const slug = slugOf(name, 200);
  return Array.from({ length: most }, (_, at) => (at === 0 ? slug : `${slug}-${at + 1}`));
}
