/** Prebid: bidders are asked before the ad server. The publisher hosts or rents the build; none is shipped. */
import { boxOf } from '../slots/sizes.ts';
import { loadScript } from './ad-server.ts';
import type { Demand } from './google.ts';

interface Prebid {
  que: { push(command: () => void): unknown };
  addAdUnits(units: object[]): void;
  setConfig(config: object): void;
  requestBids(request: { adUnitCodes: string[]; timeout: number; bidsBackHandler(): void }): void;
  setTargetingForGPTAsync(codes: string[]): void;
  removeAdUnit(code: string): void;
}

declare global {
  interface Window {
    pbjs?: Prebid | { que: (() => void)[] };
  }
}

export interface PrebidSetting {
  script: string;
  timeoutMs: number;
  bids: readonly { bidder: string; params: Record<string, unknown> }[];
  /** A CMP answers for the bidders; without one they get no consent string. */
  hasCmp: boolean;
}

/** @param until Aborted when the consent is withdrawn: commands that wait for the script then do nothing. */
export function openPrebid({ script, timeoutMs, bids, hasCmp }: PrebidSetting, until: AbortSignal): Demand {
  const run = (command: (prebid: Prebid) => void): void => {
    window.pbjs ??= { que: [] };
    window.pbjs.que.push(() => {
      const prebid = window.pbjs;
      if (!until.aborted && prebid && 'requestBids' in prebid) command(prebid);
    });
  };
  const gdpr = { cmpApi: 'iab', timeout: timeoutMs, defaultGdprScope: true };
  if (hasCmp) run((prebid) => prebid.setConfig({ consentManagement: { gdpr } }));
  loadScript(script);
  return {
    define({ id, sizes }) {
      const boxes = sizes.flatMap((size) => {
        const box = boxOf(size);
        return box ? [[box.width, box.height]] : [];
      });
      run((prebid) => {
        prebid.removeAdUnit(id);
        prebid.addAdUnits([{ code: id, mediaTypes: { banner: { sizes: boxes } }, bids }]);
      });
    },
    load({ id }, refresh) {
      // Bidders that are blocked or slow must not keep the ad server waiting.
      let isAsked = false;
      const ask = (): void => {
        if (!isAsked) refresh();
        isAsked = true;
      };
      setTimeout(ask, 2 * timeoutMs);
      run((prebid) =>
        prebid.requestBids({
          adUnitCodes: [id],
          timeout: timeoutMs,
          bidsBackHandler() {
            if (!isAsked && !until.aborted) prebid.setTargetingForGPTAsync([id]);
            ask();
          },
        }),
      );
    },
  };
}
