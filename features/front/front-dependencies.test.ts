/** Dependencies of each box of a front page: neither less than it shows, nor everything [FRONT-01] [FRONT-06]. */
import { describe, expect, it } from 'vitest';
import { dependenciesOf, mostReadKey } from './front-dependencies.ts';
import type { BoxRow } from './front-queries.server.ts';
import { podcastPosition, uniqueItemSchema } from './unique-item.ts';

const box: BoxRow = {
  slug: 'sport',
  kind: 'section',
  position: 1,
  title: 'Sport',
  list: 'section:sport',
  size: 2,
  items: [],
  candidates: [9, 8, 7].map((id) => ({ id, at: id * 100 })),
  ranking: [],
  content: null,
  group: [],
};
const of = (more: Partial<BoxRow>, shown: number[]) => dependenciesOf('telex', { ...box, ...more }, shown);
const keys = (more: Partial<BoxRow>, shown: number[]) => of(more, shown).map(({ key }) => key);

describe('a box with a list', () => {
  it('depends on it down to the oldest story that it shows', () => {
    expect(of({}, [9, 8])).toEqual([
      { key: 'article:9' },
      { key: 'article:8' },
      { key: 'section:sport', from: 800 },
    ]);
  });

  it('that is not full depends on the whole list: an older story would be shown, too', () => {
    expect(of({}, [9]).at(-1)).toEqual({ key: 'section:sport' });
    expect(of({}, []).at(-1)).toEqual({ key: 'section:sport' });
  });

  it('that editors filled depends on the whole list, as no story of it is shown', () => {
    expect(of({ items: [{ id: 1, isPublic: true }] }, [1, 2]).at(-1)).toEqual({ key: 'section:sport' });
  });

  it('depends on hidden stories that editors chose, each once', () => {
    const items = [
      { id: 1, isPublic: false },
      { id: 9, isPublic: true },
    ];
    expect(keys({ items }, [9, 8])).toEqual(['article:1', 'article:9', 'article:8', 'section:sport']);
  });

  it('of four variants is full when all of them are', () => {
    const candidates = [9, 8, 7, 6, 5, 4, 3, 2].map((id) => ({ id, at: id * 100 }));
    const shown = candidates.map(({ id }) => id);
    expect(of({ kind: 'auto', candidates }, shown).at(-1)).toEqual({ key: 'section:sport', from: 200 });
    expect(of({ kind: 'auto', candidates }, shown.slice(0, 7)).at(-1)).toEqual({ key: 'section:sport' });
  });
});

describe('a box of the most read', () => {
  const ranking = [
    { id: 5, place: 1 },
    { id: 6, place: 2 },
    { id: 7, place: 3 },
  ];

  it('depends on the ranks that it shows, and on all while it is not full', () => {
    const key = mostReadKey('telex');
    expect(of({ kind: 'mostRead', ranking }, [5, 6])[0]).toEqual({ key, to: 2 });
    expect(of({ kind: 'mostRead', ranking }, [5])[0]).toEqual({ key });
    expect(of({ kind: 'mostRead', ranking: [] }, [])).toEqual([{ key }]);
  });
});

describe('other boxes', () => {
  it('depend on their content, also while there is none', () => {
    expect(keys({ kind: 'promo', slug: 'ajanlo', items: [{ id: 1, isPublic: true }] }, [])).toEqual([
      'unique:ajanlo',
      'article:1',
    ]);
    const group = [{ slug: 'blog-a', content: null }];
    expect(keys({ kind: 'blogs', slug: 'blogok', group }, [])).toEqual([
      'unique-group:blogok',
      'unique:blog-a',
    ]);
  });

  it('of podcasts depend on the place that editors give them [FRONT-08]', () => {
    expect(keys({ kind: 'podcast' }, [9, 8])[0]).toBe('unique:frontpage-podcast-block-position');
    expect([podcastPosition(3), podcastPosition('3'), podcastPosition({ position: 3 })]).toEqual([3, 3, 3]);
    for (const none of [null, '', 'harmadik', {}, [], '-1']) expect(podcastPosition(none)).toBeNull();
    expect(uniqueItemSchema.safeParse({ slug: 'Nagy Betű', content: null }).success).toBe(false);
  });
});
