/** The election map as a page and in a frame [SUPP-11]. */
import { describe, expect, it } from 'vitest';
import type { Surroundings } from '#features/kit/public.ts';
import { mainSite } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { htmlOf, inventedElection, resultPlace, textOf } from '../view/results.fixture.ts';
import { ElectionMapPage } from './ElectionMapPage.tsx';
import type { ElectionMapData } from './election-map-data.ts';

const site = mainSite(await loadTestEdition());
const surroundings: Surroundings = {
  site,
  language: 'hu',
  path: '/valasztasi-terkep/proba',
  today: '2030-04-08',
  app: '',
  wordmarks: {},
};
const props = { title: 'Próba, 2030', record: 'proba' };

function page(about: Partial<ElectionMapData> = {}): string {
  const data: ElectionMapData = {
    title: 'Próba, 2030',
    area: '',
    isRehearsal: false,
    hidesMore: false,
    isCounting: false,
    shown: { factory: 'districts', props, record: inventedElection() },
    choices: resultPlace({ path: '/valasztasi-terkep/proba', dataPath: '/valasztasi-terkep/proba' }),
    more: 'https://lap.example/melleklet/proba/adatok',
    elections: [
      { title: 'Próba, 2030', href: '/valasztasi-terkep/proba', current: true },
      { title: 'Másik', href: '/valasztasi-terkep/masik', current: false },
    ],
    ...about,
  };
  return htmlOf(<ElectionMapPage surroundings={surroundings} data={data} />);
}

describe('the election map', () => {
  it('leads to the supplement and to other elections, one of which is current', () => {
    const html = page();
    expect(html).toMatch(/href="https:\/\/lap\.example\/melleklet\/proba\/adatok"[^>]*rel="noopener"/);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(textOf(html)).toContain(`Részletek a ${site.name} mellékletében`);
  });

  it('in a frame leads nowhere from the whole map, but from an area to the data of the paper', () => {
    const framed = { hidesMore: true, elections: [] };
    expect(page(framed)).not.toMatch(/lap\.example|valasztasi-terkep\/masik/);
    expect(page(framed)).toContain('framed');
    expect(textOf(page({ ...framed, area: 'Próba 1.' }))).toContain('Az adatok a mellékletben');
  });

  it('of an area has its name as the heading, and the way back', () => {
    const html = page({ area: 'Próba 1.' });
    expect(html).toMatch(/<h1[^>]*>Próba 1\.<\/h1>/);
    expect(html).toMatch(/<a class="lone-link" href="\/valasztasi-terkep\/proba">Próba, 2030<\/a>/);
    expect(page()).not.toMatch(/<p><a class="lone-link" href="\/valasztasi-terkep\/proba"/);
  });

  it('is followed by the script only while votes are counted [S46]', () => {
    expect(page({ isCounting: true })).toContain('data-counting=""');
    expect(page()).not.toContain('data-counting');
  });

  it('says that results are invented, once, before there are any and after [S46]', () => {
    const marks = (html: string) => html.match(/PRÓBA – nem valós részeredmény/g) ?? [];
    const none: ElectionMapData['shown'] = { factory: 'districts', props, record: null };
    expect(marks(page({ isRehearsal: true, shown: none }))).toHaveLength(1);
    const record = inventedElection({ isRehearsal: true });
    expect(marks(page({ isRehearsal: true, shown: { ...none, record } }))).toHaveLength(1);
    expect(marks(page({ shown: none }))).toHaveLength(0);
  });
});
