/** The room of the day's figures: what was known last lies in memory, and jobs bring what is new. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { FiguresSetting, FiguresSource } from '#features/sites/public.ts';
import { everything } from '#platform/cache/dependency.ts';
import type { Kept } from '#platform/cache/kept-values.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dayKey } from '#platform/time/hungarian-date.ts';
import { type Board, emptyBoard, ratesOf, significant } from './board.ts';
import { crossSince, type DayRate, lastFigures, seriesSince } from './figures-queries.server.ts';
import { type Base, completedBy, dayBefore, type Range, ranges } from './rates.ts';
import { openSandbox, type Sandbox } from './sandbox/open-sandbox.server.ts';
import { gradeOf, trendOf, waterSchema } from './water.ts';
import { weatherSchema } from './weather.ts';

export interface FiguresRoomNeeds {
  db: Kysely<DB>;
  clock: Clock;
  /** Null for a paper without figures. */
  setting: FiguresSetting | null;
  recordInvalidations(work: Transaction<DB>, entries: { key: string }[]): Promise<void>;
  hear: Kept['hear'];
}

export interface FiguresRoom {
  setting: FiguresSetting | null;
  /** What was known last: out of memory, where it is read anew as soon as something changed. */
  board(): Promise<Board>;
  /** What a currency cost, oldest day first. */
  history(asked: { base: Base; currency: string; range: Range }): Promise<DayRate[]>;
  /** Fetches from one source; says what an operator should know, or ''. */
  update(source: FiguresSource, signal: AbortSignal): Promise<string>;
  /** Lets go of the sandbox, if there is one. */
  stop(): Promise<void>;
}

export function createFiguresRoom(needs: FiguresRoomNeeds): FiguresRoom {
  const { db, clock, setting } = needs;
  let known: Promise<Board> | undefined;
  let sandbox: Promise<Sandbox> | undefined;

  async function read(from: FiguresSetting): Promise<Board> {
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

  function board(): Promise<Board> {
    if (!setting) return Promise.resolve(emptyBoard);
    if (known) return known;
    const reading = read(setting);
    known = reading;
    // A failure is for whoever asked now; the next one asks again.
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  async function urlOf(source: FiguresSource): Promise<string> {
    const given = setting?.sources[source];
    if (given === undefined) throw new Error(`the edition names no source for ${source}`);
    if (given !== 'sandbox') return given;
    sandbox ??= openSandbox({ clock });
    return `${(await sandbox).origin}/${source}`;
  }

  needs.hear((changed) => {
    if (!changed.some(({ key }) => key === everything || key.startsWith('figures:'))) return;
    known = undefined;
    // A failure is told to whoever asks next.
    board().catch(() => undefined);
  });

  return {
    setting,
    board,
    async history({ base, currency, range }) {
      const today = dayKey(clock.now().getTime() / 1000, 'Europe/Budapest');
      const asked = { base, currency, since: dayBefore(today, ranges[range]) };
      const [own, cross] = await Promise.all([seriesSince(db, asked), crossSince(db, asked)]);
      return completedBy(own, cross).map(({ day, rate }) => ({ day, rate: significant(rate) }));
    },
    async update(source, signal) {
      if (!setting) throw new Error('the edition has no figures');
      const url = await urlOf(source);
      const own = { ...needs, setting };
      if (source === 'weather' || source === 'water') {
        const { updateWater, updateWeather } = await import('./update-readings.server.ts');
        return source === 'weather' ? updateWeather(own, { url, signal }) : updateWater(own, { url, signal });
      }
      const { updateRates } = await import('./update-rates.server.ts');
      return updateRates(own, { bank: source, url, signal });
    },
    async stop() {
      await (await sandbox)?.close();
      sandbox = undefined;
    },
  };
}
