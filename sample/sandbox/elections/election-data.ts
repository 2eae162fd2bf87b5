/** The election of 2022 as `hungary-2022.txt` has it: at 98.97% counted, and certified. */
import { readRecords } from '../read-records.ts';

/** Figures at 98.97% and certified ones. */
export interface Both {
  partial: number;
  final: number;
}

export interface ElectionData {
  registered: Both;
  voted: Both;
  valid: Both;
  invalid: Both;
  lists: { id: string; name: string; kind: string; organisations: number; colour: string; votes: Both }[];
  counties: { number: string; name: string }[];
  districts: DistrictData[];
}

export interface DistrictData {
  code: string;
  registered: Both;
  voted: Both;
  candidates: { id: string; name: string; list: string; votes: Both }[];
  /** Votes of lists at 98.97%, by id. */
  lists: Map<string, number>;
}

let read: ElectionData | undefined;

export function electionData(): ElectionData {
  read ??= readElection();
  return read;
}

function readElection(): ElectionData {
  const none = { partial: 0, final: 0 };
  const data: ElectionData = {
    registered: none,
    voted: none,
    valid: none,
    invalid: none,
    lists: [],
    counties: [],
    districts: [],
  };
  for (const { kind, text, number } of readRecords('elections/hungary-2022.txt')) {
    const both = (partial: number, final: number): Both => {
      return { partial: number(partial) ?? 0, final: number(final) ?? 0 };
    };
    const district = data.districts.at(-1);
    if (kind === 'country') {
      data.registered = both(0, 3);
      data.voted = both(1, 4);
      data.valid = both(2, 5);
      data.invalid = { partial: (number(1) ?? 0) - (number(2) ?? 0), final: number(6) ?? 0 };
    }
    if (kind === 'list')
      data.lists.push({
        id: text(0),
        name: text(1),
        kind: text(2),
        organisations: number(3) ?? 1,
        colour: text(4),
        votes: both(5, 6),
      });
    if (kind === 'county') data.counties.push({ number: text(0), name: text(1) });
    if (kind === 'district')
      data.districts.push({
        code: text(0),
        registered: both(1, 3),
        voted: both(2, 4),
        candidates: [],
        lists: new Map(),
      });
    if (kind === 'candidate')
      district?.candidates.push({ id: text(0), name: text(1), list: text(2), votes: both(3, 4) });
    if (kind === 'votes')
      for (let at = 0; text(at) !== ''; at += 2) district?.lists.set(text(at), number(at + 1) ?? 0);
  }
  return data;
}
