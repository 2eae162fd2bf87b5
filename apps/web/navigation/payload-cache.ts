/** Fetches payloads and caches them for a short time. */

import {
  documentOf,
  isRedirect,
  type Payload,
  payloadAddress,
  readPayload,
  redirectTarget,
} from '#platform/browser/pages/payload.ts';
import { type EnableStyles, loadStyles, stylesOf } from '#platform/browser/pages/styles.ts';
import { fetchPageData } from '#platform/browser/site-api.ts';

/** A page that can replace the current one without further requests. */
export interface ReadyPage {
  /** Path and query after all redirects. */
  address: string;
  payload: Payload;
  /** The page's document without its body. */
  next: Document;
  styles: EnableStyles;
}

/** Maximum age of cached payloads: short for new visits, longer for history navigation. */
const maxAgeMs = { ahead: 30_000, back: 5 * 60_000 };
const maxEntries = 20;
const timeoutMs = 15_000;

export interface PayloadCache {
  /** Null for a page that needs a full load; throws if the request fails. */
  get(page: URL, direction: keyof typeof maxAgeMs): Promise<ReadyPage | null>;
}

export function createPayloadCache(build: string, onOtherBuild: () => void): PayloadCache {
  const cached = new Map<string, { at: number; page: Promise<ReadyPage | null> }>();
  const shells = new Map<string, Payload['shell']>();

  async function fetchPayload(page: URL, withShell = false): Promise<ReadyPage | null> {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = readPayload(await fetchPageData(payloadAddress(page, build, withShell), signal));
    if (answer.build !== build) {
      onOtherBuild();
      return null;
    }
    if (isRedirect(answer)) {
      const target = redirectTarget(answer, page);
      return target && fetchPayload(target, withShell);
    }
    // Error pages need a full load, because only a document has an HTTP status.
    if (answer.status !== 200) return null;
    const next = documentOf(answer);
    return {
      address: page.pathname + page.search,
      payload: answer,
      next,
      styles: await loadStyles(stylesOf(next), signal),
    };
  }

  /**
   * Adds the shell if it differs from the current one: fetched with the first page that uses it, then cached.
   * None for a page of another site where scripts of others report for one (`update-measurement.ts`), unless the reader
   * has played something in this document: the player would not come along.
   */
  async function withShellIfNeeded(page: ReadyPage | null): Promise<ReadyPage | null> {
    const { shell: kind = '', site } = page?.next.body.dataset ?? {};
    const { measuredSite = site, played } = document.documentElement.dataset;
    if (site !== measuredSite && played === undefined) return null;
    if (!page || kind === document.body.dataset.shell) return page;
    const known = shells.get(kind);
    if (known) return { ...page, payload: { ...page.payload, shell: known } };
    const whole = await fetchPayload(new URL(page.address, location.href), true);
    if (whole) shells.set(kind, whole.payload.shell);
    return whole;
  }

  return {
    get({ href, pathname, search }, direction) {
      const key = pathname + search;
      const known = cached.get(key);
      if (known && Date.now() - known.at < maxAgeMs[direction]) return known.page.then(withShellIfNeeded);
      const page = fetchPayload(new URL(href));
      cached.delete(key);
      cached.set(key, { at: Date.now(), page });
      for (const oldest of cached.keys()) if (cached.size > maxEntries) cached.delete(oldest);
      page.catch(() => cached.delete(key));
      return page.then(withShellIfNeeded);
    },
  };
}
