/** Tags by their names, which are one list whatever slugs the sources use. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StoryTag } from '../story-parts.ts';
import { differBySigns, slugsOfTag, tagIdentity } from './same-tag.ts';
import { ensureTags, type NewTag, tagsBySlugs } from './taxonomy-queries.server.ts';

type Database = Kysely<DB>;

/** Tags whose names differ by signs only: C, C++, C#, C-, … */
const mostOfOneSlug = 50;

/**
 * The tags of these names, by name. Missing ones are created; where another tag has the slug and its name differs by
 * signs, as C++ and C# do, under the next free one. A slug of the source that another name has is the same tag.
 */
export async function tagsByName(db: Database, tags: readonly NewTag[]): Promise<Map<string, StoryTag>> {
  const found = new Map<string, StoryTag>();
  let wanted = [...new Map(tags.map((tag) => [tag.name, tag])).values()].map((tag) => ({
    name: tag.name,
    slugs: [tag.slug, ...slugsOfTag(tag.name, mostOfOneSlug)].filter((slug) => slug !== ''),
  }));
  for (let at = 0; wanted.length > 0 && at <= mostOfOneSlug; at += 1) {
    const tried = wanted.flatMap(({ name, slugs }) => ({ name, slug: slugs[at] ?? '' }));
    const free = new Map(tried.toReversed().map((tag) => [tag.slug, tag]));
    await ensureTags(db, [...free.values()]);
    const rows = new Map((await tagsBySlugs(db, [...free.keys()])).map((row) => [row.slug, row]));
    wanted = wanted.filter(({ name, slugs }) => {
      const row = rows.get(slugs[at] ?? '');
      if (row === undefined) throw new Error(`the tag '${name}' has no slug`);
      const isSame = at === 0 ? !differBySigns(row.name, name) : tagIdentity(row.name) === tagIdentity(name);
      if (isSame) found.set(name, row);
      return !isSame;
    });
  }
  if (wanted.length > 0) throw new Error(`too many tags are called like '${wanted[0]?.name}'`);
  return found;
}

/** The tag of this name, if there is one. */
export async function tagNamed(db: Database, name: string): Promise<StoryTag | undefined> {
  const rows = await tagsBySlugs(db, slugsOfTag(name, mostOfOneSlug));
  return rows.find((row) => tagIdentity(row.name) === tagIdentity(name));
}
