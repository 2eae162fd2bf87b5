/** Finals by day, and the medals of one country [SUPP-04]. */
import { describe, expect, it } from 'vitest';
import { medalEventsSchema } from '../../records/medals.ts';
import type { ResultPlace } from '../result-place.ts';
import { htmlOf, resultPlace, textOf } from '../results.fixture.ts';
import { CountryMedals, Schedule } from './MedalDays.tsx';

const events = medalEventsSchema.parse({
  name: 'proba',
  source: 'kitalált',
  kind: 'medal-events',
  countries: { HUN: 'Magyarország', AAA: 'Alfa' },
  days: [
    {
      day: '2030-07-27',
      events: [
        [
          'Úszás',
          'férfi 200 m',
          [
            ['gold', 'HUN', ['Vizes Vilmos']],
            ['silver', 'XXX', []],
            ['bronze', 'AAA', ['Alfa Aladár', 'Alfa Anna']],
          ],
        ],
        ['Vívás', 'női kard', [['gold', 'AAA', ['Alfa Anna']]]],
      ],
    },
    { day: '2030-07-28', events: [] },
    {
      day: '2030-07-29',
      events: [
        [
          'Kajak',
          'négyes',
          [
            ['bronze', 'HUN', []],
            ['bronze', 'AAA', []],
          ],
        ],
      ],
    },
  ],
});

const schedule = (place: Partial<ResultPlace> = {}) =>
  htmlOf(<Schedule events={events} place={resultPlace(place)} />);
const medals = (country: string, place: Partial<ResultPlace> = {}) =>
  textOf(htmlOf(<CountryMedals events={events} country={country} place={resultPlace(place)} />));

describe('the finals', () => {
  it('of the first day are shown first, and of the day in the address', () => {
    expect(textOf(schedule())).toContain('Úszás férfi 200 m Arany Magyarország Vizes Vilmos');
    expect(schedule()).not.toContain('Kajak');
    const last = schedule({ day: '2030-07-29' });
    expect(textOf(last)).toContain('Kajak négyes Bronz Magyarország Bronz Alfa');
    expect(last).not.toContain('Úszás');
  });

  it.each(['2031-01-01', 'tegnap', '', '2030-07-27"><script>'])(
    'of no day such as %j are the first ones',
    (day) => {
      expect(schedule({ day })).toBe(schedule());
    },
  );

  it('of a day without any are an empty day', () => {
    const html = schedule({ day: '2030-07-28' });
    expect(textOf(html)).toMatch(/2030\. július 28\./);
    expect(html).not.toContain('class="event"');
  });

  it('have an address for each day; that of the first one is the page’s own', () => {
    const links = [...schedule({ day: '2030-07-28' }).matchAll(/<a href="([^"]*)"( aria-current="true")?>/g)];
    expect(links.map(([, href, current]) => [href, current !== undefined])).toEqual([
      ['/melleklet/proba', false],
      ['/melleklet/proba?nap=2030-07-28', true],
      ['/melleklet/proba?nap=2030-07-29', false],
    ]);
  });

  it('have days and medals in English', () => {
    const text = textOf(schedule({ language: 'en' }));
    expect(text).toContain('Gold Magyarország Vizes Vilmos');
    expect(text).toContain('27 July 2030');
  });

  it('name a country by its code if it has no name', () => {
    expect(textOf(schedule())).toContain('Ezüst XXX');
  });
});

describe('the medals of a country', () => {
  it('are on the days on which there were any, without those of others', () => {
    expect(medals('HUN')).toBe(
      '2030. július 27., szombat Úszás férfi 200 m Arany Vizes Vilmos 2030. július 29., hétfő Kajak négyes Bronz Magyarország',
    );
  });

  it('name the winners, or the country where no names are known', () => {
    expect(medals('AAA')).toContain('Bronz Alfa Aladár, Alfa Anna Vívás női kard Arany Alfa Anna');
    expect(medals('AAA')).toMatch(/Bronz Alfa$/);
  });

  it('are nothing for a country without any', () => {
    expect(medals('ZZZ')).toBe('');
  });
});
