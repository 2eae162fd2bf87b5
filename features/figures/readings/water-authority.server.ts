/** The water authority's service: a token valid for a quarter of an hour, the gauges, and series of levels. */
import { z } from 'zod';
import { fetchFromOwnSetting } from '#platform/http/outgoing/fetch-text.server.ts';
import type { FiguresSetting } from '../figures-setting.ts';
import { urlBelow } from '../rates/rates-request.ts';
import type { Water } from './water.ts';

export interface StationWater {
  station: number;
  measuredAt: Date;
  water: Water;
}

export interface WaterRequest {
  /** Address of the measurements; the token's address is derived by `tokenUrlOf`. */
  url: string;
  stations: FiguresSetting['stations'];
  now: Date;
  signal: AbortSignal;
}

/** The authority's codes for "stage in cm" and "as operated, merged". */
const stage = 68;
const merged = 101;
const surface = 11;
const hourMs = 3_600_000;

const tokenSchema = z.object({ access_token: z.string().min(1).max(8_000) });
const level = z.number().nullish();
const stationSchema = z.object({ Tsz: z.int(), LKV: level, LNV: level, KF1: level, KF2: level, KF3: level });
const seriesSchema = z.array(
  z.object({
    ItemId: z.int(),
    TsItemList: z.array(z.object({ UTCTime: z.string(), Adat: z.number().nullable() })),
  }),
);

/** Returns stations with a known, plausible level, and the names of the others. */
export async function fetchWaterLevels(
  request: WaterRequest,
): Promise<{ found: StationWater[]; refused: string[] }> {
  const { url, now, signal, stations } = request;
  const site = 'https://data.vizugy.hu';
  const token = tokenSchema.parse(
    JSON.parse(
      await fetchFromOwnSetting({
        url: tokenUrlOf(url),
        signal,
        headers: { origin: site, referer: `${site}/` },
        maxBytes: 64 * 1024,
      }),
    ),
  );
  const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' };
  const gauges = z
    .array(z.looseObject({ Tsz: z.int() }))
    .parse(
      JSON.parse(
        await fetchFromOwnSetting({ url: urlBelow(url, `Vra/InternetVmo/${surface}/true`), headers, signal }),
      ),
    );
  const series = seriesSchema.parse(
    JSON.parse(
      await fetchFromOwnSetting({
        url: urlBelow(url, 'TS/TsShort'),
        method: 'POST',
        headers,
        signal,
        body: JSON.stringify(
          stations.map(({ number }) => ({
            ItemId: number,
            Torzsszam: number,
            AdatFajtaKod: stage,
            AdatTipusKod: merged,
            StartTime: new Date(now.getTime() - 30 * hourMs).toISOString(),
            EndTime: now.toISOString(),
          })),
        ),
      }),
    ),
  );
  const found: StationWater[] = [];
  const refused: string[] = [];
  for (const { number, name } of stations) {
    const gauge = stationSchema.safeParse(gauges.find(({ Tsz }) => Tsz === number));
    const items = series.find(({ ItemId }) => ItemId === number)?.TsItemList ?? [];
    const read = gauge.success ? readSeries(items, gauge.data) : null;
    if (read) found.push({ station: number, ...read });
    else refused.push(name);
  }
  return { found, refused };
}

/** The real service issues tokens on another host; compatible services issue them below the same address. */
function tokenUrlOf(url: string): string {
  const isReal = new URL(url).hostname === 'vmservice.vizugy.hu';
  return isReal ? 'https://data.vizugy.hu/AuthApi/auth/token' : urlBelow(url, 'AuthApi/auth/token');
}

/** Floods exceed records, but not by metres. */
const recordMarginCm = 200;

type Items = z.infer<typeof seriesSchema>[number]['TsItemList'];

function readSeries(
  items: Items,
  gauge: z.infer<typeof stationSchema>,
): Omit<StationWater, 'station'> | null {
  const lowest = (gauge.LKV ?? -500) - recordMarginCm;
  const highest = (gauge.LNV ?? 1500) + recordMarginCm;
  const measured = items
    .flatMap(({ UTCTime, Adat }) => {
      const at = Date.parse(/Z|[+-]\d\d:\d\d$/.test(UTCTime) ? UTCTime : `${UTCTime}Z`);
      // A gap is not a level of 0.
      return Adat === null || Number.isNaN(at) ? [] : [{ at, level: Math.round(Adat) }];
    })
    .filter((one) => one.level >= lowest && one.level <= highest)
    .toSorted((a, b) => a.at - b.at);
  const last = measured.at(-1);
  if (!last) return null;
  const before = measured.findLast(({ at }) => at <= last.at - 24 * hourMs)?.level ?? null;
  const grades = [gauge.KF1, gauge.KF2, gauge.KF3].filter((one) => typeof one === 'number');
  return {
    measuredAt: new Date(last.at),
    water: { level: last.level, before, grades: grades.map(Math.round) },
  };
}
