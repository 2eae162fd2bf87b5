import { countLoss, type Losses } from '#features/content/public.ts';
import type { ImportedStory } from '../imported.ts';
import { parseDateTime, parseEpochTime } from '../local-time.ts';
import type { NinjsItem } from './ninjs-item.ts';
import { lastPart } from './ninjs-values.ts';

/** Publication state and times of a ninjs item. With unreadable values it becomes a draft, for a person to check. */
export type NinjsTimes = Pick<ImportedStory, 'state' | 'pubDate' | 'updatedAt' | 'expiresAt'>;

/** Any embargo makes the story `scheduled`; with one in the past, `draftOf` makes it active. */
export function timesOf(item: NinjsItem, timeZone: string, losses: Losses): NinjsTimes {
  const read = (time: string) => parseTime(time, timeZone);
  const embargoes = item.embargoes.map(read);
  const [embargo = null] = embargoes.toSorted((one, other) => Number(other) - Number(one));
  const dates = [item.firstCreated, item.versionCreated, item.contentCreated]
    .filter((time) => time !== '')
    .map(read);
  const written = dates.find((date) => date !== null) ?? null;
  const status = statusOf(item.pubStatus);
  const isHeld = embargoes.includes(null);
  const expiry = item.expires === '' ? undefined : read(item.expires);
  const isUndated = dates.length > 0 && written === null;
  if (status === 'unknown') countLoss(losses, 'pubstatus');
  if (isHeld) countLoss(losses, 'embargo');
  if (expiry === null) countLoss(losses, 'expires');
  if (dates.includes(null) || (written ?? embargo) === null) countLoss(losses, 'date');
  const due = embargo === null ? 'active' : 'scheduled';
  const isUnsure = status !== 'usable' || isHeld || isUndated || expiry === null;
  return {
    state: status === 'withdrawn' ? status : isUnsure ? 'draft' : due,
    pubDate: embargo ?? written,
    updatedAt: read(item.versionCreated),
    ...(expiry ? { expiresAt: expiry } : {}),
  };
}

/** True if the item may be published together with a story of these times. */
export function isPublishableWith(one: NinjsItem, story: NinjsTimes, timeZone: string): boolean {
  const publicFrom = Math.max(Number(story.pubDate), Number(story.updatedAt));
  const ends = one.embargoes.map((time) => parseTime(time, timeZone)?.getTime() ?? Number.POSITIVE_INFINITY);
  return statusOf(one.pubStatus) === 'usable' && ends.every((end) => end <= publicFrom);
}

function parseTime(time: string, timeZone: string): Date | null {
  return parseEpochTime(time) ?? parseDateTime(time, timeZone);
}

type Status = 'usable' | 'draft' | 'withdrawn' | 'unknown';

const statuses: Record<string, Status> = {
  usable: 'usable',
  withheld: 'draft',
  withhold: 'draft',
  canceled: 'withdrawn',
  cancelled: 'withdrawn',
  killed: 'withdrawn',
  kill: 'withdrawn',
};

/** No status means usable, according to the standard. */
function statusOf(pubStatus: string): Status {
  if (pubStatus === '') return 'usable';
  const name = lastPart(pubStatus).toLowerCase();
  return Object.hasOwn(statuses, name) ? (statuses[name] ?? 'unknown') : 'unknown';
}
