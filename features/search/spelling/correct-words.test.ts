/** Searches that need more than stems: compounds, derived words, and words that no story has. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../../tests/test-app.ts';
import { writeStory } from '../search.fixture.ts';
import { noFilters } from '../search-request.ts';

const testApp = withTestApp();
const plain = { filters: noFilters, sites: [], sort: 'relevance' as const, from: null, to: null };

async function search(term: string, site = 'telex') {
  return testApp.context.search.find(testApp.view(site), { ...plain, term, page: 1, perPage: 10 });
}

async function find(term: string): Promise<string[]> {
  return (await search(term)).articles.map(({ slug }) => slug);
}

beforeAll(async () => {
  const stories = [
    { slug: 'kenyer', title: 'Felvágtuk a kenyér árát', text: 'A lisztről.' },
    { slug: 'csak-kenyer', title: 'Kenyér és hagyma', text: 'Az ára nem számít.' },
    { slug: 'egyben', title: 'Nőttek a kenyérárak', text: 'Újra.' },
    { slug: 'vivas', title: 'Arany a párbajtőrcsapatnak', text: 'Vívás.' },
    { slug: 'magany', title: 'Két nap csend', text: 'Sok magányos ember él így.' },
    { slug: 'magyon', title: 'A magányosság ára', text: 'Hosszú.' },
    { slug: 'kave', title: 'Mennyibe kerül egy cappuccino?', text: 'A cappuccinót isszák.' },
    { slug: 'iskola', title: 'Új iskolák', text: 'Az iskola kinyit.' },
    { slug: 'fogalmak', title: 'Fogalmak', text: 'A malom zakatol.' },
  ];
  for (const [day, story] of stories.entries()) await writeStory(testApp, { ...story, day });
  await writeStory(testApp, { slug: 'masutt', title: 'Kürtőskalácsok', site: 'transtelex', day: 20 });
});

describe('a compound', () => {
  it('finds stories with both parts in the title, after those that have it whole [S09]', async () => {
    expect(await find('kenyérárak')).toEqual(['egyben', 'kenyer']);
    expect(await find('kenyerarak')).toEqual(['egyben', 'kenyer']);
  });

  it('is found by its parts typed as two words, after stories that have both [S09]', async () => {
    expect(await find('kenyér ára')).toEqual(['kenyer', 'csak-kenyer', 'egyben']);
    expect(await find('párbajtőr csapat')).toEqual(['vivas']);
  });
});

describe('a noun in -ság', () => {
  it('meets the word that it derives from, in both directions, after its own forms [S09]', async () => {
    expect(await find('magányosság')).toEqual(['magyon', 'magany']);
    expect(await find('magányos')).toEqual(['magany', 'magyon']);
  });
});

describe('a word that no story has', () => {
  it.each([
    ['cappucino', 'cappuccino', 'kave'],
    ['kapucsínó', 'cappuccino', 'kave'],
    ['iskoal', 'iskola', 'iskola'],
    ['iskkola', 'iskola', 'iskola'],
  ])('%s is corrected to %s, as stories write it [S09]', async (term, found, slug) => {
    const page = await search(term);
    expect(page.articles.map((story) => story.slug)).toEqual([slug]);
    expect(page.corrections).toEqual([{ typed: term, found: expect.stringMatching(`^${found}`) }]);
  });

  it('is corrected among others, which stay as they are [S09]', async () => {
    const page = await search('cappucino mennyibe');
    expect(page.articles.map(({ slug }) => slug)).toEqual(['kave']);
    expect(page).toMatchObject({ partial: null, corrections: [{ typed: 'cappucino', found: 'cappuccino' }] });
  });

  it('is left alone when it is a word of the dictionary, is short, or has a digit [S09]', async () => {
    for (const term of ['falom', 'mal', 'iskol4']) expect((await search(term)).corrections, term).toEqual([]);
    expect((await search('alom')).corrections).toEqual([]);
  });

  it('is not corrected to a word of another domain only [X11]', async () => {
    expect(await search('kürtöskalácsokk')).toMatchObject({ articles: [], corrections: [] });
    expect((await search('kürtőskkalács', 'transtelex')).articles).toHaveLength(1);
  });

  it('costs a search with hits no query [S09]', async () => {
    testApp.database.takeQueries();
    await search('cappuccino');
    expect(testApp.database.takeQueries().join('\n')).not.toContain('counted');
  });
});
