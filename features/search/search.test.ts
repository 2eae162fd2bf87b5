import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../tests/test-app.ts';
import { type StoryFixture, writeStory } from './search.fixture.ts';
import { noFilters, type SearchRequest } from './search-request.ts';

const testApp = withTestApp();
const write = (given: StoryFixture) => writeStory(testApp, given);

function question(changes: Partial<SearchRequest>): SearchRequest {
  const plain = { term: '', filters: noFilters, sites: [], from: null, to: null, page: 1, perPage: 10 };
  return { sort: 'relevance', ...plain, ...changes };
}

async function search(changes: Partial<SearchRequest> | string, site = 'telex') {
  const request = question(typeof changes === 'string' ? { term: changes } : changes);
  return testApp.context.search.find(testApp.view(site), request);
}

async function find(changes: Partial<SearchRequest> | string, site = 'telex'): Promise<string[]> {
  return (await search(changes, site)).articles.map((story) => story.slug);
}

describe('a word', () => {
  beforeAll(async () => {
    await write({ slug: 'hid', title: 'Átadták a hidat', day: 1, text: 'A kormányhivatalban ünnepeltek.' });
    await write({
      slug: 'komp',
      title: 'Jár a komp',
      day: 2,
      text: 'A hídról látni, ahogy megáll a bokrok közt.',
    });
    await write({
      slug: 'orban',
      title: 'Tárgyalás Brüsszelben',
      day: 3,
      text: 'Várhelyivel és Orbánnal egyeztettek.',
    });
    await write({
      slug: 'dijas',
      title: 'Beszélgetés',
      day: 4,
      text: 'Egy Kossuth-díjas költő és a COVID-19.',
    });
    await write({ slug: 'szin', title: 'Szín', day: 5 });
  });

  it.each([
    ['híd', ['hid', 'komp']],
    ['hidak', ['hid', 'komp']],
    ['hídjainkért', ['hid', 'komp']],
    ['bokor', ['komp']],
    ['ünnepelni', ['hid']],
    ['kormányhivatal', ['hid']],
    ['Orbán', ['orban']],
    ['Brüsszel', ['orban']],
    ['költők', ['dijas']],
  ])('%s in any form finds every other form of it [S09]', async (word, slugs) => {
    expect((await find(word)).toSorted()).toEqual(slugs.toSorted());
  });

  it.each([
    ['hid', ['hid', 'komp']],
    ['unnepeltek', ['hid']],
    ['kormanyhivatalrol', ['hid']],
    ['orban', ['orban']],
    ['brusszelben', ['orban']],
    ['HIDAKAT', ['hid', 'komp']],
  ])('%s may be typed without its accents and in capitals [S09]', async (word, slugs) => {
    expect((await find(word)).toSorted()).toEqual(slugs.toSorted());
  });

  it('with a hyphen is found whole and by its parts', async () => {
    expect(await find('Kossuth-díjas')).toEqual(['dijas']);
    expect(await find('kossuth')).toEqual(['dijas']);
    expect(await find('covid-19')).toEqual(['dijas']);
    expect(await find('covid')).toEqual(['dijas']);
  });

  it('is required together with every other word, except stop words', async () => {
    expect(await find('híd komp')).toEqual(['komp']);
    expect(await find('a híd és a komp')).toEqual(['komp']);
    expect((await search('híd zsiráf')).partial).not.toBeNull();
    expect((await search('híd komp')).partial).toBeNull();
  });
});

describe('a phrase', () => {
  beforeAll(async () => {
    await write({ slug: 'egymas-utan', title: 'Raktár', day: 11, text: 'Elkészült a közös raktár.' });
    await write({ slug: 'messze', title: 'Közös ügy', day: 12, text: 'Üres a raktár, közös a gond.' });
  });

  it.each(['„közös raktár”', '"közös raktár"', '„kozos raktar”', '»KÖZÖS raktár«'])(
    '%s is found in its order only [S09]',
    async (phrase) => {
      expect(await find(phrase)).toEqual(['egymas-utan']);
      expect((await find('közös raktár')).toSorted()).toEqual(['egymas-utan', 'messze']);
    },
  );

  it('does not match across title and text', async () => {
    expect(await find('„raktár elkészült”')).toEqual([]);
  });

  it('is counted only where it matches', async () => {
    expect(await search('„közös raktár”')).toMatchObject({
      totalItems: 1,
      totalPages: 1,
      totalIsLeast: false,
    });
  });
});

