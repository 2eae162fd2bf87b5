/** The interface of ad servers that slots use; `google.ts` implements it. */
import { requireDocument } from '#platform/browser/pages/next-document.ts';
import type { AdSize } from '../slots/sizes.ts';

export interface AdServer {
  /** Creates the slot on the server; nothing is requested yet. */
  define(slot: ServedSlot): void;
  /** Requests what is in it. */
  load(slot: ServedSlot): void;
  /** Destroys all slots; called while their elements are still on the page [ADS-03]. */
  destroy(): void;
}

export interface ServedSlot {
  /** Id of the element that is filled. */
  id: string;
  path: string;
  sizes: readonly AdSize[];
  isSetupad: boolean;
  /** Called when the server has answered. */
  onAnswer(answer: { isEmpty: boolean; isFluid: boolean }): void;
}

/**
 * Loads a script once per document; a blocked or failed one is logged once, and the page stays as it is [S17].
 * @param onFailure Called then.
 */
export function loadScript(address: string, onFailure?: () => void): void {
  const scripts = [...document.scripts];
  if (scripts.some(({ dataset }) => dataset.adScript === address)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset.adScript = address;
  script.addEventListener(
    'error',
    () => {
      console.info(`${address} could not be loaded.`);
      onFailure?.();
    },
    { once: true },
  );
  if (scripts.every(({ dataset }) => dataset.adScript === undefined)) leaveAfterWithdrawal();
  document.head.append(script);
}

/** Scripts of others cannot be taken back. It listens as long as the document lives: withdrawals happen on pages without slots, too. */
function leaveAfterWithdrawal(): void {
  document.addEventListener('consentchange', () =>
    requireDocument('ads', document.documentElement.dataset.ads !== 'granted'),
  );
}
