/** Rates and latest readings; the only file that names their tables. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { preparedStatement } from '#platform/db/prepared-statement.server.ts';
import type { Rate } from './rates/rates.ts';

type Database = Kysely<DB>;

/** The newest rate of every currency, and the newest day of all; '' when there are no rates. */
export async function newestRates(
  db: Database,
  base: string,
): Promise<{ day: string; rates: Map<string, number> }> {
  const found = await sql<Rate>`
    select c.currency, r.day::text as day, r.rate
    from (select distinct currency from exchange_rates where base = ${base}) c
    cross join lateral (
      select day, rate from exchange_rates where base = ${base} and currency = c.currency order by day desc limit 1
    ) r`.execute(db);
  const days = found.rows.map(({ day }) => day).toSorted();
  return {
    day: days.at(-1) ?? '',
    rates: new Map(found.rows.map(({ currency, rate }) => [currency, rate])),
  };
}

/** Writes new and corrected rates; returns how many. */
export async function upsertRates(db: Database, base: string, rates: readonly Rate[]): Promise<number> {
  const written = await sql`
    insert into exchange_rates as e (base, currency, day, rate)
    select ${base}, currency, day, rate
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as g (currency text, day date, rate double precision)
    on conflict (base, currency, day) do update set rate = excluded.rate where e.rate is distinct from excluded.rate
    returning 1`.execute(db);
  return written.rows.length;
}

export interface RateOfDay extends Rate {
  base: string;
}

/** All data of a board. */
export interface LastFigures {
  /** The newest two of every currency, oldest first. */
  rates: RateOfDay[];
  readings: (ReadingRow & { kind: 'weather' | 'water' })[];
}

export async function lastFigures(db: Database): Promise<LastFigures> {
  const found = await sql<LastFigures>`${preparedStatement}
    select (
      select coalesce(json_agg(
        json_build_object('base', c.base, 'currency', c.currency, 'day', r.day::text, 'rate', r.rate)
        order by c.base, c.currency, r.day), '[]')
      from (select distinct base, currency from exchange_rates) c
      cross join lateral (
        select day, rate from exchange_rates where base = c.base and currency = c.currency order by day desc limit 2
      ) r
    ) as rates, (
      select coalesce(json_agg(
        json_build_object('kind', kind, 'place', place, 'at', floor(extract(epoch from measured_at))::int, 'reading', reading)
        order by place), '[]')
      from readings
    ) as readings`.execute(db);
  return found.rows[0] ?? { rates: [], readings: [] };
}

export interface DayRate {
  day: string;
  rate: number;
}

/** Rates of a currency since a day, oldest first. */
export async function seriesSince(
  db: Database,
  { base, currency, since }: { base: string; currency: string; since: string },
): Promise<DayRate[]> {
  const found = await sql<DayRate>`
    select day::text as day, rate from exchange_rates
    where base = ${base} and currency = ${currency} and day >= ${since}::date order by day`.execute(db);
  return found.rows;
}

/** The same, computed from the euro rates of both currencies. */
export async function crossSince(
  db: Database,
  { base, currency, since }: { base: string; currency: string; since: string },
): Promise<DayRate[]> {
  const found = await sql<DayRate>`
    select b.day::text as day, coalesce(c.rate, 1) / b.rate as rate
    from exchange_rates b
    left join exchange_rates c on c.base = 'EUR' and c.currency = ${currency} and c.day = b.day
    where b.base = 'EUR' and b.currency = ${base} and b.day >= ${since}::date
      and (c.rate is not null or ${currency} = 'EUR')
    order by b.day`.execute(db);
  return found.rows;
}

export interface ReadingRow {
  place: string;
  /** Unix seconds. */
  at: number;
  reading: unknown;
}

/** Writes readings that are newer than the stored ones; returns how many. */
export async function upsertReadings(
  db: Database,
  kind: 'weather' | 'water',
  readings: readonly { place: string; measuredAt: Date; reading: object }[],
): Promise<number> {
  const written = await sql`
    insert into readings as r (kind, place, measured_at, reading)
    select ${kind}, place, measured_at, reading
    from jsonb_to_recordset(${JSON.stringify(
      readings.map(({ place, measuredAt, reading }) => ({ place, measured_at: measuredAt, reading })),
    )}::jsonb) as g (place text, measured_at timestamptz, reading jsonb)
    on conflict (kind, place) do update set measured_at = excluded.measured_at, reading = excluded.reading
      where r.measured_at < excluded.measured_at
        or (r.measured_at = excluded.measured_at and r.reading is distinct from excluded.reading)
    returning 1`.execute(db);
  return written.rows.length;
}
