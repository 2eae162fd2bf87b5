import { beforeAll, describe, expect, it } from 'vitest';
import { withHouse } from '../../tests/house.ts';
import { writeStory } from './search.fixture.ts';
import { noFilters, type SearchQuestion } from './search-question.ts';

const paper = withHouse();
const plain = { filters: noFilters, sites: [], from: null, to: null, page: 1, perPage: 10 };

async function search(term: string, sort: SearchQuestion['sort'] = 'relevance') {
  const { articles } = await paper.house.search.find(paper.view('telex'), { ...plain, term, sort });
  return articles;
}

async function find(term: string, sort: SearchQuestion['sort'] = 'relevance'): Promise<string[]> {
  return (await search(term, sort)).map((story) => story.slug);
}

describe('a word that is a part of another', () => {
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
    for (const [day, story] of given.entries()) await writeStory(paper, { ...story, day });
  });

  it('finds it after every story that has the word itself, however old [S09]', async () => {
    expect(await find('pályaudvaron')).toEqual(['cimben', 'szovegben', 'teher']);
    expect(await find('vasút')).toEqual(['sin', 'cimkes', 'tarsasag', 'erdo', 'jegy']);
  });

  it('finds it in the order of time when that was asked for [S09]', async () => {
    expect(await find('pályaudvar', 'time')).toEqual(['teher', 'cimben', 'szovegben']);
  });

  it('may be typed without accents [S09]', async () => {
    expect(await find('palyaudvarok')).toEqual(['cimben', 'szovegben', 'teher']);
  });

  it('has to be there beside the other words [S09]', async () => {
    expect(await find('vasút völgy')).toEqual(['erdo']);
    expect(await find('vasút záhony')).toEqual([]);
  });

  it('is no part of a phrase', async () => {
    expect(await find('„vasút jegy”')).toEqual([]);
  });

  it('is marked as the whole word that has it [S09]', async () => {
    const teher = (await search('pályaudvar')).find(({ slug }) => slug === 'teher');
    expect(teher?.marks.title).toEqual([
      { text: 'Teherpályaudvar', marked: true },
      { text: ' épül Záhonynál', marked: false },
    ]);
    const erdo = (await search('vasút')).find(({ slug }) => slug === 'erdo');
    expect(erdo?.marks.snippet).toContainEqual({ text: 'kisvasút', marked: true });
  });

  it.each(['alma', 'alom', 'tóra', 'udvarlás', 'teher vasút'])(
    '%s finds nothing by letters that happen to stand there [S09]',
    async (word) => {
      expect(await find(word)).toEqual([]);
    },
  );
});
