/**
 * The count of 2022 at a moment of the election night. The office's files of that night do not exist any more: each
 * district's sums at 98.97% are scaled by a share that grows from 0 to 1, in an order and with deviations of a fixed seed.
 * They are no real partial results; whatever shows them says so.
 */
import { type DistrictData, electionData } from './election-data.ts';

export interface CountAt {
  /** 0–100. */
  percent: number;
  /** Made then; the office published files at this pace. */
  at: Date;
  isFinal: boolean;
  registered: number;
  voted: number;
  valid: number;
  invalid: number;
  /** By id. */
  lists: Map<string, number>;
  districts: Map<string, DistrictCount>;
}

export interface DistrictCount {
  percent: number;
  registered: number;
  voted: number;
  /** By the candidate's id. */
  votes: Map<string, number>;
}

/** Polling stations close at 19:00; the last reports of the night come at 1:00. */
export const nightBegins = Date.parse('2022-04-03T19:00:00+02:00');
export const nightEnds = Date.parse('2022-04-04T01:00:00+02:00');
/** When the certified result is published here; the real date is of no importance. */
export const certifiedAt = Date.parse('2022-04-16T12:00:00+02:00');
const percentOfNight = 98.97;

const stepMs = 120_000;

export function countAt(now: Date): CountAt {
  if (now.getTime() >= certifiedAt) return finalCount();
  const reached = Math.min(Math.max(now.getTime(), nightBegins), nightEnds);
  const at = nightBegins + Math.floor((reached - nightBegins) / stepMs) * stepMs;
  return partialCount((at - nightBegins) / (nightEnds - nightBegins), new Date(at));
}

function finalCount(): CountAt {
  const data = electionData();
  return {
    percent: 100,
    at: new Date(certifiedAt),
    isFinal: true,
    registered: data.registered.final,
    voted: data.voted.final,
    valid: data.valid.final,
    invalid: data.invalid.final,
    lists: new Map(data.lists.map(({ id, votes }) => [id, votes.final])),
    districts: new Map(
      data.districts.map(({ code, registered, voted, candidates }) => [
        code,
        {
          percent: 100,
          registered: registered.final,
          voted: voted.final,
          votes: new Map(candidates.map(({ id, votes }) => [id, votes.final])),
        },
      ]),
    ),
  };
}

function partialCount(progress: number, at: Date): CountAt {
  const data = electionData();
  const shares = new Map(data.districts.map((district) => [district.code, shareOf(district, progress)]));
  const shareIn = ({ code }: DistrictData): number => shares.get(code) ?? 0;
  const sum = (of: (district: DistrictData) => number): number =>
    data.districts.reduce((total, district) => total + of(district), 0);
  const scaled = sum((district) => shareIn(district) * district.registered.partial);
  const lists = new Map(
    data.lists.map(({ id }) => [
      id,
      sum((district) => grown(district.lists.get(id) ?? 0, shareIn(district), `${district.code} ${id}`)),
    ]),
  );
  const voted = sum((district) => Math.round(district.voted.partial * shareIn(district)));
  const valid = [...lists.values()].reduce((total, votes) => total + votes, 0);
  return {
    at,
    isFinal: false,
    voted,
    valid,
    lists,
    percent: rounded((percentOfNight * scaled) / sum((district) => district.registered.partial)),
    registered: data.registered.partial,
    invalid: Math.max(0, voted - valid),
    districts: new Map(
      data.districts.map((district) => [
        district.code,
        {
          percent: rounded(percentOfNight * shareIn(district)),
          registered: district.registered.partial,
          voted: Math.round(district.voted.partial * shareIn(district)),
          votes: new Map(
            district.candidates.map(({ id, votes }) => [id, grown(votes.partial, shareIn(district), id)]),
          ),
        },
      ]),
    ),
  };
}

/** Share of a district's polling stations that are counted; each begins and ends at other times. */
function shareOf({ code }: DistrictData, progress: number): number {
  const begin = 0.02 + 0.13 * seeded(`begin ${code}`);
  const end = 0.55 + 0.44 * seeded(`end ${code}`);
  const share = Math.min(1, Math.max(0, (progress - begin) / (end - begin)));
  return progress >= 1 ? 1 : share;
}

/** A candidate may be stronger in the stations that are counted first. The number never falls, and ends at `votes`. */
function grown(votes: number, share: number, seed: string): number {
  const deviation = 0.24 * (seeded(seed) - 0.5);
  return Math.round(votes * share * (1 + deviation * (1 - share)));
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}

/** A number from 0 to 1 that is the same for the same text, always (FNV-1a, then mixed). */
function seeded(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
