/** The parts of Google Publisher Tag's interface that we use, by its types of September 2026. */

export interface GoogleTag {
  cmd: { push(command: () => void): unknown };
  defineSlot(path: string, sizes: (number[] | 'fluid')[], id: string): GoogleSlot | null;
  display(id: string): void;
  enableServices(): void;
  destroySlots(slots?: GoogleSlot[]): boolean;
  setConfig(config: object): void;
  pubads(): PubAds;
}

export interface GoogleSlot {
  addService(service: PubAds): GoogleSlot;
  getSlotElementId(): string;
}

export interface PubAds {
  refresh(slots: GoogleSlot[]): void;
  setPrivacySettings(settings: { nonPersonalizedAds: boolean }): void;
  addEventListener(name: 'slotRenderEnded', listener: (event: RenderEnded) => void): void;
  removeEventListener(name: 'slotRenderEnded', listener: (event: RenderEnded) => void): void;
}

export interface RenderEnded {
  slot: GoogleSlot;
  isEmpty: boolean;
  /** `fluid` or `[width, height]`; null for an empty one. */
  size: string | number[] | null;
}

declare global {
  interface Window {
    googletag?: GoogleTag | { cmd: (() => void)[] };
  }
}
