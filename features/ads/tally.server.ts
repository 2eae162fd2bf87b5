/** Impressions and clicks that were counted but not written to the database yet. */
import type { CampaignCount } from './ads-queries.server.ts';

export interface CampaignTally {
  add(count: CampaignCount): void;
  /** Returns everything added since the last call, and clears the tally. */
  drain(): CampaignCount[];
}

/** Beyond this many pairs of campaign and hour, new ones are dropped while the database is unavailable. */
const maxEntries = 10_000;

export function createTally(): CampaignTally {
  let counted = new Map<string, CampaignCount>();
  return {
    add({ campaignId, hour, impressions, clicks }) {
      const name = `${hour}/${campaignId}`;
      const known = counted.get(name);
      if (known) {
        known.impressions += impressions;
        known.clicks += clicks;
      } else if (counted.size < maxEntries) counted.set(name, { campaignId, hour, impressions, clicks });
    },
    drain() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
  };
}
