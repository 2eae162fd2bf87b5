import type { TestStories } from '../../../tests/stories.ts';
import type { AppContext } from '../compose.ts';

/** A front page with boxes of all kinds that the API describes. */
export async function writeApiFront({ front }: AppContext, stories: TestStories): Promise<void> {
  const box = { site: 'telex', title: 'Cím', list: null, size: 2, articleIds: [] };
  await front.writeUnique({ slug: 'helyben', content: { title: 'Helyben', url: '/cimke/helyben' } });
  await front.writeUnique({
    slug: 'konyvek',
    content: [{ url: '/', image: '/a.svg', title: 'Könyv', price: 1 }],
  });
  await front.writeBoxes('telex', [
    { ...box, slug: 'vezeto', kind: 'lead', position: 900, articleIds: [stories.bridge] },
    { ...box, slug: 'temak', kind: 'trending', position: 850 },
    { ...box, slug: 'belfold', kind: 'section', position: 800, list: 'section:belfold' },
    { ...box, slug: 'tobbi', kind: 'auto', position: 700, list: 'latest:telex' },
    { ...box, slug: 'helyben', kind: 'promo', position: 600 },
    { ...box, slug: 'konyvek', kind: 'books', position: 550 },
    { ...box, slug: 'ajanlo', kind: 'recommender', position: 500 },
    { ...box, slug: 'linkek', kind: 'links', position: 400 },
  ]);
}
