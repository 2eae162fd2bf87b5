/** Google Publisher Tag: one request for what is loaded at once, nothing requested by itself. */
import { boxOf } from '../slots/sizes.ts';
import { type AdServer, loadScript, type ServedSlot } from './ad-server.ts';
import type { GoogleSlot, GoogleTag, RenderEnded } from './google-tag.ts';

export interface GoogleSetting {
  script: string;
  targeting: Record<string, string | string[] | null>;
  isPersonalised: boolean;
  /** Fetches what a slot shows; by default the server is asked itself. */
  demandFor(slot: ServedSlot): Demand;
}

/** Asks others before the ad server; `refresh` asks the server. */
export interface Demand {
  /** After the slot is defined. */
  define?(slot: ServedSlot): void;
  load(slot: ServedSlot, refresh: () => void): void;
}

export const noDemand: Demand = { load: (_slot, refresh) => refresh() };

export function openGoogle({ script, targeting, isPersonalised, demandFor }: GoogleSetting): AdServer {
  const defined = new Map<string, { served: ServedSlot; slot: GoogleSlot }>();
  let isDestroyed = false;
  const run = (command: (tag: GoogleTag) => void): void => {
    window.googletag ??= { cmd: [] };
    window.googletag.cmd.push(() => {
      const tag = window.googletag;
      if (!isDestroyed && tag && 'pubads' in tag) command(tag);
    });
  };
  const onRenderEnded = ({ slot, isEmpty, size }: RenderEnded): void => {
    const isFluid = size === 'fluid' || (Array.isArray(size) && size[0] === 0);
    defined.get(slot.getSlotElementId())?.served.onAnswer({ isEmpty, isFluid: !isEmpty && isFluid });
  };

  run((tag) => {
    tag.setConfig({ singleRequest: true, disableInitialLoad: true, collapseDiv: 'DISABLED', targeting });
    tag.pubads().setPrivacySettings({ nonPersonalizedAds: !isPersonalised });
    tag.pubads().addEventListener('slotRenderEnded', onRenderEnded);
    tag.enableServices();
  });
  loadScript(script);

  return {
    define: (served) =>
      run((tag) => {
        const sizes = served.sizes.map((size): number[] | 'fluid' => {
          const box = boxOf(size);
          return box ? [box.width, box.height] : 'fluid';
        });
        const slot = tag.defineSlot(served.path, sizes, served.id)?.addService(tag.pubads());
        if (!slot) return;
        defined.set(served.id, { served, slot });
        tag.display(served.id);
        demandFor(served).define?.(served);
      }),
    load: (served) =>
      run((tag) => {
        const one = defined.get(served.id);
        if (!one) return;
        demandFor(served).load(served, () => isDestroyed || tag.pubads().refresh([one.slot]));
      }),
    destroy() {
      const slots = [...defined.values()].map(({ slot }) => slot);
      run((tag) => {
        tag.pubads().removeEventListener('slotRenderEnded', onRenderEnded);
        if (slots.length > 0) tag.destroySlots(slots);
      });
      isDestroyed = true;
      defined.clear();
    },
  };
}
