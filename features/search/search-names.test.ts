import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../tests/test-app.ts';
import { hungarianTowns } from './hungarian-towns.fixture.ts';
import { writeStory } from './search.fixture.ts';
import { noFilters } from './search-request.ts';

const testApp = withTestApp();
const plain = { filters: noFilters, sites: [], sort: 'relevance' as const, from: null, to: null };

async function search(term: string) {
  return testApp.context.search.find(testApp.view('telex'), { ...plain, term, page: 1, perPage: 10 });
}

async function find(term: string): Promise<string[]> {
  return (await search(term)).articles.map(({ slug }) => slug);
}

/** Words that are no names and share letters, stems or parts with towns. */
const others = [
  'Arról szólnak, hogy szólt. A szóló szólam szól.',
  'Ezt érd el! Ennyit ér, ha érnek valamit.',
  'Nagy baja van, megvan a maga baja, csupa baj.',
  'A teremben hatvan ember ült, hatvanan álltak, hat ült.',
  'A pápa beszélt, a pápai áldás, a pápák.',
  'A tata mesélt, a tatát hallgatták. Az egér fut, az egerek is.',
  'Hosszú túra a túrán, egy szarvas és polgár a polgármesternél.',
  'A sarkad fáj, a sarkában, villanyt gyújt, vajat ken, élek és beled.',
  'A mórok, a komló, az ács, a bükk, a heves lenti pilis, a szolt.',
];

beforeAll(async () => {
  for (const [day, text] of others.entries())
    await writeStory(testApp, { slug: `egyeb-${day}`, title: 'Egyéb', text, day: day + 210 });
  for (const [day, town] of hungarianTowns.entries())
    await writeStory(testApp, {
      slug: `varos-${day}`,
      title: 'Hír',
      text: `Ma reggel ${town} felé mentek.`,
      day: day % 200,
    });
  const names = { title: 'Hatvanban nyílt uszoda', text: 'A hatvani uszodát Hatvan építette.' };
  await writeStory(testApp, { slug: 'cimben', ...names, day: 230 });
  await writeStory(testApp, { slug: 'szam', title: 'Hatvan ember az uszodában', day: 231 });
  await writeStory(testApp, { slug: 'cimke', title: 'Egy történet', tags: ['Hatvan'], day: 232 });
  await writeStory(testApp, { slug: 'temas', title: 'Választás előtt', tags: ['választás'], day: 233 });
  await writeStory(testApp, { slug: 'valaszt', title: 'Mit választanak?', day: 234 });
  await writeStory(testApp, { slug: 'szerzo', title: 'Egy kérdés', authors: ['Szeles Anna'], day: 235 });
}, 300_000);

describe('the name of a town', () => {
  it.each([
    ['as it is written', (town: string) => town],
    ['inside a sentence', (town: string) => `${town} felé`],
  ])('finds no other story on the first page, %s [S62]', async (_, typed) => {
    const wrong: string[] = [];
    for (const [at, town] of hungarianTowns.entries()) {
      const found = await find(typed(town));
      const allowed = [`varos-${at}`, ...(town === 'Hatvan' ? ['cimben', 'cimke'] : [])];
      if (!found.includes(`varos-${at}`) || found.some((slug) => !allowed.includes(slug)))
        wrong.push(`${town}: ${found.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['Szolnokon', 'szolnok', 'Érden', 'baja', 'Egerben', 'vac', 'erd', 'Szekesfehervar'])(
    '%s finds the town only, in any form, case and spelling [S62]',
    async (term) => {
      const found = await find(term);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(/^varos-/);
    },
  );

  it('meets its forms, its adjective and its tag, in titles first [S62]', async () => {
    expect(await find('Hatvan')).toEqual(['cimben', 'cimke', `varos-${hungarianTowns.indexOf('Hatvan')}`]);
    expect(await find('hatvani uszoda')).toEqual(['cimben']);
  });

  it('is any word in lower case when it is one, and the answer says what was left out [S62]', async () => {
    expect((await search('Hatvan')).names).toEqual(['Hatvan']);
    const found = await search('hatvan');
    expect(found.names).toEqual([]);
    expect(found.articles.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['szam', 'egyeb-3', 'cimben']),
    );
    expect((await search('Baja')).names).toEqual([]);
  });

  it('finds other senses when no story has it as a name [S62]', async () => {
    expect(await find('Irma')).toEqual([]);
    expect(await find('Szeles')).toEqual(['szerzo']);
  });
});

describe('the name of a tag', () => {
  it('is not searched for by what it derives from [S62]', async () => {
    expect(await find('választás')).toEqual(['temas']);
    expect(await find('választani')).toEqual(['valaszt', 'temas']);
  });
});
