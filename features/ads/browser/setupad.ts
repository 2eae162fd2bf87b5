/** Setupad, a managed auction for slots marked `setupad`: it asks the ad server itself. */
import { loadScript } from './ad-server.ts';
import type { Demand } from './google.ts';

interface Setupad {
  que: { push(command: () => void): unknown };
  initializeAdUnit(id: string): void;
}

declare global {
  interface Window {
    stpd?: Setupad | { que: (() => void)[] };
  }
}

const patienceMs = 3_000;

/** Requests to the ad server in place of Setupad's, by slot; of this document. */
const waiting = new Map<string, () => void>();
/** After a failure the ad server is asked at once, on the pages that follow in this document as well. */
let hasFailed = false;

/**
 * When its script is blocked or silent, we ask the ad server ourselves, whose answer closes empty slots [S17].
 * @param until Aborted when the consent is withdrawn and when the page is left: what waits is then forgotten.
 */
export function openSetupad({ script }: { script: string }, until: AbortSignal): Demand {
  window.stpd ??= { que: [] };
  until.addEventListener('abort', () => waiting.clear());
  loadScript(script, askWithoutSetupad);
  return {
    load({ id }, refresh) {
      if (hasFailed) return refresh();
      waiting.set(id, refresh);
      const silence = setTimeout(() => {
        // Another slot has already given up, or the page was left.
        if (until.aborted || !waiting.has(id)) return;
        console.info(`${script} does not answer.`);
        askWithoutSetupad();
      }, patienceMs);
      window.stpd?.que.push(() => {
        const setupad = window.stpd;
        if (!setupad || !('initializeAdUnit' in setupad)) return;
        clearTimeout(silence);
        // A late script must not request what the ad server was asked for.
        if (!until.aborted && waiting.delete(id)) setupad.initializeAdUnit(id);
      });
    },
  };
}

function askWithoutSetupad(): void {
  hasFailed = true;
  const requests = [...waiting.values()];
  waiting.clear();
  for (const refresh of requests) refresh();
}
