import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../tests/test-app.ts';
import { writeStory } from './search.fixture.ts';
import { noFilters, type SearchRequest } from './search-request.ts';

const testApp = withTestApp();
const plain = { filters: noFilters, sites: [], from: null, to: null, page: 1, perPage: 10 };

async function search(term: string, sort: SearchRequest['sort'] = 'relevance') {
  const { articles, partial } = await testApp.context.search.find(testApp.view('telex'), {
    ...plain,
    term,
    sort,
  });
  return partial === null ? articles : [];
}

async function find(term: string, sort: SearchRequest['sort'] = 'relevance'): Promise<string[]> {
  return (await search(term, sort)).map((story) => story.slug);
}

describe('a word that is a part of a compound', () => {
  beforeAll(async () => {
    const given = [
      { slug: 'szovegben', title: 'Csomagok', text: 'A pályaudvarnál várták a csomagot.' },
      { slug: 'cimben', title: 'Új óra a pályaudvaron' },
      { slug: 'teher', title: 'Teherpályaudvar épül Záhonynál' },
      { slug: 'sin', title: 'Síncsere', text: 'A vasút lezárása két napig tart.' },
      { slug: 'jegy', title: 'Drágul a vasúti jegy' },
      { slug: 'erdo', title: 'Erdei kirándulás', text: 'Jár már a kisvasút a völgyben.' },
      { slug: 'tarsasag', title: 'Szerződött a vasúttársaság' },
      { slug: 'cimkes', title: 'Szombat', tags: ['kisvasút'] },
      { slug: 'uralom', title: 'A hatalma teljében', text: 'Felült az autóra.' },
    ];
    for (const [day, story] of given.entries()) await writeStory(testApp, { ...story, day });
  });

  it('ranks compounds after every story with the word itself, titles first [S09]', async () => {
    expect(await find('pályaudvaron')).toEqual(['cimben', 'szovegben', 'teher']);
    expect(await find('vasút')).toEqual(['sin', 'tarsasag', 'jegy', 'cimkes', 'erdo']);
  });

  it('finds compounds in the order of time on request [S09]', async () => {
    expect(await find('pályaudvar', 'time')).toEqual(['teher', 'cimben', 'szovegben']);
  });

  it('may be typed without accents [S09]', async () => {
    expect(await find('palyaudvarok')).toEqual(['cimben', 'szovegben', 'teher']);
  });

  it('is required together with the other words [S09]', async () => {
    expect(await find('vasút völgy')).toEqual(['erdo']);
    expect(await find('vasút záhony')).toEqual([]);
  });

  it('does not match in a phrase', async () => {
    expect(await find('„vasút jegy”')).toEqual([]);
  });

  it('marks the whole compound [S09]', async () => {
    const teher = (await search('pályaudvar')).find(({ slug }) => slug === 'teher');
    expect(teher?.marks.title).toEqual([
      { text: 'Teherpályaudvar', marked: true },
      { text: ' épül Záhonynál', marked: false },
    ]);
    const erdo = (await search('vasút')).find(({ slug }) => slug === 'erdo');
    expect(erdo?.marks.snippet).toContainEqual({ text: 'kisvasút', marked: true });
  });

  it.each(['alma', 'alom', 'tóra', 'udvarlás', 'teher vasút'])(
    '%s does not match by chance sequences of letters [S09]',
    async (word) => {
      expect(await find(word)).toEqual([]);
    },
  );
});
