/** A sample edition as it is read from its folder. */
import type { HtmlToBodyResult } from '#features/content/public.server.ts';
import type { BoxEntry } from '#features/front/public.ts';
import type { PictureTable } from './picture-table.ts';
import type {
  SampleAuthor,
  SampleCampaign,
  SampleNewsletters,
  SamplePodcast,
  SamplePost,
  SampleQuiz,
  SampleSection,
  SampleSponsoredLine,
  SampleSupporters,
  SampleTips,
  SampleUniques,
  StoryMatter,
} from './sample-schema.ts';

export type SampleStory = StoryMatter & { slug: string; reading: HtmlToBodyResult };

export type SampleLivePost = SamplePost & { parent: string; reading: HtmlToBodyResult };

export interface Sample {
  pictures: PictureTable;
  authors: SampleAuthor[];
  sections: SampleSection[];
  /** Oldest first. */
  stories: SampleStory[];
  /** Oldest first. */
  posts: SampleLivePost[];
  boxes: Record<string, BoxEntry[]>;
  /** Slugs of the chosen stories, by group. */
  groups: Record<string, string[]>;
  sponsoredLines: SampleSponsoredLine[];
  campaigns: SampleCampaign[];
  /** Reads in the last day, by the stories' slugs. */
  reads: Record<string, number>;
  uniques: SampleUniques;
  quizzes: SampleQuiz[];
  podcasts: SamplePodcast[];
  /** Films and their captions, which stories refer to by address. */
  films: Uint8Array[];
  supporters: SampleSupporters;
  tips: SampleTips;
  newsletters: SampleNewsletters;
}
