import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../tests/test-app.ts';
import { type StoryFixture, writeStory } from './search.fixture.ts';
import { noFilters } from './search-request.ts';

const testApp = withTestApp();
const plain = { filters: noFilters, sites: [], sort: 'relevance' as const, from: null, to: null };

async function write(stories: Omit<StoryFixture, 'day'>[]): Promise<void> {
  for (const [day, story] of stories.entries()) await writeStory(testApp, { ...story, day });
}

async function search(term: string, filters = {}) {
  const request = { ...plain, term, filters: { ...noFilters, ...filters }, page: 1, perPage: 10 };
  return testApp.context.search.find(testApp.view('telex'), request);
}

async function find(term: string): Promise<string[]> {
  return (await search(term)).articles.map((story) => story.slug);
}

describe('a quoted phrase', () => {
  beforeAll(() =>
    write([
      { slug: 'q-raktar', title: 'Reggel', text: 'Elkészült az „új közös raktár”, mondták.' },
      { slug: 'q-raktarat', title: 'Este', text: 'Átadták az új közös raktárat.' },
      { slug: 'q-fordul', title: 'Délben', text: 'Raktár közös udvarral.' },
      {
        slug: 'q-kerek',
        title: 'A kerék',
        text: 'Elgurult a kerek erdő szélén.',
        authors: ['Vándor Vendel'],
      },
      { slug: 'q-kerem', title: 'Kérek egy teát', lead: 'Az e‑mail és Kis-Nagy O’Neill.' },
    ]),
  );

  it.each([
    ['„közös raktár”', ['q-raktar']],
    ['„közös raktárat”', ['q-raktarat']],
    ['"kozos raktar"', ['q-raktar']],
    ['„új közös”', ['q-raktarat', 'q-raktar']],
    ['„Az új Közös”', ['q-raktarat', 'q-raktar']],
    ['„közös ráktár”', []],
    ['„közös raktárral”', []],
    ['„reggel elkészült”', []],
  ])('%s matches as typed, in order [S09]', async (term, slugs) => {
    expect(await find(term)).toEqual(slugs);
  });

  it.each([
    ['„kerék”', ['q-kerek']],
    ['„kérek”', ['q-kerem']],
    ['„kerek”', ['q-kerek', 'q-kerem']],
    ['„kér”', []],
    ['„e-mail”', ['q-kerem']],
    ["„o'neill”", ['q-kerem']],
    ['„vándor vendel”', ['q-kerek']],
  ])('%s, a single word, matches exactly; typed accents must match [S09]', async (term, slugs) => {
    expect((await find(term)).toSorted()).toEqual(slugs);
  });

  it('combines with other words, which match in any form [S09]', async () => {
    expect(await find('„közös raktárat” átadás')).toEqual(['q-raktarat']);
    expect(await find('„közös raktár” elkészülni')).toEqual(['q-raktar']);
  });

  it('is marked only where its words follow each other [S09]', async () => {
    const [story] = (await search('„kerek erdő”')).articles;
    const marked = story?.marks.snippet.filter((part) => part.marked).map((part) => part.text);
    expect(marked).toEqual(['kerek', 'erdő']);
    expect(story?.marks.title.every((part) => !part.marked)).toBe(true);
  });
});

describe('typed accents', () => {
  beforeAll(() =>
    write([
      { slug: 'a-kor-ban', title: 'Orvosok', text: 'A kórral még nem tudnak mit kezdeni.' },
      { slug: 'a-varak', title: 'Túra', text: 'Vár áll a hegyen.' },
      { slug: 'a-koben', title: 'Kórók', text: 'Óriás Kóródi beszélt.' },
      { slug: 'a-kor-cim', title: 'A kör közepén', text: 'Hatkor, 10-kor és 2026-kor.' },
      { slug: 'a-varja', title: 'Várja a vendéget' },
      { slug: 'a-korodi', title: 'Körödi nyert', lead: 'Korodi is.' },
    ]),
  );

  it('rank exact matches first, whatever their place and age [S09]', async () => {
    expect((await find('kór')).slice(0, 2)).toEqual(['a-kor-ban', 'a-kor-cim']);
    expect((await find('köröket'))[0]).toBe('a-kor-cim');
  });

  it('distinguish a noun from a verb with the same stem [S09]', async () => {
    expect(await find('várak')).toEqual(['a-varak', 'a-varja']);
    expect(await find('várni')).toEqual(['a-varja', 'a-varak']);
  });

  it('count in names that no dictionary contains [S09]', async () => {
    expect(await find('Kóródi')).toEqual(['a-koben', 'a-korodi']);
    expect(await find('Körödi')).toEqual(['a-korodi', 'a-koben']);
  });

  it('when omitted, match both spellings, titles first [S09]', async () => {
    expect(await find('kor')).toEqual(['a-kor-cim', 'a-kor-ban']);
    expect((await find('varak')).toSorted()).toEqual(['a-varak', 'a-varja']);
  });
});

