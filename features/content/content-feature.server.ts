/** The content feature: reads stories as seen from one site, and changes them. */
import type { ImageRef } from '#features/media/public.ts';
import { isSiteName, type Viewpoint } from '#features/sites/public.ts';
import { type Dependency, everything, type Invalidation } from '#platform/cache/dependency.ts';
import {
  type ArchiveCursor,
  type ArchiveRange,
  archiveCursorAfter,
  archiveFrom,
  monthsChanged,
} from './archive-queries.server.ts';
import { type ArchivedStory, presentArchivedStory } from './archived-story.server.ts';
import type { ArticleDraft } from './article-draft.ts';
import { isAnythingDue, knownSourceKeys } from './article-queries.server.ts';
import { changePost, type PostChange, setLive } from './change-live.server.ts';
import {
  type Correction,
  correctArticle,
  type DueChanges,
  publishArticle,
  publishDue,
  type StateChange,
  withdrawArticle,
  withdrawDue,
} from './change-state.server.ts';
import type { ContentNeeds, Database, Work } from './content-needs.server.ts';
import {
  type DocumentRow,
  documentBySlug,
  documentsOfSites,
  type NewDocument,
  removeDocument,
  writeDocument,
} from './document-queries.server.ts';
import { listPresenter, type PresentListItem } from './list-presenter.server.ts';
import {
  firstPosts,
  itemsOfParent,
  noPosts,
  type PostRow,
  type PostsQuery,
  pageOfPost,
} from './live-posts-queries.server.ts';
import { liveBlogNaming, liveBlogsNaming, namedLivescoreIds } from './naming-queries.server.ts';
import { type NewsroomEntry, type NewsroomFilter, newsroomStories } from './newsroom-queries.server.ts';
import { presentCard, presentPost, presentPostLink, presentStory } from './present-story.server.ts';
import { refuseWrongSlugs } from './refuse-wrong-slugs.ts';
import { type SaveCause, type SavedArticle, saveArticles } from './save-articles.server.ts';
import { setSectionActive } from './set-section-active.server.ts';
import type { LivePost, PostLink, Story, StoryAuthor, StoryCard, StorySection, StoryTag } from './story.ts';
import {
  articlesShowing,
  cardsByIds,
  cardsOfPosts,
  parseCardDates,
  reactionsTo,
  type StoryRow,
  slugOfFormerSlug,
  storiesByIds,
  storyById,
  storyBySlug,
  versionOf,
} from './story-queries.server.ts';
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

/** An author with the data and dependencies of the author's page. */
export interface Author extends StoryAuthor {
  dependencies: Dependency[];
}

/** A loaded story, before any check of who may see it. */
export interface LoadedStory {
  story: Story;
  /** Active, in an active section, and so is a post's live blog: visible to anonymous readers [ART-12] [ART-13]. */
  isPublic: boolean;
  /** One page of a live blog's posts, and their number on all pages. */
  posts: LivePost[];
  postCount: number;
  /** All key events of a live blog, newest first. */
  keyEvents: PostLink[];
  /** Other posts of a post's live blog [LIVE-02]. */
  siblings: PostLink[];
  parent: StoryCard | null;
  /** The story, its images, and the stories to which its texts link (public or not: links appear on publication). */
  dependencies: Dependency[];
  pubDate: Date;
}

export interface ItemsOf extends Pick<LoadedStory, 'story' | 'isPublic' | 'dependencies'> {
  items: LivePost[];
  pinned: LivePost[];
  totalItems: number;
}

