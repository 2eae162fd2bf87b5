/** Queries for campaigns and their counts; the only file that names these tables. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageRef } from '#features/media/public.ts';
import { type Campaign, type NewCampaign, pictureSizeSchema } from './campaigns/campaign.ts';

type Database = Kysely<DB>;

interface CampaignRow extends Omit<Campaign, 'desktop' | 'mobile'> {
  desktopSize: string | null;
  desktopImage: ImageRef | null;
  mobileSize: string | null;
  mobileImage: ImageRef | null;
}

const columns = sql`
  c.id, c.version, c.name, c.site, c.place, c.date_from as "from", c.date_to as until, c.stopped_at as "stoppedAt", c.weight,
  c.daily_cap as "dailyCap", c.link, c.alt, c.label, c.desktop_size as "desktopSize", c.mobile_size as "mobileSize",
  (select i.ref from image_refs i where i.id = c.desktop_image_id) as "desktopImage",
  (select i.ref from image_refs i where i.id = c.mobile_image_id) as "mobileImage"`;

/** Of a site: running and future ones, the first added first. */
export async function currentAndFutureCampaigns(db: Database, site: string, now: Date): Promise<Campaign[]> {
  const found = await sql<CampaignRow>`
    select ${columns} from ad_campaigns c
    where c.site = ${site} and c.date_to > ${now} and c.stopped_at is null order by c.id`.execute(db);
  return found.rows.map(presentCampaign);
}

/** All of them, the last added first. */
export async function allCampaigns(db: Database): Promise<Campaign[]> {
  const found = await sql<CampaignRow>`select ${columns} from ad_campaigns c order by c.id desc`.execute(db);
  return found.rows.map(presentCampaign);
}

export async function campaignById(db: Database, id: number): Promise<Campaign | undefined> {
  const found = await sql<CampaignRow>`select ${columns} from ad_campaigns c where c.id = ${id}`.execute(db);
  return found.rows.map(presentCampaign)[0];
}

export interface StoredPicture {
  size: string;
  imageId: number;
}

export async function insertCampaign(
  db: Database,
  campaign: NewCampaign,
  pictures: { desktop: StoredPicture | null; mobile: StoredPicture | null; now: Date },
): Promise<number> {
  const { name, site, place, from, until, weight, dailyCap, link, alt, label } = campaign;
  const { desktop, mobile, now } = pictures;
  const { id } = await db
    .insertInto('ad_campaigns')
    .values({
      name,
      site,
      place,
      weight,
      link,
      alt,
      label,
      date_from: from,
      date_to: until,
      daily_cap: dailyCap,
      created_at: now,
      desktop_size: desktop?.size ?? null,
      desktop_image_id: desktop?.imageId ?? null,
      mobile_size: mobile?.size ?? null,
      mobile_image_id: mobile?.imageId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One campaign, locked for a change until the transaction ends. */
export async function campaignToChange(db: Database, id: number): Promise<Campaign | undefined> {
  const found = await sql<CampaignRow>`
    select ${columns} from ad_campaigns c where c.id = ${id} and c.stopped_at is null for update`.execute(db);
  return found.rows.map(presentCampaign)[0];
}

/** Does not change site and place, because the counts belong to one slot. */
export async function updateCampaign(
  db: Database,
  { id, version }: Pick<Campaign, 'id' | 'version'>,
  campaign: NewCampaign,
): Promise<void> {
  const { name, from, until, weight, dailyCap, link, alt, label } = campaign;
  await db
    .updateTable('ad_campaigns')
    .set({
      version: version + 1,
      name,
      weight,
      link,
      alt,
      label,
      date_from: from,
      date_to: until,
      daily_cap: dailyCap,
    })
    .where('id', '=', id)
    .execute();
}

export async function updatePicture(
  db: Database,
  id: number,
  { platform, size, imageId }: StoredPicture & { platform: 'desktop' | 'mobile' },
): Promise<void> {
  const picture =
    platform === 'desktop'
      ? { desktop_size: size, desktop_image_id: imageId }
      : { mobile_size: size, mobile_image_id: imageId };
  await db.updateTable('ad_campaigns').set(picture).where('id', '=', id).execute();
}

/** Returns the campaign's site; undefined if there is no such campaign or it was stopped before. */
export async function stopCampaign(db: Database, id: number, now: Date): Promise<string | undefined> {
  const stopped = await db
    .updateTable('ad_campaigns')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .returning('site')
    .executeTakeFirst();
  return stopped?.site;
}

/** Impressions and clicks of a campaign within one hour. */
export interface CampaignCount {
  campaignId: number;
  /** Start of the hour, in unix seconds. */
  hour: number;
  impressions: number;
  clicks: number;
}

/** Adds counts; those of unknown campaigns and of campaigns that ended before the hour are dropped. */
export async function addCounts(db: Database, counts: readonly CampaignCount[]): Promise<void> {
  await sql`
    insert into ad_counts (campaign_id, hour, impressions, clicks)
    select c.id, to_timestamp(n.hour), n.impressions, n.clicks
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as n ("campaignId" integer, hour float8, impressions integer, clicks integer)
    join ad_campaigns c on c.id = n."campaignId"
      and c.date_from < to_timestamp(n.hour) + interval '1 hour' and c.date_to > to_timestamp(n.hour)
    on conflict (campaign_id, hour) do update
      set impressions = ad_counts.impressions + excluded.impressions,
        clicks = ad_counts.clicks + excluded.clicks`.execute(db);
}

/** One line of the report: a day of a campaign's line. */
export interface ReportRow {
  id: number;
  name: string;
  site: string;
  place: string;
  /** `2026-11-26`, in the given time zone. */
  day: string;
  impressions: number;
  clicks: number;
}

/** Which campaigns a report has: all of a name, the one with an id, or all. */
export interface ReportFilter {
  name?: string | null;
  id?: number;
}

export async function reportOf(
  db: Database,
  { name = null, id }: ReportFilter,
  timeZone: string,
): Promise<ReportRow[]> {
  const found = await sql<ReportRow>`
    select c.id, c.name, c.site, c.place, to_char(n.hour at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      sum(n.impressions)::integer as impressions, sum(n.clicks)::integer as clicks
    from ad_campaigns c join ad_counts n on n.campaign_id = c.id
    where (${name}::text is null or c.name = ${name}) and (${id ?? null}::integer is null or c.id = ${id ?? null})
    group by c.id, c.name, c.site, c.place, day order by c.name, c.id, day`.execute(db);
  return found.rows;
}

/**
 * The sums of campaigns, by their ids; one that was never seen is missing.
 * @param id Of one; null for all.
 */
export async function totals(
  db: Database,
  id: number | null,
): Promise<Map<number, { impressions: number; clicks: number }>> {
  const found = await sql<{ id: number; impressions: number; clicks: number }>`
    select campaign_id as id, sum(impressions)::integer as impressions, sum(clicks)::integer as clicks
    from ad_counts where ${id}::integer is null or campaign_id = ${id} group by campaign_id`.execute(db);
  return new Map(found.rows.map(({ id, impressions, clicks }) => [id, { impressions, clicks }]));
}

function presentCampaign({
  desktopSize,
  desktopImage,
  mobileSize,
  mobileImage,
  ...row
}: CampaignRow): Campaign {
  return {
    ...row,
    desktop: pictureOf(desktopSize, desktopImage),
    mobile: pictureOf(mobileSize, mobileImage),
  };
}

function pictureOf(size: string | null, image: ImageRef | null): Campaign['desktop'] {
  return size === null || image === null ? null : { size: pictureSizeSchema.parse(size), image };
}
