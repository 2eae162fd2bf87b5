/** Page data of a supplement's tab. */
import type { StoryCard } from '#features/content/public.ts';
import type { CardScore } from '#features/content/public.view.ts';
import type { LiveList } from '#features/livescore/public.ts';
import type { SearchTag } from '#features/search/public.ts';
import type { Language } from '#features/sites/public.ts';
import type {
  Area,
  ComponentOf,
  DistrictContext,
  MedalOrder,
  RecordFactory,
  ShownRecord,
  Supplement,
  SupplementColour,
} from '#features/supplements/public.ts';

export interface SupplementPageData {
  language: Language;
  title: string;
  /** Shown on the first tab only. */
  description: string;
  /** Address of the first tab. */
  home: string;
  colour: SupplementColour;
  graphic: Supplement['theme']['graphic'];
  tabs: { title: string; href: string; current: boolean }[];
  /** Title of the tab, '' for the first one; of an area its name. */
  heading: string;
  components: ShownComponent[];
  /** Its results are invented, to rehearse. */
  isRehearsal: boolean;
  /** Votes are being counted: the script follows. */
  isCounting: boolean;
  /** Of the matches that the stories name. */
  scores: Record<string, CardScore>;
}

export type ShownComponent =
  | { factory: 'article-list'; title: string; path: string; list: ShownList }
  | { factory: 'search-bar'; action: string; tags: SearchTag[] }
  | ({ factory: 'promo-boxes' } & ComponentOf<'promo-boxes'>['props'])
  | {
      factory: 'campaign';
      title: string;
      text: string;
      link: { title: string; href: string } | null;
      stories: StoryCard[];
    }
  | { factory: 'shows'; title: string; stories: StoryCard[] }
  | {
      factory: 'election-map';
      title: string;
      /** Of the frame. */
      src: string;
      /** The same map as a page of its own. */
      href: string;
      /** Of the election. */
      name: string;
    }
  | ({ factory: 'faq' } & ComponentOf<'faq'>['props'])
  | { factory: 'live-list'; title: string; list: LiveList }
  | ShownResult;

export interface ShownList {
  articles: StoryCard[];
  page: number;
  totalPages: number;
}

/** A component of results, with its record and the reader's choices. */
export interface ShownResult {
  factory: RecordFactory;
  shown: ShownRecord;
  title: string;
  choices: ResultChoices;
}

export interface ResultChoices {
  /** Address of the page without its query. */
  path: string;
  /** Address of the supplement's data; areas are below it. */
  dataPath: string;
  /** Query of the areas' addresses; '' for none. */
  linkQuery: string;
  foldsTables: boolean;
  area: Area | null;
  order: MedalOrder;
  /** A day of the schedule; null for the first one. */
  day: string | null;
  /** Data of an election's districts; null for other results. */
  districts: DistrictContext | null;
}
