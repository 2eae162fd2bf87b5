/** The office's files as one result, in our own terms. */
import type { z } from 'zod';
import type { OfficeResults } from './office-results.ts';
import {
  candidate,
  county,
  district,
  group,
  itemsOf,
  listOrganisation,
  place,
  reportOf,
  turnoutReport,
  type VtrFile,
} from './vtr-files.ts';

/** Names of files, with the group that versions them. Those of `optional` may be absent. */
export const vtrFiles = {
  required: {
    EgyeniJeloltek: 'ver',
    ListakEsJeloltek: 'ver',
    ListasJkv: 'szavossz',
  },
  optional: {
    Megyek: 'ver',
    OevkAdatok: 'ver',
    Jlcs: 'ver',
    OevkJkv: 'szavossz',
    ReszvetelOrszag: 'napkozi',
  },
} as const;

export type VtrFileName = keyof typeof vtrFiles.required | keyof typeof vtrFiles.optional;
export type VtrFiles = Partial<Record<VtrFileName, VtrFile>>;

export interface VtrState {
  /** The office has files of votes. Before, on the day of the election, it has the turnout only. */
  isCounting: boolean;
  /** Stands for the time of files without one. */
  fetchedAt: Date;
}

/** Null when votes are counted and there is no report of the whole country. */
export function readVtr(files: VtrFiles, { isCounting, fetchedAt }: VtrState): OfficeResults | null {
  const national = (files.ListasJkv?.items ?? []).map(reportOf).find((found) => found) ?? null;
  if (isCounting && !national) return null;
  const groups = new Map(itemsOf(files.Jlcs ?? null, group).map((one) => [one.jlcs_kod, one]));
  const newest = isCounting ? files.ListasJkv : files.ReszvetelOrszag;
  return {
    percent: Math.min(100, national?.feldar ?? 0),
    at: (newest?.generated ?? fetchedAt).toISOString(),
    registered: national?.vp_osszes ?? 0,
    voted: national?.szavazott_osszesen ?? 0,
    valid: national?.szl_ervenyes ?? 0,
    invalid: national?.szl_ervenytelen ?? 0,
    lists: listsOf(files, groups, new Map(votesIn(national?.tetelek ?? [], 'tl_id'))),
    districts: districtsOf(files, groups),
    turnout: turnoutOf(files),
  };
}

type Groups = ReadonlyMap<string, z.infer<typeof group>>;

/** The organisations of a coalition repeat its list: each list counts once. */
function listsOf(
  files: VtrFiles,
  groups: Groups,
  votes: ReadonlyMap<string, number>,
): OfficeResults['lists'] {
  const organisations = itemsOf(files.ListakEsJeloltek ?? null, listOrganisation);
  return [...Map.groupBy(organisations, ({ tl_id }) => tl_id)].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const own = groups.get(first.jlcs_kod ?? '');
    return {
      name: first.jlcs_nev ?? own?.jlcs_nev ?? own?.nev ?? first.nev ?? id,
      kind: first.lista_tip === 'N' ? ('nationality' as const) : ('party' as const),
      organisations: others.length + 1,
      colour: own?.szin ?? null,
      votes: votes.get(id) ?? 0,
    };
  });
}

/** All districts with their candidates, those without a report, too. */
function districtsOf(files: VtrFiles, groups: Groups): OfficeResults['districts'] {
  const counties = new Map(
    itemsOf(files.Megyek ?? null, county).map((one) => [one.maz, one.maz_nev ?? one.nev ?? one.maz]),
  );
  const names = new Map(
    itemsOf(files.OevkAdatok ?? null, district).map((one) => [codeOf(one), one.evk_nev ?? one.nev]),
  );
  const reports = new Map(
    (files.OevkJkv?.items ?? []).flatMap((item) => {
      const where = place.safeParse(item).data;
      const found = reportOf(item);
      return where && found ? [[codeOf(where), found] as const] : [];
    }),
  );
  const candidates = itemsOf(files.EgyeniJeloltek ?? null, candidate);
  return [...Map.groupBy(candidates, codeOf)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([code, own]) => {
      const found = reports.get(code);
      const votes = new Map(votesIn(found?.tetelek ?? [], 'ej_id'));
      const [maz = '', evk = ''] = code.split('-');
      return {
        code,
        name: names.get(code) ?? `${counties.get(maz) ?? maz} ${Number(evk)}.`,
        registered: found?.vp_osszes ?? 0,
        voted: found?.szavazott_osszesen ?? 0,
        counted: found ? Math.min(100, found.feldar ?? 0) : 0,
        candidates: own.map((one) => candidateOf(one, groups, votes)),
      };
    });
}

function candidateOf(
  { ej_id, neve, nev, jlcs_kod, jlcs_nev }: z.infer<typeof candidate>,
  groups: Groups,
  votes: ReadonlyMap<string, number>,
): [string, string, number] {
  const own = groups.get(jlcs_kod ?? '');
  return [neve ?? nev ?? ej_id, jlcs_nev ?? own?.jlcs_nev ?? own?.nev ?? '', votes.get(ej_id) ?? 0];
}

function codeOf({ maz, evk }: { maz: string; evk: string }): string {
  return `${maz}-${evk}`;
}

function votesIn(
  entries: readonly {
    ej_id?: string | null | undefined;
    tl_id?: string | null | undefined;
    szavazat?: number | null | undefined;
  }[],
  key: 'ej_id' | 'tl_id',
): [string, number][] {
  return entries.flatMap((entry): [string, number][] => {
    const id = entry[key];
    return id == null ? [] : [[id, entry.szavazat ?? 0]];
  });
}

/** Reports by hour, the earliest first. */
function turnoutOf({ ReszvetelOrszag }: VtrFiles): OfficeResults['turnout'] {
  const reports = itemsOf(ReszvetelOrszag ?? null, turnoutReport);
  const last = reports.at(-1);
  if (!last) return null;
  return {
    registered: last.valp,
    hours: reports
      .flatMap(({ jelido, megj }): [string, number][] => {
        const [, hour, minute] = /(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(jelido) ?? [];
        return hour === undefined ? [] : [[`${Number(hour)}:${minute}`, megj]];
      })
      .toSorted(([, a], [, b]) => a - b),
  };
}
