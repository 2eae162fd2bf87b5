/** Stories as readers see them: as cards and whole; `story-fields.ts` has the values that are not named here. */
import type { ImageRef } from '#features/media/public.ts';
import type { Body } from './body/body-schema.ts';
import type { Shown } from './fields/fields-of.ts';
import type {
  CardAuthor,
  Correction,
  ListedPost,
  StoryAuthor,
  StoryLinks,
  StorySection,
  StoryTag,
  TextImages,
} from './story-parts.ts';

/** A story as a list, a front page or a feed shows it. Times are unix seconds. */
export interface StoryCard extends Shown<'card'> {
  id: number;
  /** Canonical address: a path on the same domain, a full URL when the story belongs to another one. */
  url: string;
  /** The recommender text when there is one, else the lead. */
  lead: string;
  pubDate: number;
  updatedAt: number;
  version: number;
  section: StorySection | null;
  authors: CardAuthor[];
  image: ImageRef | null;
  /** Reading time in minutes. */
  minute: number;
}

/** A whole story, for its own page. */
export interface Story extends StoryCard, Shown<'list'>, Shown<'article'> {
  ownLead: string;
  authors: StoryAuthor[];
  contributors: StoryAuthor[];
  superTags: StorySection[];
  tags: StoryTag[];
  body: Body;
  /** Every image of the body. */
  images: TextImages;
  coverImage: ImageRef | null;
  facebookImage: ImageRef | null;
  mobileImage11: ImageRef | null;
  mobileImage43: ImageRef | null;
  paragraphCount: number;
  actions: unknown[];
  mirroringSites: string[];
  corrections: Correction[];
  linked: StoryLinks;
}

/** Additional fields of an item in API lists [LIST-28]. */
export interface ListDetails extends Shown<'list'> {
  superTags: StorySection[];
  tags: StoryTag[];
  mobileImage11: ImageRef | null;
  mobileImage43: ImageRef | null;
  /** The first posts of a live blog, pinned ones first. */
  posts: ListedPost[];
}
