/**
 * Connects the features: `compose/` joins those that need each other, in three groups, and the others create what they
 * declare; the only place on the server where features meet.
 */

import type { Feature, FeatureNeeds, PersonalDataSource, StoryOutcome } from '#features/kit/public.ts';
import type { LivescoreFeature } from '#features/livescore/public.server.ts';
import { mainSite, originOf, type Site } from '#features/sites/public.ts';
import { createSupportSwitch, type SupportSwitch } from '#pages/support/support-switch.server.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { pageSecurityHeaders } from '#platform/http/answers/security-headers.ts';
import { replaceWords } from '#platform/text/words.ts';
import type { AppContextNeeds } from './compose/app-context-needs.ts';
import { createDataFeatures, type DataFeatures } from './compose/data-features.ts';
import { createEditorialFeatures, type EditorialFeatures } from './compose/editorial-features.ts';
import { createErasures, type Erasures } from './compose/erasures.ts';
import { namedScores } from './compose/named-scores.ts';
import { framedOrigins, outsideOrigins } from './compose/outside-origins.ts';
import { createReaderFeatures, type ReaderFeatures } from './compose/reader-features.ts';
import { featureList, features } from './registry.ts';
import { mails, renderMail } from './work/render-mail.ts';

/** The parameter of a feature's `create`. */
export interface CreateNeeds extends FeatureNeeds, EditorialFeatures, ReaderFeatures, DataFeatures {}

/** All features and resources that processes and commands use. */
export interface AppContext
  extends Omit<AppContextNeeds, 'readCaches'>,
    EditorialFeatures,
    ReaderFeatures,
    DataFeatures,
    Created {
  /** The live blogs that name live scores. */
  liveBlogsOfScores(): Promise<{ livescoreId: string; storyId: number; url: string }[]>;
  /** Live scores that stories and games name, or readers follow. */
  namedScores(): Promise<Parameters<LivescoreFeature['follow']>[0]>;
  supportSwitch: SupportSwitch;
  /** Where a public story appears, collected from all features [ACT-06]. */
  outcomesOf(storyId: number): Promise<StoryOutcome[]>;
  /** Repeats takedowns and deletions in restored databases. */
  erasures: Erasures;
  /** The sources of a reader's data, for the download and the deletion of an account. */
  personalData: readonly PersonalDataSource[];
  /** Deletes accounts whose time to think is over, and the person from all features. */
  eraseDueReaders(): Promise<number>;
  mails: typeof mails;
  renderMail: typeof renderMail;
  /** Security headers of a site's pages, of which other sites may show some in a frame. */
  pageHeaders(
    site: Site,
    traits?: { isEmbeddable?: true; formActions?: readonly string[] },
  ): Record<string, string>;
}

export function createAppContext(needs: AppContextNeeds): AppContext {
  const { edition, log, port, readCaches = noCache } = needs;
  replaceWords(edition.words);
  const editorial = createEditorialFeatures(needs);
  const { content, front, audio, media } = editorial;
  const data = createDataFeatures(needs, {
    media,
    // Goals are notifications, which name the match: each of the two features needs the other.
    noteScores: (trx, scores) => readers.push.noteScores(trx, scores),
  });
  const readers = createReaderFeatures(needs, { ...editorial, livescore: data.livescore });
  const joined = { ...editorial, ...data, ...readers };
  const context: AppContext = {
    ...needs,
    ...joined,
    ...featureList.create({
      ...needs,
      ...joined,
      openSandbox: needs.openSandbox,
      createReadCache: readCaches.createCache,
      onInvalidation: readCaches.onInvalidation,
      recordInvalidations,
    }),
    supportSwitch: createSupportSwitch({ front, log, createCache: readCaches.createCache }),
    async liveBlogsOfScores() {
      const liveBlogs = await content.liveBlogsNamingScores({ edition, site: mainSite(edition), port });
      return liveBlogs.map(({ livescoreId, blog }) => ({ livescoreId, storyId: blog.id, url: blog.url }));
    },
    erasures: createErasures({ ...needs, content, media, textsOf: (id) => context.writing.textsOf(id) }),
    namedScores: () => namedScores(context),
    outcomesOf: (storyId) => outcomesOf(context, storyId),
    get personalData() {
      return sourcesOf(context);
    },
    eraseDueReaders: () =>
      readers.accounts.readers.deleteDue(async (trx, reader) => {
        for (const { erase } of sourcesOf(context)) await erase(trx, reader);
      }),
    mails,
    renderMail,
    pageHeaders: createPageHeaders(needs, audio),
  };
  return context;
}

type Created = ReturnType<typeof featureList.create>;

/** One after the other, as all may share a connection. */
async function outcomesOf(context: AppContext, storyId: number): Promise<StoryOutcome[]> {
  const all: readonly Feature<AppContext, never, never>[] = features;
  const found: StoryOutcome[] = [];
  for (const feature of all) found.push(...((await feature.outcomesOf?.(context, storyId)) ?? []));
  return found;
}

function sourcesOf(context: AppContext): readonly PersonalDataSource[] {
  const all: readonly Feature<AppContext, never, never>[] = features;
  return all.flatMap(({ dataOf }) => dataOf?.(context) ?? []);
}

function createPageHeaders(
  { edition, port }: AppContextNeeds,
  { soundOrigins }: EditorialFeatures['audio'],
): AppContext['pageHeaders'] {
  const frames = framedOrigins(edition, port);
  const soundHosts = edition.soundHosts.map((host) => `https://${host}`);
  return (site, { isEmbeddable = false, formActions = [] } = {}) => {
    const outside = outsideOrigins(edition, site, { isEmbeddable });
    return pageSecurityHeaders({
      ...outside,
      frames: [...frames, ...outside.frames],
      isEmbeddable,
      formActions,
      media: [...new Set([...soundOrigins.current(), ...soundHosts])],
      isHttps: originOf(site, port).startsWith('https:'),
    });
  };
}
