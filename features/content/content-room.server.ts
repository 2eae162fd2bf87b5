/** The room of stories: reading them as one site's reader sees them, and changing them. */
import type { ImageRef } from '#features/media/public.ts';
import { isSiteName } from '#features/sites/public.ts';
import { type Dependency, everything, type Invalidation } from '#platform/cache/dependency.ts';
import {
  type ArchivePlace,
  type ArchiveStretch,
  archiveFrom,
  placeInArchive,
} from './archive-queries.server.ts';
import { type ArchivedStory, presentArchived } from './archived-story.server.ts';
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
import { type DeskEntry, type DeskFilter, storiesOnDesk } from './desk-queries.server.ts';
import {
  type DocumentRow,
  documentBySlug,
  documentsOfSites,
  type NewDocument,
  removeDocument,
  writeDocument,
} from './document-queries.server.ts';
import {
  firstPosts,
  itemsOfParent,
  noPosts,
  type PostRow,
  type PostsAsked,
  pageOfPost,
} from './live-posts-queries.server.ts';
import {
  presentCard,
  presentPost,
  presentPostLink,
  presentStory,
  type Viewpoint,
} from './present-story.server.ts';
import { type SaveCause, type SavedArticle, saveArticles } from './save-articles.server.ts';
import { setSectionActive } from './set-section-active.server.ts';
import type { LivePost, PostLink, Story, StoryAuthor, StoryCard, StorySection, StoryTag } from './story.ts';
import {
  articlesShowing,
  cardsByIds,
  cardsOfPosts,
  reactionsTo,
  type StoryRow,
  slugOfFormerSlug,
  storiesByIds,
  storyById,
  storyBySlug,
  versionOf,
  withDates,
} from './story-queries.server.ts';
import {
  type AuthorRow,
  authorsBySlugs,
  ensureAuthors,
  ensureSuperTags,
  ensureTags,
  type NewAuthor,
  type NewSuperTag,
  type NewTag,
  superTagBySlug,
  superTagsBySlugs,
  tagBySlug,
} from './taxonomy-queries.server.ts';

/** A section with what its page says about it. */
export interface SuperTag extends StorySection {
  description: string;
}

/** A person with what their page says, and what that page depends on. */
export interface Author extends StoryAuthor {
  dependencies: Dependency[];
}

/** A story as it is, before anybody decided who may see it. */
export interface SeenStory {
  story: Story;
  /** Active, in an active section, and so is a post's live blog: what an anonymous reader may see [ART-12] [ART-13]. */
  isPublic: boolean;
  /** One page of a live blog's posts, and how many it has on all pages. */
  posts: LivePost[];
  postCount: number;
  /** All of a live blog's, the newest first. */
  keyEvents: PostLink[];
  /** Other posts of a post's live blog [LIVE-02]. */
  siblings: PostLink[];
  parent: StoryCard | null;
  /** The story, the stories its texts name (public or not: a link appears when they become so), its pictures. */
  dependencies: Dependency[];
  pubDate: Date;
}

export interface ItemsOf extends Pick<SeenStory, 'story' | 'isPublic' | 'dependencies'> {
  items: LivePost[];
  pinned: LivePost[];
  totalItems: number;
}

