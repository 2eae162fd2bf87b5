/** The titles of results, computed from the records of the sample and from invented ones. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { loadTestEdition } from '../../../tests/edition.ts';
import { supplementsPart } from '../edition-parts.ts';
import { type Chamber, chamberSchema } from '../records/election.ts';
import { isOfRecord, shownRecord } from '../shown-record.ts';
import { resultWords } from '../view/result-words.ts';
import { findingOf } from './findings.ts';

const whole = { order: 'arany', area: null } as const;
let edition: Edition;

beforeAll(async () => {
  edition = await loadTestEdition();
});

/** Of a supplement's components of results, by their factory. */
function findings(path: string): Record<string, string | null> {
  const supplement = supplementsPart.of(edition).find((one) => one.path === path);
  const components = supplement?.tabs.flatMap((tab) => tab.components).filter(isOfRecord) ?? [];
  return Object.fromEntries(
    components.map((component) => [
      component.factory,
      findingOf(shownRecord(edition, component), resultWords.hu, whole)?.replaceAll('\u00a0', ' ') ?? null,
    ]),
  );
}

describe('the finding of results', () => {
  it('is computed for every kind of the sample [SUPP-13]', () => {
    expect(findings('eb-2024')).toEqual({
      groups: 'Minden csoportmeccsét megnyerte: Spanyolország',
      'knock-out': 'A győztes: Spanyolország; a döntőben 2–1 (Anglia)',
      results: '51 mérkőzés, 117 gól',
    });
    expect(findings('foci-vb-2022')).toEqual({
      groups: 'Egyik csapat sem nyerte meg minden csoportmeccsét',
      'knock-out': 'A győztes: Argentína; a döntőben 3–3, tizenegyesekkel 4–2 (Franciaország)',
      results: '64 mérkőzés, 172 gól',
    });
    expect(findings('ep-2024')).toEqual({
      areas: 'Minden területen első: Fidesz–KDNP',
      'list-votes': 'Fidesz–KDNP: 44,38%, 14,6 százalékpont előnnyel az első',
      seats: 'A legtöbb mandátum: Fidesz–KDNP, 21 helyből 11',
    });
    expect(findings('parizs-2024')).toEqual({
      'country-medals': '19 érem: 6 arany, 7 ezüst, 6 bronz',
      'medal-table': 'A legtöbb arany: Egyesült Államok, 40; Magyarország a 14.',
      schedule: '349 döntő 16 napon',
    });
    expect(findings('usa-2024')).toEqual({ states: 'Első helyen: Republikánus 31, Demokrata 20 államban' });
    expect(findings('valasztas-2022')).toEqual({
      'close-races': 'A legszorosabb: Budapest 14., 381 szavazat előny',
      dhondt: 'A legtöbb mandátum: Fidesz–KDNP, 92 helyből 48',
      districts: '106 választókerületből 87 győztese: Fidesz–KDNP',
      'nationality-lists': 'A legtöbb szavazat: Magyarországi Németek Országos Önkormányzata, 24 630',
      'party-lists': 'Fidesz–KDNP: 54,13%, 19,7 százalékpont előnnyel az első',
      seats: 'Kétharmad: 135 mandátum',
      turnout: '69,59% szavazott',
    });
  });

  it('is none without data, and none of the whole on the page of an area', () => {
    expect(findings('valasztas-2024')).toEqual({ areas: null });
    expect(new Set(Object.values(findings('valasztas-proba')))).toEqual(new Set([null]));
    const shown = { factory: 'seats', props: { title: '', record: null }, record: chamber(6, 4) } as const;
    expect(findingOf(shown, resultWords.hu, { ...whole, area: {} })).toBeNull();
  });

  it('of seats says two thirds, a majority or the most, and only who is ahead while votes are counted [S55]', () => {
    const of = (record: Chamber, language: 'hu' | 'en' = 'hu') =>
      findingOf(
        { factory: 'seats', props: { title: '', record: null }, record },
        resultWords[language],
        whole,
      );
    expect(of(chamber(4, 2))).toBe('Kétharmad: 4 mandátum');
    expect(of(chamber(4, 3))).toBe('Többség: A, 4 mandátum');
    expect(of(chamber(3, 3))).toBe('A legtöbb mandátum: A, 6 helyből 3');
    const counted = { percent: 40, at: null, isFinal: false };
    expect(of({ ...chamber(4, 2), progress: counted })).toBe('Élen eddig: A, 6 mandátumból 4');
    expect(of(chamber(4, 2), 'en')).toBe('Two thirds: 4 seats');
  });
});

function chamber(one: number, other: number): Chamber {
  const group = (short: string, seats: number) => ({ short, seats, name: short, colour: 1 });
  return chamberSchema.parse({
    name: 'proba',
    source: 'kitalált',
    kind: 'chamber',
    seats: one + other,
    isParliament: true,
    groups: [group('A', one), group('B', other)],
  });
}
