/** The figures feature: the last known figures are cached in memory, and jobs fetch new ones. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { everything } from '#platform/cache/dependency.ts';
import type { ReadCache } from '#platform/cache/read-cache.server.ts';
import { createLazySandbox, type OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dayAt, daysAfter } from '#platform/time/day.ts';
import { type Board, emptyBoard, ratesOf, roundSignificant } from './board.ts';
import { crossSince, type DayRate, lastFigures, seriesSince } from './figures-queries.server.ts';
import type { FiguresSetting, FiguresSource } from './figures-setting.ts';
import { type Base, completedWith, type Range, ranges } from './rates/rates.ts';
import { gradeOf, trendOf, waterSchema } from './readings/water.ts';
import { weatherSchema } from './readings/weather.ts';

export interface FiguresFeatureNeeds {
  db: Kysely<DB>;
  clock: Clock;
  /** Null for an edition without figures. */
  setting: FiguresSetting | null;
  recordInvalidations(trx: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  onInvalidations: ReadCache['onInvalidation'];
  /** For sources that are `sandbox`. */
  openSandbox?: OpenSandbox | undefined;
}

export interface FiguresFeature {
  setting: FiguresSetting | null;
  /** The last known figures, from memory; reloaded after every change. */
  board(): Promise<Board>;
  /** Rates of a currency, oldest day first. */
  history(period: { base: Base; currency: string; range: Range }): Promise<DayRate[]>;
  /** Fetches from one source; returns a message for the operator, or ''. */
  update(source: FiguresSource, signal: AbortSignal): Promise<string>;
  /** Closes the sandbox, if there is one. */
  stop(): Promise<void>;
}

export function createFiguresFeature(needs: FiguresFeatureNeeds): FiguresFeature {
  const { db, clock, setting } = needs;
  let known: Promise<Board> | undefined;
  const sandbox = createLazySandbox(needs);

  function board(): Promise<Board> {
    if (!setting) return Promise.resolve(emptyBoard);
    if (known) return known;
    const reading = readBoard(db, setting);
    known = reading;
    // The caller receives the error; the next call loads again.
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  async function urlOf(source: FiguresSource): Promise<string> {
    const given = setting?.sources[source];
    if (given === undefined) throw new Error(`the edition names no source for ${source}`);
    return given === 'sandbox' ? `${await sandbox.originFor(source)}/${source}` : given;
  }

  needs.onInvalidations((changed) => {
    if (!changed.some(({ key }) => key === everything || key.startsWith('figures:'))) return;
    known = undefined;
    // The next caller of `board` receives the error.
    board().catch(() => undefined);
  });

  return {
    setting,
    board,
    async history({ base, currency, range }) {
      const today = dayAt(clock.now(), 'Europe/Budapest');
      const period = { base, currency, since: daysAfter(today, -ranges[range]) };
      const [own, cross] = await Promise.all([seriesSince(db, period), crossSince(db, period)]);
      return completedWith(own, cross).map(({ day, rate }) => ({ day, rate: roundSignificant(rate) }));
    },
    async update(source, signal) {
      if (!setting) throw new Error('the edition has no figures');
      const url = await urlOf(source);
      const own = { ...needs, setting };
      if (source === 'weather' || source === 'water') {
        const { updateWater, updateWeather } = await import('./readings/update-readings.server.ts');
        return source === 'weather' ? updateWeather(own, { url, signal }) : updateWater(own, { url, signal });
      }
      const { updateRates } = await import('./rates/update-rates.server.ts');
      return updateRates(own, { bank: source, url, signal });
    },
    stop: sandbox.close,
  };
}

async function readBoard(db: Kysely<DB>, from: FiguresSetting): Promise<Board> {
  const { rates, readings } = await lastFigures(db);
  const last = (kind: 'weather' | 'water', place: string) =>
    readings.find((row) => row.kind === kind && row.place === place);
  return {
    rates: ratesOf(rates, from.currencies),
    weather: from.places.flatMap(({ slug, name }) => {
      const row = last('weather', slug);
      return row ? [{ slug, name, at: row.at, ...weatherSchema.parse(row.reading) }] : [];
    }),
    water: from.stations.flatMap(({ number, name, river }) => {
      const row = last('water', String(number));
      if (!row) return [];
      const reading = waterSchema.parse(row.reading);
      const { level } = reading;
      const said = { level, trend: trendOf(reading), grade: gradeOf(reading), at: row.at };
      return [{ station: number, name, river, ...said }];
    }),
  };
}