export interface ContentFeature {
  storyBySlug(view: Viewpoint, slug: string, posts?: PostsQuery): Promise<LoadedStory | undefined>;
  storyById(view: Viewpoint, id: number, posts?: PostsQuery): Promise<LoadedStory | undefined>;
  slugOfFormerSlug(slug: string): Promise<string | undefined>;
  versionOf(slug: string): Promise<{ id: number; version: number; isPublic: boolean } | undefined>;
  /** Whole stories in the order of `ids`, with the first page of live blog posts only. */
  stories(view: Viewpoint, ids: number[]): Promise<LoadedStory[]>;
  /** A page of the archive after a cursor, oldest story first. */
  archiveFrom(
    view: Viewpoint,
    stretch: ArchiveRange,
    after: ArchiveCursor | undefined,
    limit: number,
  ): Promise<ArchivedStory[]>;
  /** The cursor after `before` stories of the range; undefined when it has fewer. */
  archiveCursorAfter(stretch: ArchiveRange, before: number): Promise<ArchiveCursor | undefined>;
  /** Months (UTC), `2026-11`, with the unix seconds of the last change of their stories on these sites. */
  monthsChanged(sites: string[]): Promise<Map<string, number>>;
  /** Stories in every state, last changed first. */
  newsroomStories(filter: NewsroomFilter): Promise<NewsroomEntry[]>;
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
  /** Distinct live-score ids of the newest public stories. */
  namedLivescoreIds(limit: number): Promise<string[]>;
  /** The newest live blog that names one of these; undefined for none. */
  liveBlogNaming(view: Viewpoint, livescoreIds: string[]): Promise<StoryCard | undefined>;
  /** The newest live blogs that name live scores, one for each `livescoreId`. */
  liveBlogsNamingScores(view: Viewpoint): Promise<{ livescoreId: string; blog: StoryCard }[]>;
  /** Returns a function that turns these cards into items of the API's lists, which have more fields [LIST-28]. */
  listPresenter(view: Viewpoint, cards: StoryCard[]): Promise<PresentListItem>;
  /** A live blog's public posts, newest first. */
  postsOf(
    view: Viewpoint,
    parentId: number,
    page: number,
    perPage: number,
  ): Promise<{ cards: StoryCard[]; totalItems: number }>;
  /** The posts of a live blog: a page of those that are not pinned, newest first, and all pinned ones [ART-20]. */
  itemsOf(view: Viewpoint, id: number, page: number, perPage: number): Promise<ItemsOf | undefined>;
  /** The page of a live blog on which a public post is. */
  pageOfPost(parentId: number, slug: string): Promise<number | undefined>;
  /** Reaction counts of those of these stories that are public [ART-21]. */
  reactions(ids: number[]): Promise<{ id: number; reactions: number }[]>;
  document(slug: string): Promise<DocumentRow | undefined>;
  tag(slug: string): Promise<StoryTag | undefined>;
  /** Undefined for a closed section, too [S40]. */
  superTag(slug: string): Promise<SuperTag | undefined>;
  superTags(slugs: string[]): Promise<SuperTag[]>;
  /** True when the section exists and is closed. The result depends on `sectionsKey`. */
  isSuperTagClosed(slug: string): Promise<boolean>;
  author(slug: string): Promise<Author | undefined>;
  authors(slugs: string[]): Promise<Author[]>;
  /** Documents of these sites by name, with the unix seconds of their last change. */
  documents(sites: string[]): Promise<{ slug: string; updatedAt: number }[]>;
  /** Invalidations for a changed image: the stories whose cards show it. */
  cardsShowing(imageId: number, work: Database): Promise<Invalidation[]>;
  /** `announce: false`: the caller records an invalidation of everything. */
  save(
    drafts: (ArticleDraft & { id?: number })[],
    cause: SaveCause,
    work?: Work,
    announce?: boolean,
  ): Promise<SavedArticle[]>;
  /** Which of these source keys belong to a story. */
  knownSourceKeys(keys: string[]): Promise<Set<string>>;
  publish(id: number, at?: Date): Promise<StateChange>;
  /** Now, or at the given time. */
  withdraw(id: number, at?: Date): Promise<StateChange>;
  correct(id: number, correction: Correction): Promise<StateChange>;
  changePost(id: number, change: PostChange): Promise<StateChange>;
  setLive(id: number, isLive: boolean): Promise<StateChange>;
  /** One cheap query that saves two transactions when nothing is due. */
  isAnythingDue(): Promise<boolean>;
  publishDue(): Promise<DueChanges>;
  withdrawDue(): Promise<DueChanges>;
  setSectionActive(slug: string, active: boolean): Promise<void>;
  ensureAuthors(authors: NewAuthor[], overwrite?: boolean, work?: Work): Promise<Map<string, number>>;
  ensureSuperTags(superTags: NewSuperTag[], work?: Work): Promise<Map<string, number>>;
  ensureTags(tags: NewTag[], work?: Work): Promise<Map<string, number>>;
  writeDocument(document: NewDocument, work?: Work): Promise<void>;
  removeDocument(slug: string, work?: Work): Promise<void>;
}

