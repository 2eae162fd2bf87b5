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

export function openSetupad({ script }: { script: string }): Demand {
  window.stpd ??= { que: [] };
  loadScript(script);
  return {
    load: ({ id }) =>
      window.stpd?.que.push(() => {
        const setupad = window.stpd;
        if (setupad && 'initializeAdUnit' in setupad) setupad.initializeAdUnit(id);
      }),
  };
}
