/** The ads feature: slots of pages, campaigns of our own, and their counts. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { PageRequest } from '#features/kit/public.ts';
import { siteBySlug } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { cachedRead } from '#platform/cache/read-cache.server.ts';
import { countUses } from '#platform/http/limits/counted-uses.server.ts';
import { hourOf } from '#platform/time/hour.ts';
import { adsOf } from './ads-part.ts';
import {
  addCounts,
  allCampaigns,
  type CampaignCount,
  campaignById,
  currentAndFutureCampaigns,
  type ReportFilter,
  type ReportRow,
  reportOf,
  stopCampaign,
  totals,
} from './ads-queries.server.ts';
import type { Campaign } from './campaigns/campaign.ts';
import type { AdsNeeds } from './server/ads-needs.server.ts';
import {
  type CampaignChange,
  type CampaignDraft,
  type ChangeResult,
  type CreateResult,
  changeCampaign,
  createCampaign,
  ignored,
  type OnSaved,
} from './server/save-campaign.server.ts';
import { noAds, type PageAds } from './shown-ads.ts';
import { type AdPage, presentSlots } from './slots/present-slots.ts';

export interface ListedCampaign extends Campaign {
  impressions: number;
  clicks: number;
}

export type AdEvent = 'impression' | 'click';

export interface AdsFeature {
  /** The slots of a page and what is in them; the page must not be cached longer than `freshForMs`. */
  ofPage(
    request: PageRequest,
    page: Omit<AdPage, 'path' | 'site' | 'isInApp'>,
  ): Promise<{ ads: PageAds; dependencies: Dependency[]; freshForMs: number | null }>;
  /**
   * Adds a campaign; pages show it within a second. Refused for a slot that does not exist or a picture that fits none.
   * @param transaction The caller's, when the campaign is part of a larger change; a refusal does not roll it back.
   */
  create(draft: CampaignDraft, onSaved?: OnSaved, transaction?: Transaction<DB>): Promise<CreateResult>;
  /** Changes a campaign that has not been stopped; pages show it within a second. */
  change(change: CampaignChange, onSaved?: OnSaved): Promise<ChangeResult>;
  /** All campaigns, the last added first. */
  list(): Promise<ListedCampaign[]>;
  find(id: number): Promise<ListedCampaign | undefined>;
  /** False if there is no such campaign or it was stopped before. */
  stop(id: number, onSaved?: OnSaved): Promise<boolean>;
  /** Days with impressions or clicks, in the main site's time zone. */
  report(filter: ReportFilter): Promise<ReportRow[]>;
  /** Counts an event, unless this address exceeds a limit; needs no query. */
  count(campaignId: number, event: AdEvent, address: string): void;
  /** Events that were not counted because of a limit, since the process started. */
  dropped(): number;
  /** Writes the counts to the database. When that fails, they stay in memory. */
  flush(): Promise<void>;
}

/** A school or an office shares one address; more than this are not people. */
const eventsOfOneMinute = 120;
/** Impressions and clicks of one network in a day: what an advertiser pays for must not be a script's [S57]. */
const eventsOfOneCampaign = 5;
const maxSites = 50;
/** Events in memory while the database is unavailable. */
const maxCounts = 10_000;
const unseen = { impressions: 0, clicks: 0 };

export function createAdsFeature(needs: AdsNeeds): AdsFeature {
  const { db, clock, edition } = needs;
  const campaigns = needs.createReadCache<{ campaigns: readonly Campaign[] }>(maxSites);
  const counted = countUses<DB, CampaignCount>({
    db,
    now: clock.now,
    name: 'campaign',
    perDay: eventsOfOneCampaign,
    perMinute: eventsOfOneMinute,
    most: maxCounts,
    nameOf: ({ hour, campaignId }) => `${hour}/${campaignId}`,
    sum: (known, { impressions, clicks }) => ({
      ...known,
      impressions: known.impressions + impressions,
      clicks: known.clicks + clicks,
    }),
    write: addCounts,
  });

  return {
    async ofPage({ site, view, path, isInApp }, page) {
      const setting = adsOf(view.edition, site);
      if (!setting) return { ads: noAds, dependencies: [], freshForMs: null };
      const dependencies = [dependencyOf(site.slug)];
      const current = await cachedRead(campaigns, site.slug, async () => ({
        value: { campaigns: await currentAndFutureCampaigns(db, site.slug, clock.now()) },
        dependencies,
      }));
      const shown = presentSlots(
        setting,
        { ...page, path, site: site.slug, isInApp },
        { campaigns: current.campaigns, now: clock.now().getTime() },
      );
      return { ...shown, dependencies };
    },
    create: (draft, onSaved, transaction) =>
      createCampaign({ ...needs, dependencyOf }, draft, onSaved, transaction),
    change: (change, onSaved) => changeCampaign({ ...needs, dependencyOf }, change, onSaved),
    async list() {
      const [all, sums] = [await allCampaigns(db), await totals(db, null)];
      return all.map((one) => ({ ...one, ...(sums.get(one.id) ?? unseen) }));
    },
    async find(id) {
      const campaign = await campaignById(db, id);
      if (!campaign) return undefined;
      const sums = await totals(db, id);
      return { ...campaign, ...(sums.get(id) ?? unseen) };
    },
    stop: (id, onSaved = ignored) =>
      db.transaction().execute(async (trx) => {
        const site = await stopCampaign(trx, id, clock.now());
        if (site === undefined) return false;
        await needs.recordInvalidations(trx, [dependencyOf(site)]);
        await onSaved(trx, id);
        return true;
      }),
    report: (filter) => reportOf(db, filter, siteBySlug(edition, edition.mainSite).timeZone),
    count(campaignId, event, address) {
      const hour = hourOf(clock.now());
      const isClick = event === 'click';
      const one = { campaignId, hour, impressions: isClick ? 0 : 1, clicks: isClick ? 1 : 0 };
      counted.add(`${event} ${campaignId}`, address, one);
    },
    dropped: counted.dropped,
    flush: counted.flush,
  };
}

function dependencyOf(site: string): { key: string } {
  return { key: `ads:${site}` };
}
