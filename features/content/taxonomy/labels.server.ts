/** Creates and changes tags, sections and authors [TOOL-06]. A new name does not change the slug. */
import { isSiteName } from '#features/sites/public.ts';
import { contentVersion } from '#platform/http/answers/content-version.server.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ContentNeeds, Trx } from '../content-needs.server.ts';
import type { AuthorFields, LabelOutcome, SectionFields, TagFields } from './label-fields.ts';
import type { LabelFault, LabelKind } from './label-kinds.ts';
import {
  type AuthorDetails,
  authorById,
  authorOfMember,
  insertUnderFreeSlug,
  isNameTaken,
  isPicture,
  type ListedLabel,
  listLabels,
  type SectionRow,
  sectionById,
  type TagRow,
  tagById,
  updateAuthor,
  updateSection,
  updateTag,
} from './label-queries.server.ts';
import { noteRenamed } from './renamed-labels.server.ts';
import { slugsOfTag } from './same-tag.ts';
import { sectionsKey, setSectionActive } from './set-section-active.server.ts';
import { tagsByName } from './tags-by-name.server.ts';

/** Dependency key of answers that show a tag's own texts. */
export function tagKey(slug: string): string {
  return `tag-texts:${slug}`;
}

export interface LabelStore<Shown, Given, Change> {
  byId(id: number): Promise<Shown | undefined>;
  create(given: Given): Promise<LabelOutcome>;
  /** Changes only the given version. */
  change(id: number, change: Change): Promise<LabelOutcome>;
}

export interface Labels {
  list(kind: LabelKind, q: string): Promise<ListedLabel[]>;
  /** Creating a tag that exists returns that one: C and c are one tag, C++ is another. */
  tags: LabelStore<TagRow, TagFields, Partial<TagFields> & Seen>;
  sections: LabelStore<SectionRow, SectionFields, SectionChange>;
  authors: LabelStore<AuthorDetails, AuthorFields, Partial<AuthorFields> & Seen>;
}

interface Seen {
  version: number;
}

interface SectionChange extends Partial<Omit<SectionFields, 'site'>>, Seen {
  isOpen?: boolean | undefined;
}

/** Maximum number of names with the same slug; more of them indicate a faulty program. */
const mostOfOneSlug = 50;

export function createLabels(needs: ContentNeeds): Labels {
  const { db } = needs;
  return {
    list: (kind, q) => listLabels(db, kind, q),
    tags: tagStore(needs),
    sections: sectionStore(needs),
    authors: authorStore(needs),
  };
}

function tagStore({ db, recordInvalidations }: ContentNeeds): Labels['tags'] {
  const changeTag = async (trx: Trx, id: number, change: Partial<TagFields>): Promise<LabelOutcome> => {
    const tag = await tagById(trx, id, true);
    if (!tag) return { kind: 'missing' };
    const { name = tag.name } = change;
    if (name !== tag.name && (await isNameTaken(trx, 'tags', { name, except: id })))
      return refused('name-taken');
    await updateTag(trx, id, change);
    await recordInvalidations(trx, [{ key: tagKey(tag.slug) }]);
    if (name !== tag.name) await noteRenamed(trx, 'tags', id);
    return { kind: 'saved', id };
  };
  return {
    byId: (id) => tagById(db, id),
    create: ({ name, description }) =>
      db.transaction().execute(async (trx) => {
        const tag = (await tagsByName(trx, [{ slug: slugOf(name, 200), name }])).get(name);
        if (!tag) throw new Error(`the tag '${name}' was not made`);
        return description === undefined
          ? { kind: 'saved', id: tag.id }
          : changeTag(trx, tag.id, { description });
      }),
    change: (id, { version, ...change }) =>
      db.transaction().execute(async (trx) => {
        if (isOutdated(await tagById(trx, id, true), version)) return { kind: 'outdated' };
        return changeTag(trx, id, change);
      }),
  };
}

function sectionStore(needs: ContentNeeds): Labels['sections'] {
  const { db, edition, recordInvalidations } = needs;
  return {
    byId: (id) => sectionById(db, id),
    create: ({ name, site, description = '' }) =>
      db.transaction().execute(async (trx) => {
        if (!edition.sites.some(({ slug }) => slug === site)) return refused('no-site');
        if (isSiteName(edition, slugOf(name, 200))) return refused('name-of-site');
        if (await isNameTaken(trx, 'super_tags', { name, except: 0, site })) return refused('name-taken');
        const id = await insertUnderFreeSlug(trx, 'super_tags', slugsOfTag(name, mostOfOneSlug), {
          name,
          site,
          description,
        });
        if (id === undefined) return refused('name-taken');
        await recordInvalidations(trx, [{ key: sectionsKey }]);
        return { kind: 'saved', id };
      }),
    async change(id, { isOpen, version, ...texts }) {
      const outcome = await db.transaction().execute(async (trx): Promise<LabelOutcome> => {
        const section = await sectionById(trx, id, true);
        if (!section) return { kind: 'missing' };
        if (isOutdated(section, version)) return { kind: 'outdated' };
        const { name = section.name } = texts;
        const { site } = section;
        if (name !== section.name && (await isNameTaken(trx, 'super_tags', { name, except: id, site })))
          return refused('name-taken');
        await updateSection(trx, id, texts);
        await recordInvalidations(trx, [{ key: sectionsKey }]);
        if (name !== section.name) await noteRenamed(trx, 'sections', id);
        return { kind: 'saved', id };
      });
      const section = await sectionById(db, id);
      if (outcome.kind === 'saved' && section && isOpen !== undefined && isOpen !== section.active)
        await setSectionActive(needs, section.slug, isOpen);
      return outcome;
    },
  };
}

function authorStore({ db, recordInvalidations }: ContentNeeds): Labels['authors'] {
  const changeAuthor = async (trx: Trx, id: number, change: Partial<AuthorFields>): Promise<LabelOutcome> => {
    const author = await authorById(trx, id, true);
    if (!author) return { kind: 'missing' };
    const fault = await authorFault(trx, id, change);
    if (fault) return refused(fault);
    await updateAuthor(trx, id, change);
    await recordInvalidations(trx, [{ key: `person:${author.slug}` }]);
    await noteRenamed(trx, 'authors', id);
    return { kind: 'saved', id };
  };
  return {
    byId: (id) => authorById(db, id),
    create: ({ name, ...rest }) =>
      db.transaction().execute(async (trx) => {
        const fault = await authorFault(trx, 0, rest);
        if (fault) return refused(fault);
        // Two people may have one name.
        const id = await insertUnderFreeSlug(trx, 'authors', slugsOfTag(name, mostOfOneSlug), { name });
        return id === undefined ? refused('name-taken') : changeAuthor(trx, id, rest);
      }),
    change: (id, { version, ...change }) =>
      db.transaction().execute(async (trx) => {
        if (isOutdated(await authorById(trx, id, true), version)) return { kind: 'outdated' };
        return changeAuthor(trx, id, change);
      }),
  };
}

async function authorFault(
  trx: Trx,
  id: number,
  { pictureId = null, memberId = null }: Partial<AuthorFields>,
): Promise<LabelFault | null> {
  if (pictureId !== null && !(await isPicture(trx, pictureId))) return 'no-picture';
  const other = memberId === null ? undefined : await authorOfMember(trx, memberId);
  return other === undefined || other === id ? null : 'member-taken';
}

function isOutdated(label: object | undefined, version: number): boolean {
  return label !== undefined && contentVersion(label) !== version;
}

function refused(fault: LabelFault): LabelOutcome {
  return { kind: 'refused', fault };
}