describe('compounds and derived words', () => {
  beforeAll(() =>
    write([
      { slug: 'd-lezartak', title: 'Lezárták az utat Kecskeméten' },
      { slug: 'd-bukk', title: 'Tavasz a Bükkben', text: 'Egy barlang előtt.' },
      { slug: 'd-huto', title: 'Hűtőt cseréltek' },
      { slug: 'd-ajto', title: 'Ajtócsere', text: 'Kicserélik a hűtőket.' },
      { slug: 'd-lezaras', title: 'Kora reggel', text: 'Kecskemét határában lezárás van.' },
      { slug: 'd-bukki', title: 'Bükki barlangok' },
    ]),
  );

  it.each([
    ['Kecskemét lezárás', ['d-lezaras', 'd-lezartak']],
    ['kecskeméti lezárások', ['d-lezartak', 'd-lezaras']],
    ['lezárni', ['d-lezartak', 'd-lezaras']],
    ['lezaras', ['d-lezaras', 'd-lezartak']],
    ['bükki barlang', ['d-bukki', 'd-bukk']],
    ['Bükk', ['d-bukk', 'd-bukki']],
    ['bukki', ['d-bukki', 'd-bukk']],
    ['hűtő csere', ['d-huto', 'd-ajto']],
  ])('%s finds itself first, then derived words and roots [S09]', async (term, slugs) => {
    expect(await find(term)).toEqual(slugs);
  });

  it('are marked [S09]', async () => {
    const [, derived] = (await search('Kecskemét lezárás')).articles;
    expect(derived?.marks.title.filter((part) => part.marked).map((part) => part.text)).toEqual([
      'Lezárták',
      'Kecskeméten',
    ]);
  });
});

describe('words that no story has all of', () => {
  beforeAll(() =>
    write([
      { slug: 'm-ketto', title: 'Flamingók és tevék' },
      { slug: 'm-egy', title: 'Egy flamingó', tags: ['madarak'] },
      { slug: 'm-masik', title: 'Jaguár és flamingó' },
      { slug: 'm-idezet', title: 'Teve', text: 'Láttak egy tarka jaguárt.' },
    ]),
  );
  const counted = async (term: string, filters = {}) => {
    const { articles, partial, totalItems } = await search(term, filters);
    expect(totalItems).toBe(articles.length);
    return [articles.map(({ slug }) => slug).toSorted(), partial];
  };

  it('find the stories with the most of them, and report a partial match [S09]', async () => {
    expect(await counted('flamingó teve')).toEqual([['m-ketto'], null]);
    expect(await counted('flamingó teve jaguár')).toEqual([
      ['m-idezet', 'm-ketto', 'm-masik'],
      { words: 2, of: 3, missing: [] },
    ]);
  });

  it('are searched without those that no story has [S09]', async () => {
    expect(await counted('flamingó rinocérosz teve')).toEqual([
      ['m-ketto'],
      { words: 2, of: 3, missing: ['rinocérosz'] },
    ]);
    expect(await counted('rinocérosz flamingó')).toEqual([
      ['m-egy', 'm-ketto', 'm-masik'],
      { words: 1, of: 2, missing: ['rinocérosz'] },
    ]);
    expect(await counted('rinocérosz ornitorinkusz')).toEqual([[], null]);
    expect(await counted('rinocérosz')).toEqual([[], null]);
  });

  it('do not relax filters and quoted phrases [S09]', async () => {
    expect(await counted('flamingó teve', { and_tags: ['madarak'] })).toEqual([
      ['m-egy'],
      { words: 1, of: 2, missing: ['teve'] },
    ]);
    expect(await counted('„tarka jaguárt” flamingó')).toEqual([
      ['m-idezet'],
      { words: 0, of: 1, missing: ['flamingó'] },
    ]);
    expect(await counted('„tarka flamingó” teve')).toEqual([[], null]);
  });

  it('are tried in any number without delay [S09]', async () => {
    const words = 'flamingó teve jaguár reggel este délben kerék túra erdő hegyen vendég közepén';
    expect((await search(words)).partial).toMatchObject({ of: 12, missing: [] });
  });
});
