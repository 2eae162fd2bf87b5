/** The room of stories: reading them as one site's reader sees them, and changing them. */
import { isSiteName } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { ArticleDraft } from './article-draft.ts';
import { knownSourceKeys } from './article-queries.server.ts';
import {
  correctArticle,
  publishArticle,
  publishDue,
  type StateChange,
  withdrawArticle,
} from './change-state.server.ts';
import type { ContentNeeds, Work } from './content-needs.server.ts';
import { type DeskEntry, type DeskFilter, storiesOnDesk } from './desk-queries.server.ts';
import {
  type DocumentRow,
  documentBySlug,
  type NewDocument,
  writeDocument,
} from './document-queries.server.ts';
import { presentCard, presentPost, presentStory, type Viewpoint } from './present-story.server.ts';
import { type SaveCause, type SavedArticle, saveArticles } from './save-articles.server.ts';
import { setSectionActive } from './set-section-active.server.ts';
import type { LivePost, Story, StoryCard } from './story.ts';
import {
  cardsByIds,
  cardsOfPosts,
  type StoryRow,
  slugOfFormerSlug,
  storyById,
  storyBySlug,
  versionOf,
  withDates,
} from './story-queries.server.ts';
import {
  ensureAuthors,
  ensureSuperTags,
  ensureTags,
  type NewAuthor,
  type NewSuperTag,
  type NewTag,
} from './taxonomy-queries.server.ts';

/** A story as it is, before anybody decided who may see it. */
export interface SeenStory {
  story: Story;
  /** Active, in an active section: what an anonymous reader may see [ART-12] [ART-13]. */
  isPublic: boolean;
  /** One page of a live blog's posts, and how many it has on all pages. */
  posts: LivePost[];
  postCount: number;
  parent: StoryCard | null;
  /** The story, the stories its texts name (public or not: a link appears when they become so), its pictures. */
  dependencies: Dependency[];
  pubDate: Date;
}

export interface ContentRoom {
  storyBySlug(view: Viewpoint, slug: string, postsPage?: number): Promise<SeenStory | undefined>;
  storyById(view: Viewpoint, id: number, postsPage?: number): Promise<SeenStory | undefined>;
  slugOfFormerSlug(slug: string): Promise<string | undefined>;
  versionOf(slug: string): Promise<{ id: number; version: number; isPublic: boolean } | undefined>;
  /** Stories in every state, the last changed first. */
  desk(filter: DeskFilter): Promise<DeskEntry[]>;
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
  /** A live blog's posts that readers may see, newest first. */
  postsOf(
    view: Viewpoint,
    parentId: number,
    page: number,
    perPage: number,
  ): Promise<{ cards: StoryCard[]; totalItems: number }>;
  document(slug: string): Promise<DocumentRow | undefined>;
  /** `announce: false`: the caller records that everything changed. */
  save(
    drafts: (ArticleDraft & { id?: number })[],
    cause: SaveCause,
    work?: Work,
    announce?: boolean,
  ): Promise<SavedArticle[]>;
  /** Which of these source keys belong to a story. */
  knownSourceKeys(keys: string[]): Promise<Set<string>>;
  publish(id: number, at?: Date): Promise<StateChange>;
  withdraw(id: number): Promise<StateChange>;
  correct(id: number, correction: { text: string; title?: string; lead?: string }): Promise<StateChange>;
  publishDue(): Promise<number>;
  setSectionActive(slug: string, active: boolean): Promise<void>;
  ensureAuthors(authors: NewAuthor[], overwrite?: boolean, work?: Work): Promise<Map<string, number>>;
  ensureSuperTags(superTags: NewSuperTag[], work?: Work): Promise<Map<string, number>>;
  ensureTags(tags: NewTag[], work?: Work): Promise<Map<string, number>>;
  writeDocument(document: NewDocument, work?: Work): Promise<void>;
}

export function createContentRoom(needs: ContentNeeds): ContentRoom {
  const { db } = needs;
  const inWork = <T>(work: Work | undefined, act: (work: Work) => Promise<T>): Promise<T> =>
    work ? act(work) : db.transaction().execute(act);
  return {
    storyBySlug: async (view, slug, page = 1) => seen(view, await storyBySlug(db, slug, page)),
    storyById: async (view, id, page = 1) => seen(view, await storyById(db, id, page)),
    slugOfFormerSlug: (slug) => slugOfFormerSlug(db, slug),
    versionOf: async (slug) => {
      const row = await versionOf(db, slug);
      return (
        row && { id: row.id, version: row.version, isPublic: row.state === 'active' && row.sectionActive }
      );
    },
    desk: (filter) => storiesOnDesk(db, filter),
    cards: async (view, ids) => (await cardsByIds(db, ids)).map((row) => presentCard(view, row)),
    postsOf: async (view, parentId, page, perPage) => {
      const { cards, totalItems } = await cardsOfPosts(db, parentId, page, perPage);
      return { cards: cards.map((row) => presentCard(view, row)), totalItems };
    },
    document: (slug) => documentBySlug(db, slug),
    save: (drafts, cause, work, announce) =>
      inWork(work, (inner) => saveArticles(needs, inner, drafts, cause, announce)),
    knownSourceKeys: (keys) => knownSourceKeys(db, keys),
    publish: (id, at) => publishArticle(needs, id, at),
    withdraw: (id) => withdrawArticle(needs, id),
    correct: (id, correction) => correctArticle(needs, id, correction),
    publishDue: () => publishDue(needs),
    setSectionActive: (slug, active) => setSectionActive(needs, slug, active),
    ensureAuthors: (authors, overwrite, work) => ensureAuthors(work ?? db, authors, overwrite),
    ensureSuperTags: async (superTags, work) => {
      const taken = superTags.find((one) => isSiteName(needs.edition, one.slug));
      if (taken) throw new Error(`a section cannot be called '${taken.slug}': a site is`);
      return ensureSuperTags(work ?? db, superTags);
    },
    ensureTags: (tags, work) => ensureTags(work ?? db, tags),
    writeDocument: (document, work) =>
      inWork(work, async (inner) => {
        await writeDocument(inner, document);
        await needs.recordInvalidations(inner, [{ key: `document:${document.slug}` }]);
      }),
  };
}

function seen(view: Viewpoint, row: StoryRow | undefined): SeenStory | undefined {
  if (!row) return undefined;
  const parent = row.parent && withDates(row.parent);
  return {
    story: presentStory(view, row),
    isPublic: row.is_public,
    posts: row.posts.map((post) => presentPost(view, row, post)),
    postCount: row.post_count,
    parent: parent && presentCard(view, parent),
    dependencies: dependenciesOf(row),
    pubDate: row.pub_date,
  };
}

function dependenciesOf(row: StoryRow): Dependency[] {
  const articles = [row.id, ...row.linked.map((one) => one.id), ...(row.parent ? [row.parent.id] : [])];
  const images = [
    row.image,
    row.cover_image,
    row.facebook_image,
    row.mobile_image_11,
    row.mobile_image_43,
    ...row.body_images,
    ...[row, ...row.posts].flatMap((one) => one.authors.map((author) => author.avatar)),
    ...row.contributors.map((person) => person.avatar),
    ...row.posts.flatMap((post) => post.body_images),
  ].filter((image) => image !== null);
  const keys = [
    ...articles.map((id) => `article:${id}`),
    ...images.map((image) => `image:${image.id}`),
    ...row.awaited.map((slug) => `slug:${slug}`),
    ...(row.type === 'liveblog' ? [`posts:${row.id}`] : []),
  ];
  return [...new Set(keys)].map((key) => ({ key }));
}
