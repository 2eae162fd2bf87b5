import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type District, type Election, electionSchema } from '../../records/election.ts';
import { DistrictView } from './DistrictView.tsx';

function election(
  changes: Partial<District>,
  title = 'Próba, 2030',
  progress: object | null = null,
): Election {
  const district = {
    code: '01-01',
    name: 'Próba 1.',
    registered: 1000,
    voted: 600,
    candidates: [],
    ...changes,
  };
  return electionSchema.parse({
    name: 'proba',
    progress,
    kind: 'election',
    source: 'kitalált adatok',
    title,
    listSeats: 1,
    registered: 1000,
    voted: 600,
    invalid: 0,
    valid: 600,
    lists: [{ name: 'Egyik–Másik', votes: 300, colour: 1 }],
    districts: [district, { ...district, code: '01-02', name: 'Próba 2.' }].map((one) => {
      return { ...one, candidates: changes.candidates ?? [['Kiss', 'Egyik–Másik', 300]] };
    }),
  });
}

function textOf(now: Election, before: Election | null = null): string {
  const html = renderToStaticMarkup(
    <DistrictView
      election={now}
      code="01-01"
      place={{
        language: 'hu',
        timeZone: 'Europe/Budapest',
        path: '/x',
        dataPath: '/x/adatok',
        linkQuery: '',
        foldsTables: false,
        area: null,
        order: 'arany',
        day: null,
        districts: { map: null, before, borders: null },
      }}
    />,
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('a district', () => {
  const now = election({
    candidates: [
      ['Nagy', 'Új lista', 200],
      ['Kiss', 'EGYIK-MÁSIK', 400],
    ],
  });

  it('has its candidates in the order of their votes, and the way to its neighbour [X24]', () => {
    const text = textOf(now);
    expect(text).toContain(
      'Kiss (EGYIK-MÁSIK) 200 szavazattal előzi meg a második jelöltet. 1000 választópolgárból 600 szavazott, ez 60,00%.',
    );
    expect(text).toMatch(/Kiss EGYIK-MÁSIK 400 66,67% Nagy Új lista 200 33,33%/);
    expect(text).toContain('Következő: Próba 2.');
    expect(text).not.toContain('Összevetés');
  });

  it('has a leader and no turnout while it is counted [S55]', () => {
    const counting = election({ counted: 1.79, candidates: [['Kiss', 'Egyik', 20]] }, 'Próba, 2030', {
      percent: 1.1,
    });
    const text = textOf(counting, now);
    expect(text).toContain('Élen: Kiss (Egyik)');
    expect(text).toContain('Feldolgozva: 1,79%.');
    expect(text).not.toMatch(/szavazott|részvétel változása|^ ?Győztes/);
    expect(textOf(now)).toContain('Győztes: Kiss');
  });

  it('is compared with the election before: by list, whose name is written in other letters', () => {
    const before = election(
      {
        voted: 500,
        candidates: [
          ['Tóth', 'Harmadik', 300],
          ['Kiss', 'Egyik–Másik', 200],
        ],
      },
      'Próba, 2026',
    );
    const text = textOf(now, before);
    expect(text).toContain('Összevetés: Próba, 2026');
    expect(text).toContain('Az előző győztes: Tóth (Harmadik). A részvétel változása: +10,00 százalékpont.');
    expect(text).toMatch(/Kiss EGYIK-MÁSIK 400 66,67% \+26,67 Nagy Új lista 200 33,33% –/);
  });

  it('says how much of it is counted, and that nothing is yet', () => {
    const counting = election({ voted: 0, counted: 0, candidates: [['Kiss', 'Egyik', 0]] });
    expect(textOf(counting)).toContain('Itt még nem számoltak meg szavazatot.');
    expect(textOf(counting)).toContain('Feldolgozva: 0,00%.');
  });
});
