/** A page of every kind, by its route's name. */
import type { TestServer } from '../server.ts';
import { save, writeStories } from '../stories.ts';

export const pagePaths = {
  index: '/',
  single_article: '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra',
  legfrissebb: '/legfrissebb',
  after: '/after',
  karakter: '/karakter',
  archivum: '/archivum',
  search: '/archivum?term=h%C3%ADd&filters=%7B%22and_tags%22%3A%5B%22hidak%22%5D%7D',
  doc: '/dokumentum/adatkezeles',
  empty: '/empty',
  error: '/nincs-ilyen',
  api_docs: '/api/docs',
  liveBlog: '/belfold/2026/11/20/villamosremiz-teto-koltozese-szeged',
  adult: '/2026/11/20/csak-felnotteknek',
  sponsored: '/2026/11/20/tamogatott',
  helpful: '/2026/11/20/segitseg',
  longRead: '/2026/11/20/hosszan',
} as const;

export type PageName = keyof typeof pagePaths;
export const pageNames = Object.keys(pagePaths) as PageName[];

export async function writeEveryPage({ house, settled }: TestServer): Promise<void> {
  const stories = await writeStories(house);
  await save(house, { slug: 'csak-felnotteknek', title: 'Csak felnőtteknek', flags: ['adult-content'] });
  await save(house, { slug: 'tamogatott', title: 'Támogatott', flags: ['pr'], ctUrl: 'https://ad.example/' });
  await save(house, { slug: 'segitseg', title: 'Segítség', spiritualHelp: true, drugProblem: true });
  await save(house, { slug: 'hosszan', title: 'Hosszan', type: 'longform', colorScheme: 'dark' });
  const box = { site: 'telex', title: 'Hírek', list: null, articleIds: [] };
  await house.front.writeBoxes('telex', [
    { ...box, slug: 'rendkivuli', kind: 'breaking', position: 1000, size: 1, articleIds: [stories.ferry] },
    { ...box, slug: 'vezeto', kind: 'lead', position: 950, size: 1, articleIds: [stories.bridge] },
    { ...box, slug: 'friss', kind: 'latest', position: 900, size: 12, list: 'latest:telex' },
    { ...box, slug: 'belfold', kind: 'section', position: 800, size: 4, list: 'section:belfold' },
    { ...box, slug: 'velemeny', kind: 'opinion', position: 700, size: 4, list: 'latest:telex' },
    { ...box, slug: 'after', kind: 'strip', position: 600, size: 4, list: 'latest:after' },
  ]);
  await settled();
}
