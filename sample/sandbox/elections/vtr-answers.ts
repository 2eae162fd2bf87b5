/** Answers of the election office's system (VTR) about the election of 2022: `ogy2022/data/{version}/{group}/{File}.json`. */
import { type CountAt, countAt, nightBegins } from './count-at.ts';
import { electionData } from './election-data.ts';

/**
 * The answer at a time: nothing is counted before 19:00 of 3 April 2022, and the result is certified in the end.
 * Null for an unknown path, and for versions of later times.
 */
export function vtrAnswer(path: string, now: Date): object | null {
  const versions = { ver: stamp(nightBegins), szavossz: stamp(countAt(now).at.getTime()) };
  if (path === 'ogy2022/data/config.json') return versions;
  const [, version = '', group, file = ''] =
    /^ogy2022\/data\/(\d{8})\/(ver|szavossz)\/(\w+)\.json$/.exec(path) ?? [];
  if (group === 'ver' && version === versions.ver) {
    const list = fixedFiles[file]?.();
    return list ? envelope(list, nightBegins) : null;
  }
  // Files of earlier versions remain.
  if (group !== 'szavossz' || version > versions.szavossz) return null;
  const count = countAt(timeOf(version));
  const list = stamp(count.at.getTime()) === version ? countedFiles[file]?.(count) : undefined;
  return list ? envelope(list, count.at.getTime()) : null;
}

const fixedFiles: Readonly<Record<string, () => object[]>> = {
  Megyek: () => electionData().counties.map(({ number, name }) => ({ maz: number, maz_nev: name })),
  OevkAdatok: () => electionData().districts.map(({ code }) => placeOf(code)),
  Jlcs: () => groups(),
  ListakEsJeloltek: () =>
    electionData().lists.flatMap(({ id, name, kind, organisations }) =>
      Array.from({ length: organisations }, (_, at) => ({
        tl_id: Number(id),
        lista_tip: kind === 'N' ? 'N' : 'O',
        szkod: Number(id) * 10 + at,
        jlcs_kod: groupCode(name),
        jlcs_nev: name,
      })),
    ),
  EgyeniJeloltek: () =>
    electionData().districts.flatMap(({ code, candidates }) =>
      candidates.map(({ id, name, list }) => ({
        ej_id: Number(id),
        neve: name,
        ...placeOf(code),
        jlcs_kod: groupCode(list),
        jlcs_nev: list,
      })),
    ),
};

const countedFiles: Readonly<Record<string, (count: CountAt) => object[]>> = {
  ListasJkv: (count) => [
    {
      feldar: count.percent,
      vp_osszes: count.registered,
      szavazott_osszesen: count.voted,
      szl_ervenyes: count.valid,
      szl_ervenytelen: count.invalid,
      szl_elteres: 0,
      tetelek: entries(count.lists, 'tl_id', count.valid),
    },
  ],
  OevkJkv: ({ districts }) =>
    [...districts].map(([code, { percent, registered, voted, votes }]) => {
      const valid = [...votes.values()].reduce((sum, one) => sum + one, 0);
      return {
        ...placeOf(code),
        egyeni_jkv: {
          feldar: percent,
          vp_osszes: registered,
          szavazott_osszesen: voted,
          szl_ervenyes: valid,
          szl_ervenytelen: Math.max(0, voted - valid),
          tetelek: entries(votes, 'ej_id', valid),
        },
      };
    }),
};

function entries(votes: ReadonlyMap<string, number>, key: 'ej_id' | 'tl_id', valid: number): object[] {
  return [...votes].map(([id, count]) => ({
    [key]: Number(id),
    szavazat: count,
    szavazat_szaz: valid === 0 ? 0 : Math.round((10_000 * count) / valid) / 100,
  }));
}

function groups(): object[] {
  const { lists, districts } = electionData();
  const colours = new Map(lists.map(({ name, colour }) => [name, colour]));
  const names = new Set([
    ...colours.keys(),
    ...districts.flatMap(({ candidates }) => candidates.map(({ list }) => list)),
  ]);
  return [...names].map((name) => ({
    jlcs_kod: groupCode(name),
    jlcs_nev: name,
    szin: colours.get(name) ?? '#808080',
  }));
}

/** The office's codes are numbers; these are the same in every run. */
function groupCode(name: string): number {
  return [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

function placeOf(code: string): { maz: string; evk: string } {
  const [maz = '', evk = ''] = code.split('-');
  return { maz, evk };
}

function envelope(list: object[], at: number): object {
  return { header: { generated: new Date(at).toISOString(), vl_id: 294, nvv_id: 1 }, list };
}

/** `MMDDHHmm` in Budapest. */
function stamp(at: number): string {
  return new Date(at + summerTimeMs).toISOString().slice(5, 16).replace(/\D/g, '');
}

function timeOf(version: string): Date {
  const [, month, day, hour, minute] = /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(version) ?? [];
  return new Date(`2022-${month}-${day}T${hour}:${minute}:00+02:00`);
}

const summerTimeMs = 2 * 3_600_000;
