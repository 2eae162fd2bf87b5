import { describe, expect, it } from 'vitest';
import type { StoryCard } from '#features/content/public.ts';
import type { FrontBox } from '../front-data.ts';
import { arrangeFront, isLatestShort } from './arrange-front.ts';

const story: StoryCard = {
  id: 1,
  type: 'article',
  slug: 'duna-parti-villamos',
  url: '/kozlekedes/2024/06/14/duna-parti-villamos',
  site: 'telex',
  language: 'hu',
  title: 'Hajnalban csendben átadták a felújított Duna-parti villamosvonalat',
  lead: 'Az első járat hatkor indult.',
  subType: 'news',
  pubDate: 1718348700,
  updatedAt: 1718348700,
  version: 1,
  flags: [],
  section: null,
  authors: [],
  image: null,
  minute: 3,
  headerType: 'default',
  ctUrl: '',
  facebookEngagement: 0,
  livescoreId: '',
  indexAvCode: '',
};

function box(slug: string, kind: FrontBox['kind'], stories = 1, position = 1): FrontBox {
  return {
    slug,
    kind,
    position,
    title: slug,
    href: '',
    stories: Array.from({ length: stories }, () => story),
  };
}

describe('a front page', () => {
  it('puts the box at position 1000 above everything, whatever its kind [FRONT-01]', () => {
    const front = arrangeFront([box('vezeto', 'lead'), box('rendkivuli', 'second', 1, 1000)]);
    expect(front.breaking.map(({ slug }) => slug)).toEqual(['rendkivuli']);
    expect(front.second).toBeNull();
  });

  it('folds the topics into the line of breaking news, and leaves them where they are without', () => {
    const topics = { slug: 'temak', kind: 'trending', position: 980, title: 'Témák', tags: [] } as const;
    const withBreaking = arrangeFront([
      box('rendkivuli', 'breaking', 1, 1000),
      { ...topics, tags: [] },
      box('vezeto', 'lead'),
    ]);
    expect(withBreaking.topics?.slug).toBe('temak');
    expect(withBreaking.above).toEqual([]);
    const without = arrangeFront([{ ...topics, tags: [] }, box('vezeto', 'lead')]);
    expect(without.topics).toBeNull();
    expect(without.above.map(({ part: { slug } }) => slug)).toEqual(['temak']);
  });

  it('omits boxes without stories', () => {
    const front = arrangeFront([
      box('vezeto', 'lead', 0),
      box('sport', 'section', 0),
      box('penz', 'section'),
    ]);
    expect(front.lead).toBeNull();
    expect(front.rest.map(({ part: { slug } }) => slug)).toEqual(['penz']);
  });

  it('gives the second tier the full width when the latest stories end beside the lead', () => {
    const top = (latest: number) =>
      arrangeFront([box('vezeto', 'lead'), box('kiemelt', 'second', 3), box('friss', 'latest', latest)]);
    expect(isLatestShort(top(6))).toBe(true);
    expect(isLatestShort(top(10))).toBe(false);
    expect(isLatestShort(arrangeFront([box('vezeto', 'lead'), box('friss', 'latest', 6)]))).toBe(false);
  });

  it('retains the order of the other boxes and numbers those of each kind', () => {
    const front = arrangeFront([
      box('vezeto', 'lead'),
      box('sport', 'section'),
      box('velemeny', 'opinion'),
      box('kulfold', 'section'),
    ]);
    expect(front.rest.map(({ part: { slug }, turn }) => `${slug} ${turn}`)).toEqual([
      'sport 0',
      'velemeny 0',
      'kulfold 1',
    ]);
  });
});