export interface ContentRoom {
  storyBySlug(view: Viewpoint, slug: string, posts?: PostsAsked): Promise<SeenStory | undefined>;
  storyById(view: Viewpoint, id: number, posts?: PostsAsked): Promise<SeenStory | undefined>;
  slugOfFormerSlug(slug: string): Promise<string | undefined>;
  versionOf(slug: string): Promise<{ id: number; version: number; isPublic: boolean } | undefined>;
  /** Whole stories in this order, without the posts of live blogs after the first page. */
  stories(view: Viewpoint, ids: number[]): Promise<SeenStory[]>;
  /** A piece of the archive behind a place, the earliest story first. */
  archiveFrom(
    view: Viewpoint,
    stretch: ArchiveStretch,
    after: ArchivePlace | undefined,
    limit: number,
  ): Promise<ArchivedStory[]>;
  /** Behind so many stories of the stretch; undefined when it has fewer. */
  placeInArchive(stretch: ArchiveStretch, before: number): Promise<ArchivePlace | undefined>;
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
  /** The posts of a live blog: a page of those that are not pinned, newest first, and all that are [ART-20]. */
  itemsOf(view: Viewpoint, id: number, page: number, perPage: number): Promise<ItemsOf | undefined>;
  /** On which page of its live blog a post stands that readers may see. */
  pageOfPost(parentId: number, slug: string): Promise<number | undefined>;
  /** Counts of reactions to those of these stories that are public [ART-21]. */
  reactions(ids: number[]): Promise<{ id: number; reactions: number }[]>;
  document(slug: string): Promise<DocumentRow | undefined>;
  tag(slug: string): Promise<StoryTag | undefined>;
  /** Closed ones too: `active` says whether readers may see it [ART-13]. */
  superTag(slug: string): Promise<SuperTag | undefined>;
  superTags(slugs: string[]): Promise<SuperTag[]>;
  author(slug: string): Promise<Author | undefined>;
  authors(slugs: string[]): Promise<Author[]>;
  /** Documents of these sites by name, with the unix seconds of their last change. */
  documents(sites: string[]): Promise<{ slug: string; updatedAt: number }[]>;
  /** What becomes untrue when a picture changes: the stories whose cards show it. */
  cardsShowing(imageId: number, work: Database): Promise<Invalidation[]>;
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
  /** Now, or at the time given. */
  withdraw(id: number, at?: Date): Promise<StateChange>;
  correct(id: number, correction: Correction): Promise<StateChange>;
  changePost(id: number, change: PostChange): Promise<StateChange>;
  setLive(id: number, isLive: boolean): Promise<StateChange>;
  /** Cheaper than to try: a question instead of two transactions. */
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

/** The portrait of a busy author stands on so many cards that naming them costs more than making all pages again. */
const namedAtMost = 2_000;

export function createContentRoom(needs: ContentNeeds): ContentRoom {
  const { db } = needs;
  const inWork = <T>(work: Work | undefined, act: (work: Work) => Promise<T>): Promise<T> =>
    work ? act(work) : db.transaction().execute(act);
  return {
    storyBySlug: async (view, slug, posts = firstPosts) => seen(view, await storyBySlug(db, slug, posts)),
    storyById: async (view, id, posts = firstPosts) => seen(view, await storyById(db, id, posts)),
    slugOfFormerSlug: (slug) => slugOfFormerSlug(db, slug),
    versionOf: (slug) => versionOf(db, slug),
    stories: async (view, ids) => (await storiesByIds(db, ids)).map((row) => seenRow(view, row)),
    archiveFrom: async (view, stretch, after, limit) =>
      (await archiveFrom(db, stretch, after, limit)).map((row) => presentArchived(view, row)),
    placeInArchive: (stretch, before) => placeInArchive(db, stretch, before),
    desk: (filter) => storiesOnDesk(db, filter),
    cards: async (view, ids) => (await cardsByIds(db, ids)).map((row) => presentCard(view, row)),
    postsOf: async (view, parentId, page, perPage) => {
      const { cards, totalItems } = await cardsOfPosts(db, parentId, page, perPage);
      return { cards: cards.map((row) => presentCard(view, row)), totalItems };
    },
    async itemsOf(view, id, page, perPage) {
      const row = await storyById(db, id, noPosts);
      if (!row) return undefined;
      const found = await itemsOfParent(db, id, page, perPage);
      const images = [...found.items, ...found.pinned].flatMap(imagesOfPost);
      const { story, isPublic, dependencies } = seenRow(view, row);
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
    author: async (slug) => (await authorsBySlugs(db, [slug])).map(presentAuthor)[0],
    authors: async (slugs) => (await authorsBySlugs(db, slugs)).map(presentAuthor),
    documents: async (sites) =>
      (await documentsOfSites(db, sites)).map(({ slug, updated_at }) => ({
        slug,
        updatedAt: Math.floor(updated_at.getTime() / 1000),
      })),
    async cardsShowing(imageId, work) {
      const ids = await articlesShowing(work, imageId, namedAtMost + 1);
      if (ids.length > namedAtMost) return [{ key: everything }];
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
      return ensureSuperTags(work ?? db, superTags);
    },
    ensureTags: (tags, work) => ensureTags(work ?? db, tags),
    writeDocument: (document, work) =>
      inWork(work, async (inner) => {
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

function seen(view: Viewpoint, row: StoryRow | undefined): SeenStory | undefined {
  return row && seenRow(view, row);
}

function seenRow(view: Viewpoint, row: StoryRow): SeenStory {
  const parent = row.parent && withDates(row.parent);
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