/** The portrait of a busy author is on so many cards that naming each costs more than invalidating all pages. */
const maxNamedCards = 2_000;

/** Older ones are of matches that nobody looks for. */
const mostNamingBlogs = 100;

export function createContentFeature(needs: ContentNeeds): ContentFeature {
  const { db } = needs;
  const inWork = <T>(work: Work | undefined, act: (work: Work) => Promise<T>): Promise<T> =>
    work ? act(work) : db.transaction().execute(act);
  return {
    storyBySlug: async (view, slug, posts = firstPosts) =>
      presentOptional(view, await storyBySlug(db, slug, posts)),
    storyById: async (view, id, posts = firstPosts) => presentOptional(view, await storyById(db, id, posts)),
    slugOfFormerSlug: (slug) => slugOfFormerSlug(db, slug),
    versionOf: (slug) => versionOf(db, slug),
    stories: async (view, ids) => (await storiesByIds(db, ids)).map((row) => presentLoaded(view, row)),
    archiveFrom: async (view, stretch, after, limit) =>
      (await archiveFrom(db, stretch, after, limit)).map((row) => presentArchivedStory(view, row)),
    archiveCursorAfter: (stretch, before) => archiveCursorAfter(db, stretch, before),
    monthsChanged: (sites) => monthsChanged(db, sites),
    newsroomStories: (filter) => newsroomStories(db, filter),
    cards: async (view, ids) => (await cardsByIds(db, ids)).map((row) => presentCard(view, row)),
    namedLivescoreIds: (limit) => namedLivescoreIds(db, limit),
    async liveBlogNaming(view, livescoreIds) {
      const id = await liveBlogNaming(db, livescoreIds);
      const [row] = id === undefined ? [] : await cardsByIds(db, [id]);
      return row && presentCard(view, row);
    },
    async liveBlogsNamingScores(view) {
      const named = await liveBlogsNaming(db, mostNamingBlogs);
      const ids = new Map(named.map(({ id, livescoreId }) => [id, livescoreId]));
      const rows = await cardsByIds(db, [...ids.keys()]);
      return rows.map((row) => ({ livescoreId: ids.get(row.id) ?? '', blog: presentCard(view, row) }));
    },
    listPresenter: (view, cards) => listPresenter(db, view, cards),
    postsOf: async (view, parentId, page, perPage) => {
      const { cards, totalItems } = await cardsOfPosts(db, parentId, page, perPage);
      return { cards: cards.map((row) => presentCard(view, row)), totalItems };
    },
    async itemsOf(view, id, page, perPage) {
      const row = await storyById(db, id, noPosts);
      if (!row) return undefined;
      const found = await itemsOfParent(db, id, page, perPage);
      const images = [...found.items, ...found.pinned].flatMap(imagesOfPost);
      const { story, isPublic, dependencies } = presentLoaded(view, row);
      return {
        story,
        isPublic,
        items: found.items.map((post) => presentPost(view, row, post)),
        pinned: found.pinned.map((post) => presentPost(view, row, post)),
        totalItems: found.totalItems,
        dependencies: [
          ...dependencies,
          { key: `posts:${id}` },
          ...images.map((image) => ({ key: `image:${image.id}` })),
        ],
      };
    },
    pageOfPost: (parentId, slug) => pageOfPost(db, parentId, slug),
    reactions: (ids) => reactionsTo(db, ids),
    document: (slug) => documentBySlug(db, slug),
    tag: (slug) => tagBySlug(db, slug),
    superTag: (slug) => superTagBySlug(db, slug),
    superTags: (slugs) => superTagsBySlugs(db, slugs),
    isSuperTagClosed: (slug) => isSuperTagClosed(db, slug),
    author: async (slug) => (await authorsBySlugs(db, [slug])).map(presentAuthor)[0],
    authors: async (slugs) => (await authorsBySlugs(db, slugs)).map(presentAuthor),
    documents: async (sites) =>
      (await documentsOfSites(db, sites)).map(({ slug, updated_at }) => ({
        slug,
        updatedAt: Math.floor(updated_at.getTime() / 1000),
      })),
    async cardsShowing(imageId, work) {
      const ids = await articlesShowing(work, imageId, maxNamedCards + 1);
      if (ids.length > maxNamedCards) return [{ key: everything }];
      return ids.map((id) => ({ key: `article:${id}` }));
    },
    save: (drafts, cause, work, announce) =>
      inWork(work, (inner) => saveArticles(needs, inner, drafts, cause, announce)),
    knownSourceKeys: (keys) => knownSourceKeys(db, keys),
    publish: (id, at) => publishArticle(needs, id, at),
    withdraw: (id, at) => withdrawArticle(needs, id, at),
    correct: (id, correction) => correctArticle(needs, id, correction),
    changePost: (id, change) => changePost(needs, id, change),
    setLive: (id, isLive) => setLive(needs, id, isLive),
    isAnythingDue: () => isAnythingDue(db, needs.clock.now()),
    publishDue: () => publishDue(needs),
    withdrawDue: () => withdrawDue(needs),
    setSectionActive: (slug, active) => setSectionActive(needs, slug, active),
    ensureAuthors: (authors, overwrite, work) =>
      inWork(work, async (inner) => {
        refuseWrongSlugs(authors);
        const ids = await ensureAuthors(inner, authors, overwrite);
        if (overwrite)
          await needs.recordInvalidations(
            inner,
            authors.map(({ slug }) => ({ key: `person:${slug}` })),
          );
        return ids;
      }),
    ensureSuperTags: async (superTags, work) => {
      const taken = superTags.find((one) => isSiteName(needs.edition, one.slug));
      if (taken) throw new Error(`a section cannot be called '${taken.slug}': a site is`);
      refuseWrongSlugs(superTags);
      return ensureSuperTags(work ?? db, superTags);
    },
    ensureTags: async (tags, work) => {
      refuseWrongSlugs(tags);
      return ensureTags(work ?? db, tags);
    },
    writeDocument: (document, work) =>
      inWork(work, async (inner) => {
        refuseWrongSlugs([document]);
        await writeDocument(inner, document);
        await needs.recordInvalidations(inner, [{ key: `document:${document.slug}` }]);
      }),
    removeDocument: (slug, work) =>
      inWork(work, async (inner) => {
        await removeDocument(inner, slug);
        await needs.recordInvalidations(inner, [{ key: `document:${slug}` }]);
      }),
  };
}

