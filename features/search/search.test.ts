import { beforeAll, describe, expect, it } from 'vitest';
import { withHouse } from '../../tests/house.ts';
import { type GivenStory, writeStory } from './search.fixture.ts';
import { noFilters, type SearchQuestion } from './search-question.ts';

const paper = withHouse();
const write = (given: GivenStory) => writeStory(paper, given);

function question(asked: Partial<SearchQuestion>): SearchQuestion {
  const plain = { term: '', filters: noFilters, sites: [], from: null, to: null, page: 1, perPage: 10 };
  return { sort: 'relevance', ...plain, ...asked };
}

async function search(asked: Partial<SearchQuestion> | string, site = 'telex') {
  const asking = question(typeof asked === 'string' ? { term: asked } : asked);
  return paper.house.search.find(paper.view(site), asking);
}

async function find(asked: Partial<SearchQuestion> | string, site = 'telex'): Promise<string[]> {
  return (await search(asked, site)).articles.map((story) => story.slug);
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

  it('has to be there beside every other word, small ones aside', async () => {
    expect(await find('híd komp')).toEqual(['komp']);
    expect(await find('a híd és a komp')).toEqual(['komp']);
    expect(await find('híd zsiráf')).toEqual([]);
  });
});

describe('a phrase', () => {
  beforeAll(async () => {
    await write({ slug: 'egymas-utan', title: 'Raktár', day: 11, text: 'Elkészült a közös raktár.' });
    await write({ slug: 'messze', title: 'Közös ügy', day: 12, text: 'Üres a raktár, közös a gond.' });
  });

  it.each(['„közös raktár”', '"közös raktár"', '„kozos raktar”', '»közös raktárat«'])(
    '%s is found in its order only [S09]',
    async (phrase) => {
      expect(await find(phrase)).toEqual(['egymas-utan']);
      expect((await find('közös raktár')).toSorted()).toEqual(['egymas-utan', 'messze']);
    },
  );

  it('does not reach from the title into the text', async () => {
    expect(await find('„raktár elkészült”')).toEqual([]);
  });

  it('counts only what it is found in', async () => {
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

  it('is exact titles first, then titles, leads and labels, then texts, and the fresh first among equals [S09]', async () => {
    expect(await find('pelikán')).toEqual(best);
    expect(await find({ term: 'pelikán', perPage: 3, page: 2 })).toEqual(best.slice(3, 6));
    expect(await find({ term: 'pelikán', perPage: 3, page: 3 })).toEqual(best.slice(6));
  });

  it('has titles with the accents that were typed before those with others', async () => {
    expect((await find('kór'))[0]).toBe('kor-u');
    expect((await find('Kor'))[0]).toBe('kor');
  });

  it('is by time when that is asked for', async () => {
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

  it('is cut at days when they are given', async () => {
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

  it('of tags leaves what bears all of them [SRCH-01]', async () => {
    expect(await filtered({ and_tags: ['zsálya'] })).toEqual(['f-3', 'f-2', 'f-1']);
    expect(await filtered({ and_tags: ['zsalya', 'balkon'] })).toEqual(['f-1']);
  });

  it('of sections or authors leaves what bears one of them [SRCH-01]', async () => {
    expect(await filtered({ superTags: ['kert'] })).toEqual(['f-2', 'f-1']);
    expect(await filtered({ superTags: ['kert', 'konyha'] })).toEqual(['f-3', 'f-2', 'f-1']);
    expect(await filtered({ superTags: ['kert'], authors: ['kek-kata'] })).toEqual(['f-2']);
    expect(await filtered({ authors: ['Kék Kata', 'Zöld Zoé'] })).toEqual(['f-3', 'f-2', 'f-1']);
  });

  it('of a title leaves what is called so [SRCH-01]', async () => {
    expect(await filtered({ title: ['Zsálya a kertben'] })).toEqual(['f-2']);
  });

  it('joins the words', async () => {
    expect(await find({ term: 'ablakok', filters: { ...noFilters, superTags: ['kert'] } })).toEqual(['f-1']);
    expect(await find({ term: 'konyhák', filters: { ...noFilters, superTags: ['kert'] } })).toEqual([]);
  });

  it('that nothing bears leaves nothing', async () => {
    expect(await filtered({ and_tags: ['nincs-ilyen'] })).toEqual([]);
  });
});

describe('what readers may not see', () => {
  it('is gone from the search with its publication, and comes back with it [X09]', async () => {
    const id = await write({ slug: 'titkos', title: 'Ornitológus', day: 51, state: 'draft' });
    expect(await find('ornitológus')).toEqual([]);
    await paper.house.content.publish(id, new Date('2026-02-20T00:00:00Z'));
    expect(await find('ornitológus')).toEqual(['titkos']);
    await paper.house.content.withdraw(id);
    expect(await find('ornitológus')).toEqual([]);
    expect((await search('ornitológus')).totalItems).toBe(0);
    await paper.house.content.publish(id);
    expect(await find('ornitológus')).toEqual(['titkos']);
  });

  it('goes with its section and comes back with it [ART-13]', async () => {
    await write({ slug: 'csukott', title: 'Rovatcukor', day: 52, section: 'csukott' });
    await paper.house.content.setSectionActive('csukott', false);
    expect(await find('rovatcukor')).toEqual([]);
    await paper.house.content.setSectionActive('csukott', true);
    expect(await find('rovatcukor')).toEqual(['csukott']);
  });

  it('is found by what it says now, and no more by what it said', async () => {
    const id = await write({ slug: 'javitott', title: 'Mókusok', day: 53 });
    await write({ id, slug: 'javitott', title: 'Sünök', day: 53 });
    expect([await find('mókus'), await find('sün')]).toEqual([[], ['javitott']]);
    await paper.house.content.correct(id, { text: 'Nyulak voltak.', title: 'Nyulak' });
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

  it('can be searched site by site, and never beyond itself [SRCH-02] [X11]', async () => {
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

  it('hears of every change, and the other does not', async () => {
    await paper.takeInvalidations();
    await write({ slug: 'sajt-uj', title: 'Sajtkukac', day: 65, site: 'after' });
    const keys = (await paper.takeInvalidations()).flat();
    expect(keys).toContain('search@telex');
    expect(keys).not.toContain('search@transtelex');
    const { dependencies } = await search('sajtkukac', 'g7');
    expect(dependencies).toContainEqual({ key: 'search@telex' });
  });
});

describe('marks', () => {
  it('stand on what was looked for, in whatever form it stands there', async () => {
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