describe('the order', () => {
  beforeAll(async () => {
    await write({ slug: 'szovegben', title: 'Reggel', day: 39, text: 'Felszállt a pelikán.' });
    await write({ slug: 'szovegben-regen', title: 'Este', day: 29, text: 'Két pelikánt láttak.' });
    await write({ slug: 'cimke', title: 'Madarak', day: 28, tags: ['pelikán'] });
    await write({ slug: 'lead', title: 'Tó', lead: 'A pelikánok visszatértek.', day: 27 });
    await write({ slug: 'cim-ragozva', title: 'Pelikánok a tavon', day: 26 });
    await write({ slug: 'cim-ragozva-regen', title: 'Pelikánnal a tóhoz', day: 25 });
    await write({ slug: 'cim', title: 'Pelikán a tavon', day: 24 });
    await write({ slug: 'kor', title: 'Kor', day: 22 });
    await write({ slug: 'kor-u', title: 'Kór', day: 21 });
  });

  const best = ['cim', 'cim-ragozva', 'cim-ragozva-regen', 'cimke', 'lead', 'szovegben', 'szovegben-regen'];

  it('ranks exact titles, other titles, leads and labels, texts, and then the newest first [S09]', async () => {
    expect(await find('pelikán')).toEqual(best);
    expect(await find({ term: 'pelikán', perPage: 3, page: 2 })).toEqual(best.slice(3, 6));
    expect(await find({ term: 'pelikán', perPage: 3, page: 3 })).toEqual(best.slice(6));
  });

  it('ranks titles with the typed accents before those with other accents', async () => {
    expect((await find('kór'))[0]).toBe('kor-u');
    expect((await find('Kor'))[0]).toBe('kor');
  });

  it('is by time on request', async () => {
    const byTime = [
      'szovegben',
      'szovegben-regen',
      'cimke',
      'lead',
      'cim-ragozva',
      'cim-ragozva-regen',
      'cim',
    ];
    expect(await find({ term: 'pelikán', sort: 'time' })).toEqual(byTime);
    expect(await find({ term: 'pelikán', sort: 'time', perPage: 2, page: 4 })).toEqual(['cim']);
  });

  it('is limited to the requested dates', async () => {
    const from = new Date('2026-01-27T00:00:00Z');
    const to = new Date('2026-01-30T00:00:00Z');
    expect(await find({ term: 'pelikán', from, to })).toEqual(
      ['cim-ragozva', 'lead', 'cimke'].toSorted(byRank),
    );
    expect((await search({ term: 'pelikán', from, to })).totalItems).toBe(3);
    expect(await find({ term: 'pelikán', from: to, to: from })).toEqual([]);
  });

  function byRank(one: string, other: string): number {
    return best.indexOf(one) - best.indexOf(other);
  }
});

describe('a filter', () => {
  beforeAll(async () => {
    await write({
      slug: 'f-1',
      title: 'Zsálya az ablakban',
      day: 41,
      section: 'kert',
      tags: ['zsálya', 'balkon'],
      authors: ['Zöld Zoé'],
    });
    await write({
      slug: 'f-2',
      title: 'Zsálya a kertben',
      day: 42,
      section: 'kert',
      tags: ['zsálya'],
      authors: ['Kék Kata'],
    });
    await write({
      slug: 'f-3',
      title: 'Zsálya a konyhában',
      day: 43,
      section: 'konyha',
      tags: ['zsálya'],
      authors: ['Kék Kata'],
    });
  });
  const filtered = (filters: Partial<typeof noFilters>) => find({ filters: { ...noFilters, ...filters } });

  it('of tags requires all of them [SRCH-01]', async () => {
    expect(await filtered({ and_tags: ['zsálya'] })).toEqual(['f-3', 'f-2', 'f-1']);
    expect(await filtered({ and_tags: ['zsalya', 'balkon'] })).toEqual(['f-1']);
  });

  it('of sections or authors requires one of them [SRCH-01]', async () => {
    expect(await filtered({ superTags: ['kert'] })).toEqual(['f-2', 'f-1']);
    expect(await filtered({ superTags: ['kert', 'konyha'] })).toEqual(['f-3', 'f-2', 'f-1']);
    expect(await filtered({ superTags: ['kert'], authors: ['kek-kata'] })).toEqual(['f-2']);
    expect(await filtered({ authors: ['Kék Kata', 'Zöld Zoé'] })).toEqual(['f-3', 'f-2', 'f-1']);
  });

  it('of a title requires that title [SRCH-01]', async () => {
    expect(await filtered({ title: ['Zsálya a kertben'] })).toEqual(['f-2']);
  });

  it('combines with the words', async () => {
    expect(await find({ term: 'ablakok', filters: { ...noFilters, superTags: ['kert'] } })).toEqual(['f-1']);
    expect(await find({ term: 'konyhák', filters: { ...noFilters, superTags: ['kert'] } })).toEqual([]);
  });

  it('that no story matches returns nothing', async () => {
    expect(await filtered({ and_tags: ['nincs-ilyen'] })).toEqual([]);
  });
});