function presentAuthor({ id: _, ...author }: AuthorRow): Author {
  const images = author.avatar ? [{ key: `image:${author.avatar.id}` }] : [];
  return { ...author, dependencies: [{ key: `person:${author.slug}` }, ...images] };
}

function presentOptional(view: Viewpoint, row: StoryRow | undefined): LoadedStory | undefined {
  return row && presentLoaded(view, row);
}

function presentLoaded(view: Viewpoint, row: StoryRow): LoadedStory {
  const parent = row.parent && parseCardDates(row.parent);
  return {
    story: presentStory(view, row),
    isPublic: row.is_public,
    posts: row.posts.map((post) => presentPost(view, row, post)),
    postCount: row.post_count,
    keyEvents: row.key_events.map((event) => presentPostLink(view, row, event)),
    siblings: row.siblings.map((post) => presentPostLink(view, row, post)),
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
    ...[...row.writers, ...row.contributors].map((person) => person.avatar),
    ...row.posts.flatMap(imagesOfPost),
  ].filter((image) => image !== null);
  const keys = [
    ...articles.map((id) => `article:${id}`),
    ...images.map((image) => `image:${image.id}`),
    ...row.awaited.map((slug) => `slug:${slug}`),
    ...(row.type === 'liveblog' ? [`posts:${row.id}`] : []),
    ...(row.type === 'liveblogpost' && row.parent_id !== null ? [`posts:${row.parent_id}`] : []),
  ];
  return [...new Set(keys)].map((key) => ({ key }));
}

function imagesOfPost(post: PostRow): ImageRef[] {
  const avatars = post.authors.map((author) => author.avatar);
  return [...avatars, ...post.body_images].filter((image) => image !== null);
}
