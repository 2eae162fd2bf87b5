/** Tags, sections and authors. */

import { isSiteName } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { ContentNeeds, Trx } from '../content-needs.server.ts';
import type { StoryAuthor, StorySection, StoryTag } from '../story-parts.ts';
import { refuseWrongSlugs } from '../write/refuse-wrong-slugs.ts';
import { type Choice, choicesById, choicesLike } from './choices-queries.server.ts';
import type { LabelKind } from './label-kinds.ts';
import { authorOfMember } from './label-queries.server.ts';
import { createLabels, type Labels, tagKey } from './labels.server.ts';
import { sectionsKey, setSectionActive } from './set-section-active.server.ts';
import { tagNamed, tagsByName } from './tags-by-name.server.ts';
import {
  type AuthorRow,
  authorsBySlugs,
  ensureAuthors,
  ensureSuperTags,
  ensureTags,
  isSuperTagClosed,
  type NewAuthor,
  type NewSuperTag,
  type NewTag,
  superTagBySlug,
  superTagsBySlugs,
  tagBySlug,
} from './taxonomy-queries.server.ts';

/** A section with the description of its page. */
export interface SuperTag extends StorySection {
  description: string;
}

/** A tag with the description and dependencies of its page. */
export interface Tag extends StoryTag {
  description: string;
  dependencies: Dependency[];
}

/** An author with the data and dependencies of the author's page. */
export interface Author extends StoryAuthor {
  dependencies: Dependency[];
}

export interface Taxonomy {
  /** Editing of tags, sections and authors. */
  labels: Labels;
  /** The id of the author as whom a member of the newsroom writes. */
  authorOfMember(memberId: number): Promise<number | undefined>;
  tag(slug: string): Promise<Tag | undefined>;
  /** By its name, in any case, with or without accents; signs count: C++ is not C#. */
  tagNamed(name: string): Promise<StoryTag | undefined>;
  /** Undefined for a closed section, too [S40]. */
  superTag(slug: string): Promise<(SuperTag & { dependencies: Dependency[] }) | undefined>;
  superTags(slugs: string[]): Promise<SuperTag[]>;
  /** True when the section exists and is closed. The result depends on `sectionsKey`. */
  isSuperTagClosed(slug: string): Promise<boolean>;
  author(slug: string): Promise<Author | undefined>;
  authors(slugs: string[]): Promise<Author[]>;
  /** For the fields of a story: those with these ids, or those whose names are like `q`. */
  choices(
    kind: LabelKind,
    query: { q: string; site: string; ids?: readonly number[] | undefined },
  ): Promise<Choice[]>;
  setSectionActive(slug: string, active: boolean): Promise<void>;
  ensureAuthors(authors: NewAuthor[], overwrite?: boolean, trx?: Trx): Promise<Map<string, number>>;
  ensureSuperTags(superTags: NewSuperTag[], trx?: Trx): Promise<Map<string, number>>;
  ensureTags(tags: NewTag[], trx?: Trx): Promise<Map<string, number>>;
  /** Tags by their names; missing ones get a free slug. The tag has another name when the source's slug is taken. */
  tagsByName(tags: NewTag[], trx?: Trx): Promise<Map<string, StoryTag>>;
}

export function createTaxonomy(needs: ContentNeeds): Taxonomy {
  const { db } = needs;
  return {
    labels: createLabels(needs),
    authorOfMember: (memberId) => authorOfMember(db, memberId),
    async tag(slug) {
      const tag = await tagBySlug(db, slug);
      return tag && { ...tag, dependencies: [{ key: tagKey(slug) }] };
    },
    tagNamed: (name) => tagNamed(db, name),
    async superTag(slug) {
      const section = await superTagBySlug(db, slug);
      return section && { ...section, dependencies: [{ key: sectionsKey }] };
    },
    superTags: (slugs) => superTagsBySlugs(db, slugs),
    isSuperTagClosed: (slug) => isSuperTagClosed(db, slug),
    author: async (slug) => (await authorsBySlugs(db, [slug])).map(presentAuthor)[0],
    authors: async (slugs) => (await authorsBySlugs(db, slugs)).map(presentAuthor),
    choices: (kind, { ids, ...like }) => (ids ? choicesById(db, kind, ids) : choicesLike(db, kind, like)),
    setSectionActive: (slug, active) => setSectionActive(needs, slug, active),
    ensureAuthors: (authors, overwrite, trx) =>
      inTransaction(db, trx, async (inner) => {
        refuseWrongSlugs(authors);
        const ids = await ensureAuthors(inner, authors, overwrite);
        if (overwrite)
          await needs.recordInvalidations(
            inner,
            authors.map(({ slug }) => ({ key: `person:${slug}` })),
          );
        return ids;
      }),
    ensureSuperTags: async (superTags, trx) => {
      const taken = superTags.find((one) => isSiteName(needs.edition, one.slug));
      if (taken) throw new Error(`a section cannot be called '${taken.slug}': a site is`);
      refuseWrongSlugs(superTags);
      return ensureSuperTags(trx ?? db, superTags);
    },
    ensureTags: async (tags, trx) => {
      refuseWrongSlugs(tags);
      return ensureTags(trx ?? db, tags);
    },
    tagsByName: async (tags, trx) => {
      refuseWrongSlugs(tags);
      return tagsByName(trx ?? db, tags);
    },
  };
}

function presentAuthor({ id: _, ...author }: AuthorRow): Author {
  const images = author.avatar ? [{ key: `image:${author.avatar.id}` }] : [];
  return { ...author, dependencies: [{ key: `person:${author.slug}` }, ...images] };
}