describe('a hidden story', () => {
  it('leaves the search when withdrawn, and returns when published again [X09]', async () => {
    const id = await write({ slug: 'titkos', title: 'Ornitológus', day: 51, state: 'draft' });
    expect(await find('ornitológus')).toEqual([]);
    await testApp.context.content.publish(id, new Date('2026-02-20T00:00:00Z'));
    expect(await find('ornitológus')).toEqual(['titkos']);
    await testApp.context.content.withdraw(id);
    expect(await find('ornitológus')).toEqual([]);
    expect((await search('ornitológus')).totalItems).toBe(0);
    await testApp.context.content.publish(id);
    expect(await find('ornitológus')).toEqual(['titkos']);
  });

  it('leaves the search with its section and returns with it [ART-13]', async () => {
    await write({ slug: 'csukott', title: 'Rovatcukor', day: 52, section: 'csukott' });
    await testApp.context.content.setSectionActive('csukott', false);
    expect(await find('rovatcukor')).toEqual([]);
    await testApp.context.content.setSectionActive('csukott', true);
    expect(await find('rovatcukor')).toEqual(['csukott']);
  });

  it('is found by its current text, not by an earlier one', async () => {
    const id = await write({ slug: 'javitott', title: 'Mókusok', day: 53 });
    await write({ id, slug: 'javitott', title: 'Sünök', day: 53 });
    expect([await find('mókus'), await find('sün')]).toEqual([[], ['javitott']]);
    await testApp.context.content.correct(id, { text: 'Nyulak voltak.', title: 'Nyulak' });
    expect([await find('sün'), await find('nyúl')]).toEqual([[], ['javitott']]);
  });
});

describe('a domain', () => {
  beforeAll(async () => {
    await write({ slug: 'sajt-telex', title: 'Sajtkukac', day: 61 });
    await write({ slug: 'sajt-g7', title: 'Sajtkukac', day: 62, site: 'g7' });
    await write({ slug: 'sajt-erdely', title: 'Sajtkukac', day: 63, site: 'transtelex' });
    await write({
      slug: 'sajt-tukor',
      title: 'Sajtkukac',
      day: 64,
      site: 'transtelex',
      mirroringSites: ['telex'],
    });
  });

  it('finds its own stories and those it mirrors, no others [X11]', async () => {
    expect(await find('sajtkukac')).toEqual(['sajt-tukor', 'sajt-g7', 'sajt-telex']);
    expect(await find('sajtkukac', 'g7')).toEqual(['sajt-tukor', 'sajt-g7', 'sajt-telex']);
    expect(await find('sajtkukac', 'transtelex')).toEqual(['sajt-tukor', 'sajt-erdely']);
  });

  it('can be searched by site, but not beyond the domain [SRCH-02] [X11]', async () => {
    expect(await find({ term: 'sajtkukac', sites: ['g7'] })).toEqual(['sajt-g7']);
    expect(await find({ term: 'sajtkukac', sites: ['g7', 'telex'] })).toEqual([
      'sajt-tukor',
      'sajt-g7',
      'sajt-telex',
    ]);
    expect(await find({ term: 'sajtkukac', sites: ['g7', 'nincs-ilyen'] })).toEqual(['sajt-g7']);
    for (const other of ['transtelex', 'nincs-ilyen'])
      expect(await find({ term: 'sajtkukac', sites: [other] }), other).toEqual([]);
  });

  it('invalidates its own searches on a change, not those of another domain', async () => {
    await testApp.takeInvalidations();
    await write({ slug: 'sajt-uj', title: 'Sajtkukac', day: 65, site: 'after' });
    const keys = (await testApp.takeInvalidations()).flat();
    expect(keys).toContain('search@telex');
    expect(keys).not.toContain('search@transtelex');
    const { dependencies } = await search('sajtkukac', 'g7');
    expect(dependencies).toContainEqual({ key: 'search@telex' });
  });
});

describe('marks', () => {
  it('highlight the words found, in whatever form they appear', async () => {
    const long = 'Semmi sem történt egész délelőtt. '.repeat(20);
    await write({
      slug: 'jelolt',
      title: 'Gólyák a réten',
      day: 71,
      text: `${long}Később két gólyát láttak. ${long}`,
    });
    const [story] = (await search('gólya')).articles;
    expect(story?.marks.title).toEqual([
      { text: 'Gólyák', marked: true },
      { text: ' a réten', marked: false },
    ]);
    const { snippet = [] } = story?.marks ?? {};
    expect(snippet.filter((part) => part.marked).map((part) => part.text)).toEqual(['gólyát']);
    const text = snippet.map((part) => part.text).join('');
    expect(text).toMatch(/^….*Később két gólyát láttak\..*…$/);
    expect(text.length).toBeLessThan(260);
  });
});
