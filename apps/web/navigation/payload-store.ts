/** Payloads as they come and while they may be shown again. */
import { askSite } from '../behaviours/ask-site.ts';
import { isElsewhere, leadsTo, type Payload, payloadAddress, readPayload } from './payload.ts';
import { type StylesReady, stylesReady } from './styles.ts';

/** A page that can be put in the place of the one that is open, at once. */
export interface ReadyPage {
  /** Path and query, once every redirect was followed. */
  address: string;
  payload: Payload;
  styles: StylesReady;
}

/** News is not shown from memory when it is older than this; whoever goes back wants to see what was there. */
const fresh = { ahead: 30_000, back: 5 * 60_000 };
const most = 20;
const timeoutMs = 15_000;

export interface PayloadStore {
  /** Null for a page that must be loaded; throws when it does not come. */
  get(page: URL, way: keyof typeof fresh): Promise<ReadyPage | null>;
}

export function payloadStore(build: string, noteOtherBuild: () => void): PayloadStore {
  const kept = new Map<string, { at: number; page: Promise<ReadyPage | null> }>();
  const shells = new Map<string, Payload['shell']>();

  async function ask(page: URL, withShell = false): Promise<ReadyPage | null> {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = readPayload(await askSite(payloadAddress(page, build, withShell), signal));
    if (answer.build !== build) {
      noteOtherBuild();
      return null;
    }
    if (isElsewhere(answer)) {
      const target = leadsTo(answer, page);
      return target && ask(target, withShell);
    }
    // What is not there says so by its own status, which only a document has.
    if (answer.status !== 200) return null;
    return {
      address: page.pathname + page.search,
      payload: answer,
      styles: await stylesReady(answer.styles),
    };
  }

  /** What stands around a page of another kind comes with the first of that kind, and is known from then on. */
  async function withItsShell(page: ReadyPage | null): Promise<ReadyPage | null> {
    const kind = page?.payload.body['data-shell'] ?? '';
    if (!page || kind === document.body.dataset.shell) return page;
    const known = shells.get(kind);
    if (known) return { ...page, payload: { ...page.payload, shell: known } };
    const whole = await ask(new URL(page.address, location.href), true);
    if (whole) shells.set(kind, whole.payload.shell);
    return whole;
  }

  return {
    get({ href, pathname, search }, way) {
      const key = pathname + search;
      const known = kept.get(key);
      if (known && Date.now() - known.at < fresh[way]) return known.page.then(withItsShell);
      const page = ask(new URL(href));
      kept.delete(key);
      kept.set(key, { at: Date.now(), page });
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
      page.catch(() => kept.delete(key));
      return page.then(withItsShell);
    },
  };
}
