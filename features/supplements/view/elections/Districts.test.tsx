/** The districts of an election: summary, map and table say the same [SUPP-06] [SUPP-11]. */
import { describe, expect, it } from 'vitest';
import { districtMapSchema } from '../../elections/district-map.ts';
import type { ResultPlace } from '../result-place.ts';
import { htmlOf, inventedElection, resultPlace, rowsOf, textOf } from '../results.fixture.ts';
import { Districts } from './Districts.tsx';
import { DistrictView } from './DistrictView.tsx';

const map = districtMapSchema.parse({
  name: 'proba',
  counties: { '01': ['Pr.', 'Próba'], '02': ['Más.', 'Másik'] },
  tiles: { '01-01': [0, 0], '01-02': [1, 0], '02-01': [1, 1] },
});
const mapped: Partial<ResultPlace> = { districts: { map, before: null, borders: null } };

function districts(election: object = {}, place: Partial<ResultPlace> = mapped): string {
  return htmlOf(
    <Districts election={inventedElection(election)} title="Körzetek" place={resultPlace(place)} />,
  );
}
const tileTitles = (html: string) => [...html.matchAll(/<title>([^<]*)</g)].map(([, title]) => title);

describe('the districts of an election', () => {
  it('have a winner with share and lead, and none before the first vote', () => {
    expect(rowsOf(districts()).slice(1)).toEqual([
      'Másik 1.|Még nincs adat.|–|–|0,00%',
      'Próba 1.|Kék Klára Kék|66,67%|200|60,00%',
      'Próba 2.|Szabad Szilvia független jelölt|58,33%|100|60,00%',
    ]);
  });

  it('won by an independent candidate are named so in the summary, on the map and in its legend', () => {
    const html = districts();
    expect(textOf(html)).toContain('Kék: 1, független jelölt: 1.');
    expect(tileTitles(html)).toEqual([
      'Próba 1.: Kék Klára, Kék, 66,7%',
      'Próba 2.: Szabad Szilvia, független jelölt, 58,3%',
      'Másik 1.: Itt még nem számoltak meg szavazatot.',
    ]);
    expect(html).toMatch(/<\/span>Kék<\/li>.*<\/span>független jelölt<\/li>/s);
  });

  it('say in English what they say in Hungarian', () => {
    const text = textOf(districts({}, { ...mapped, language: 'en' }));
    expect(text).toContain('Kék: 1, independent candidate: 1.');
    expect(text).toContain('No votes are counted here yet.');
  });

  it('are in the order of their wins in the summary', () => {
    const [first, second] = inventedElection().districts;
    const more = [first, second, { ...second, code: '01-03', name: 'Próba 3.' }];
    expect(textOf(districts({ districts: more }))).toContain('független jelölt: 2, Kék: 1.');
  });

  const partial = { percent: 47, isFinal: false };

  it('are led, not won, until the result is certified or nothing can change it [S55]', () => {
    const [first, second] = inventedElection().districts;
    const sure = { ...first, registered: 700 };
    const html = districts({ progress: partial, districts: [sure, second] });
    expect(rowsOf(html).slice(0, 3)).toEqual([
      'Választó\u00adkerület|Élen|Arány|Előny|Feldolgozva',
      'Próba 1.|Kék Klára Kék (eldőlt)|66,67%|200|–',
      'Próba 2.|Szabad Szilvia független jelölt|58,33%|100|–',
    ]);
    expect(textOf(html)).toContain('Élen eddig – Kék: 1, független jelölt: 1.');
    expect(textOf(html)).not.toContain('Győztes');
  });

  it('show how much is counted instead of the turnout until the result is certified [S55]', () => {
    const counting = inventedElection().districts.map((one, at) => ({ ...one, counted: [100, 41.2, 0][at] }));
    const rows = rowsOf(districts({ districts: counting, progress: partial }));
    expect(rows[0]).toMatch(/\|Feldolgozva$/);
    expect(rows.slice(1).map((row) => row.split('|').at(-1))).toEqual(['0,00%', '100,00%', '41,20%']);
  });

  it('without a vote anywhere are no result', () => {
    const [, , none] = inventedElection().districts;
    const html = districts({ districts: [none] });
    expect(textOf(html)).toMatch(/^Itt még nem számoltak meg szavazatot\./);
    expect(html).not.toContain('class="legend"');
  });

  it('have no map if their election has none, and leave out a tile that the map does not have', () => {
    expect(districts({}, {})).not.toContain('<svg class="map"');
    const small = { ...map, tiles: { '01-02': map.tiles['01-02'] ?? [0, 0] } };
    const place = { districts: { map: small, before: null, borders: null } };
    expect(tileTitles(districts({}, place))).toHaveLength(1);
  });

  it('lead to their pages, in a frame with its query and with a closed table', () => {
    const html = districts({}, { ...mapped, linkQuery: '?hideMore=1', foldsTables: true });
    expect(html.match(/href="\/melleklet\/proba\/adatok\/oevk\/01-02\?hideMore=1"/g)).toHaveLength(2);
    expect(html).toMatch(/<details.*Körzetek: táblázat.*<table/s);
  });

  it('have a picture of their borders with its source, where one is configured', () => {
    const borders = { src: '/valasztasi-terkep/proba/hatarok.svg', source: 'kitalált határok' };
    const html = districts({}, { districts: { map, before: null, borders } });
    expect(html).toContain(
      'alt="Próba, 2030: a választókerületek határai az első helyen álló lista színével"',
    );
    expect(textOf(html)).toContain('Forrás: kitalált határok');
  });
});

describe('the page of a district', () => {
  const page = (code: string, place: Partial<ResultPlace> = {}) =>
    textOf(htmlOf(<DistrictView election={inventedElection()} code={code} place={resultPlace(place)} />));

  it('names an independent winner as one, now and in the election before', () => {
    expect(page('01-02')).toContain(
      'Szabad Szilvia (független jelölt) 100 szavazattal előzi meg a második jelöltet.',
    );
    const before = { map: null, before: inventedElection({ title: 'Próba, 2026' }), borders: null };
    expect(page('01-02', { districts: before })).toContain(
      'Az előző győztes: Szabad Szilvia (független jelölt).',
    );
  });

  it('leads to its neighbours, and from the first and the last one only inwards', () => {
    expect(page('01-01')).toMatch(/Következő: Próba 2\.$/);
    expect(page('01-01')).not.toContain('Előző:');
    expect(page('01-02')).toMatch(/Előző: Próba 1\. Következő: Másik 1\.$/);
    expect(page('02-01')).not.toContain('Következő:');
  });

  it('that does not exist says that there are no data', () => {
    expect(page('99-01')).toBe('Még nincs adat.');
  });
});
