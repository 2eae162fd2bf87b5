/** All data of a story as a newsroom, an import or a generator supplies it; ids name existing rows. */
import type { Language } from '#features/sites/public.ts';
import type { ArticleState, ArticleType, ColorScheme, HeaderType } from '../article.ts';
import type { DraftBody } from '../body/block-keys.ts';

export interface ArticleDraft {
  type: ArticleType;
  state: ArticleState;
  slug: string;
  site: string;
  language: Language;
  pubDate: Date;
  title: string;
  body: DraftBody;
  subtitle?: string;
  lead?: string;
  recommender?: string;
  ogDescription?: string;
  contentHighlight?: string;
  subType?: string;
  periodic?: string;
  rank?: number;
  mainSuperTagId?: number | null;
  superTagIds?: number[];
  tagIds?: number[];
  authorIds?: number[];
  contributorIds?: number[];
  mirroringSites?: string[];
  flags?: string[];
  important?: boolean;
  favorite?: boolean;
  evergreen?: boolean;
  announcement?: boolean;
  spiritualHelp?: boolean;
  drugProblem?: boolean;
  facebookSuggested?: boolean;
  facebookEngagement?: number;
  headerType?: HeaderType;
  colorScheme?: ColorScheme | null;
  colorClass?: string;
  halfImage?: boolean;
  articleWidthCover?: boolean;
  recommendedBoxImageId?: number | null;
  coverImageId?: number | null;
  coverImageText?: string;
  facebookImageId?: number | null;
  mobileImage11Id?: number | null;
  mobileImage43Id?: number | null;
  avCode?: string;
  indexAvCode?: string;
  ctUrl?: string;
  parentId?: number | null;
  pinned?: boolean;
  keyEvent?: boolean;
  livescoreId?: string;
  /** All correction notes; existing notes stay when it is left out. */
  corrections?: { at: Date; text: string }[];
  /** Identity in the import source; saving the same key again changes the story instead of creating another. */
  sourceKey?: string;
  sourceHash?: string;
  /** When it is withdrawn by itself; left out, a time that was set before stays. */
  withdrawAt?: Date;
  /** Time of the last change; now when it is left out. */
  updatedAt?: Date;
}
