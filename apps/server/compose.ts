/**
 * Connects the features, which `compose/` creates in three groups; the only place on the server where features meet.
 */

import { mainSite, originOf, type Site } from '#features/sites/public.ts';
import { createSupportSwitch, type SupportSwitch } from '#pages/support/support-switch.server.ts';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { pageSecurityHeaders } from '#platform/http/security-headers.ts';
import { replaceWords } from '#platform/text/words.ts';
import type { AppContextNeeds } from './compose/app-context-needs.ts';
import { createDataFeatures, type DataFeatures } from './compose/data-features.ts';
import { createEditorialFeatures, type EditorialFeatures } from './compose/editorial-features.ts';
import { framedOrigins } from './compose/framed-origins.ts';
import { outsideOrigins } from './compose/outside-origins.ts';
import { createReaderFeatures, type ReaderFeatures } from './compose/reader-features.ts';

/** All features and resources that processes and commands use. */
export interface AppContext
  extends Omit<AppContextNeeds, 'readCaches'>,
    EditorialFeatures,
    ReaderFeatures,
    DataFeatures {
  /** The live blogs that name live scores. */
  liveBlogsOfScores(): Promise<{ livescoreId: string; storyId: number; url: string }[]>;
  supportSwitch: SupportSwitch;
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
    noteScores: (work, scores) => readers.push.noteScores(work, scores),
  });
  const readers = createReaderFeatures(needs, { ...editorial, livescore: data.livescore });
  return {
    ...needs,
    ...editorial,
    ...data,
    ...readers,
    supportSwitch: createSupportSwitch({ front, log, createCache: readCaches.createCache }),
    async liveBlogsOfScores() {
      const named = await content.liveBlogsNamingScores({ edition, site: mainSite(edition), port });
      return named.map(({ livescoreId, blog }) => ({ livescoreId, storyId: blog.id, url: blog.url }));
    },
    pageHeaders: createPageHeaders(needs, audio),
  };
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
