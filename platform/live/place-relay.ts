/**
 * Passes on the places of tabs in a topic [SAVE-02]: in bursts, as short broadcasts between processes, and never
 * stored. The meaning of a place is defined by the application.
 */
export interface PlaceOfTab {
  tab: string;
  person: number;
  /** Null for nowhere. */
  place: unknown;
}

export interface PlaceBroadcast {
  topic: string;
  process: string;
  places: { tab: number; person: number; place: unknown }[];
}

export interface PlaceRelay {
  /** A tab that follows a topic gets a number of its own. */
  enter(follower: object): void;
  /** Sends the last place of a burst to all processes. */
  tell(topic: string, follower: object, of: { person: number; place: unknown }): void;
  /** The places of a broadcast that are not this tab's own. */
  others(broadcast: PlaceBroadcast, follower: object): PlaceOfTab[];
}

/** Interval between the broadcasts of a process. */
const pauseMs = 80;
/** The maximum that fits into a broadcast. */
const placesInNote = 25;

export function createPlaceRelay(process: string, tell: (broadcast: PlaceBroadcast) => void): PlaceRelay {
  const tabs = new WeakMap<object, number>();
  const waiting = new Map<string, Map<number, PlaceBroadcast['places'][number]>>();
  let lastTab = 0;

  function tellAll(): void {
    for (const [topic, byTab] of waiting) {
      const places = [...byTab.values()];
      for (let at = 0; at < places.length; at += placesInNote)
        tell({ topic, process, places: places.slice(at, at + placesInNote) });
    }
    waiting.clear();
  }

  return {
    enter(follower) {
      lastTab += 1;
      tabs.set(follower, lastTab);
    },
    tell(topic, follower, { person, place }) {
      const tab = tabs.get(follower);
      if (tab === undefined) return;
      if (waiting.size === 0) setTimeout(tellAll, pauseMs).unref();
      const byTab = waiting.get(topic) ?? new Map<number, PlaceBroadcast['places'][number]>();
      waiting.set(topic, byTab.set(tab, { tab, person, place }));
    },
    others(broadcast, follower) {
      const own = broadcast.process === process ? tabs.get(follower) : undefined;
      return broadcast.places
        .filter(({ tab }) => tab !== own)
        .map(({ tab, person, place }) => ({ tab: `${broadcast.process}:${tab}`, person, place }));
    },
  };
}
