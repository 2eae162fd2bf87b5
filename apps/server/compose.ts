/** Builds the rooms and hands each what it needs; the one place where rooms meet on the server. */

import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { type AccountsRoom, createAccountsRoom } from '#features/accounts/public.server.ts';
import { type AudioRoom, createAudioRoom, podcastGuid } from '#features/audio/public.server.ts';
import { podcastFeedPath } from '#features/audio/public.ts';
import { type ContentRoom, createContentRoom } from '#features/content/public.server.ts';
import { createFiguresRoom, type FiguresRoom } from '#features/figures/public.server.ts';
import { createFrontRoom, type FrontRoom } from '#features/front/public.server.ts';
import { planFront } from '#features/front/public.ts';
import { createImportsRoom, type ImportsRoom } from '#features/imports/public.server.ts';
import { createListsRoom, type ListsRoom } from '#features/lists/public.server.ts';
import { createLiveRoom, type LiveRoom } from '#features/live/public.server.ts';
import { createMediaRoom, type MediaRoom } from '#features/media/public.server.ts';
import { createQuizRoom, type QuizRoom } from '#features/quiz/public.server.ts';
import { createReadershipRoom, type ReadershipRoom } from '#features/readership/public.server.ts';
import { createSearchRoom, type SearchRoom } from '#features/search/public.server.ts';
import { type Edition, mainSite, originOf, siteBySlug } from '#features/sites/public.ts';
import { createSupportRoom, type SupportRoom } from '#features/support/public.server.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { type Kept, nothingKept } from '#platform/cache/kept-values.server.ts';
import { securityHeadersFraming } from '#platform/http/security-headers.ts';
import { loadStemmer } from '#platform/hungarian/load-stemmer.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { framedOrigins } from './framed-origins.ts';
import { recommendedLists } from './recommended-lists.ts';

export interface HouseNeeds {
  db: Kysely<DB>;
  edition: Edition;
  clock: Clock;
  log: Log;
  port: number;
  dataFolder: string;
  /** Whether the papers are for the newsroom alone. */
  preview?: boolean;
  /** Of a process that hears of publications. */
  kept?: Kept;
}

/** Everything the processes and commands work with. */
export interface House extends Omit<HouseNeeds, 'kept'> {
  content: ContentRoom;
  lists: ListsRoom;
  front: FrontRoom;
  readership: ReadershipRoom;
  media: MediaRoom;
  imports: ImportsRoom;
  accounts: AccountsRoom;
  search: SearchRoom;
  quiz: QuizRoom;
  live: LiveRoom;
  figures: FiguresRoom;
  audio: AudioRoom;
  support: SupportRoom;
  /** What every page says to browsers about itself. */
  pageHeaders: Record<string, string>;
}

export function compose(needs: HouseNeeds): House {
  const { db, edition, clock, log, port, kept = nothingKept } = needs;
  const lists = createListsRoom({
    ...{ db, edition, clock, recordInvalidations },
    // A landing page is planned as a front page is.
    plan: planFront,
    cards: (view, ids) => content.cards(view, ids),
  });
  const search = createSearchRoom({ db, log, edition, recordInvalidations, stemmer: loadStemmer });
  const content = createContentRoom({
    ...{ db, edition, clock, port, recordInvalidations },
    placeInLists: lists.place,
    indexStories: search.indexStories,
  });
  const front = createFrontRoom({
    ...{ db, log, recordInvalidations, recommendedLists },
    cards: content.cards,
    openKept: kept.open,
    trendingTags: lists.trendingTags,
  });
  return {
    ...needs,
    content,
    lists,
    front,
    readership: createReadershipRoom({
      ...{ db, clock },
      sites: edition.sites.map((site) => site.slug),
      showRankings: front.showRankings,
    }),
    media: createMediaRoom({ ...needs, shownBy: content.cardsShowing }),
    imports: createImportsRoom({ db, cards: content.cards }),
    accounts: createAccountsRoom({ db, clock }),
    search,
    quiz: createQuizRoom({ db, clock, recordInvalidations }),
    live: createLiveRoom({ content, clock, view: { edition, site: mainSite(edition), port } }),
    audio: createAudioRoom({
      ...{ db, clock, recordInvalidations, openKept: kept.open },
      guidOf: ({ site, slug }) =>
        podcastGuid(originOf(siteBySlug(edition, site), port) + podcastFeedPath(slug)),
    }),
    support: createSupportRoom({ db, recordInvalidations }),
    figures: createFiguresRoom({
      ...{ db, clock, recordInvalidations, hear: kept.hear },
      setting: edition.figures ?? null,
    }),
    pageHeaders: securityHeadersFraming(framedOrigins(edition)),
  };
}
