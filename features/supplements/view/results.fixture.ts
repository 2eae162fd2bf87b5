/** A place of results, and what tests read from their HTML. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Election, electionSchema } from '../records/election.ts';
import type { ResultPlace } from './result-place.ts';

export function resultPlace(about: Partial<ResultPlace> = {}): ResultPlace {
  return {
    language: 'hu',
    timeZone: 'Europe/Budapest',
    path: '/melleklet/proba',
    dataPath: '/melleklet/proba/adatok',
    linkQuery: '',
    foldsTables: false,
    area: null,
    order: 'arany',
    day: null,
    districts: null,
    ...about,
  };
}

/** With ordinary spaces. */
export function htmlOf(node: ReactElement): string {
  return renderToStaticMarkup(node).replaceAll('\u00a0', ' ');
}

export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The cells of each row, the head included. */
export function rowsOf(html: string): string[] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell)).join('|'),
  );
}

/** An invented election with three districts, in the last of which nobody has voted yet. */
export function inventedElection(about: object = {}): Election {
  const district = { registered: 1_000, voted: 600 };
  return electionSchema.parse({
    name: 'proba',
    source: 'kitalált',
    kind: 'election',
    title: 'Próba, 2030',
    listSeats: 3,
    registered: 3_000,
    voted: 1_200,
    invalid: 0,
    valid: 1_200,
    lists: [
      { name: 'Kék', votes: 700, colour: 1 },
      { name: 'Zöld', votes: 500, colour: 2 },
    ],
    districts: [
      {
        ...district,
        code: '01-01',
        name: 'Próba 1.',
        candidates: [
          ['Kék Klára', 'Kék', 400],
          ['Zöld Zita', 'Zöld', 200],
        ],
      },
      {
        ...district,
        code: '01-02',
        name: 'Próba 2.',
        candidates: [
          ['Kék Károly', 'Kék', 250],
          ['Szabad Szilvia', '', 350],
        ],
      },
      {
        code: '02-01',
        name: 'Másik 1.',
        registered: 1_000,
        voted: 0,
        candidates: [['Kék Kinga', 'Kék', 0]],
      },
    ],
    ...about,
  });
}
