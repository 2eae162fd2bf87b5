/** Sites and stories of the sample edition, and their addresses. */
import type { APIRequestContext, Page } from '@playwright/test';
import { addressVariable } from './global-setup.ts';

export interface TestSite {
  slug: string;
  name: string;
  /** Path of the front page. */
  front: string;
  /** Prefix of every other path. */
  prefix: string;
  isRegional: boolean;
}

export const sites: TestSite[] = [
  { slug: 'telex', name: 'Lapzárta', front: '/', prefix: '', isRegional: false },
  { slug: 'after', name: 'After', front: '/after', prefix: '/after', isRegional: false },
  { slug: 'g7', name: 'G7', front: '/g7', prefix: '/g7', isRegional: false },
  { slug: 'karakter', name: 'Karakter', front: '/karakter', prefix: '/karakter', isRegional: false },
  { slug: 'transtelex', name: 'Lapzárta Erdély', front: '/', prefix: '', isRegional: true },
];

/** Full address of a path on a site. */
export function at(site: TestSite, path: string): string {
  const main = new URL(process.env[addressVariable] ?? '');
  if (site.isRegional) main.hostname = 'transtelex.localhost';
  return new URL(path, main).href;
}

export const stories = {
  news: 'kecskemet-keresztezodes-lezaras-kerulout',
  longRead: 'senki-hidjai-gazdatlan-kis-hidak',
  cover: 'ki-viszi-tovabb-a-csaladi-ceget',
  dark: 'otkor-elhallgat-a-basszus',
  opinion: 'ne-hivjunk-mindent-valsagnak',
  interview: 'az-uveg-nem-felejt-vizvari-hanna-interju',
  hero: 'harmincot-perces-plafon-az-ingazasban',
  liveBlog: 'villamosremiz-teto-koltozese-szeged',
  liveMatch: 'magyarorszag-svajc-percrol-percre',
  english: 'the-women-who-wash-the-night-trams',
  sponsored: 'pr-borsika-kamra-vacsora-egy-dobozban',
  adult: 'szurovizsgalat-uj-kapcsolat-elott',
  spiritualHelp: 'maganyos-emberek-hova-fordulhatnak',
  ownEmbed: 'tizenegyesekkel-esett-ki-a-dunakapu',
  audioEmbed: 'lomtalan-trio-mosoda-interju',
  drugProblem: 'gyogyszerfuggoseg-az-elso-mondat',
  quiz: 'esokert-a-parkolo-helyen',
  episode: 'podcast-mennyit-er-egy-ora-csond',
  quizOfPictures: 'csovanyos-kiralyretrol-egy-nap',
} as const;

export type SampleStoryName = keyof typeof stories;

/** Requests a story's address by its slug from the API. */
async function pathOf(request: APIRequestContext, story: SampleStoryName): Promise<string> {
  const answer = await request.get(`/api/articles/${stories[story]}`);
  if (!answer.ok()) throw new Error(`${stories[story]}: ${answer.status()}`);
  const { url }: { url: string } = await answer.json();
  return url;
}

export async function openStory(
  page: Page,
  story: SampleStoryName,
  how: Parameters<Page['goto']>[1] = {},
): Promise<string> {
  const path = await pathOf(page.request, story);
  await page.goto(path, how);
  return path;
}
