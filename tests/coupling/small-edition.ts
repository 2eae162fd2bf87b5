/** A small set of stories whose pages are all known, with one story that many pages show, each in its own way. */
import type { AppContext } from '#apps/server/compose.ts';
import { save } from '../stories.ts';

export interface SmallEdition {
  bridge: number;
  onion: number;
  draft: number;
  blog: number;
  ferry: number;
}

const at = (time: string): Date => new Date(`2026-11-${time}:00+01:00`);

export async function writeSmallEdition(context: AppContext): Promise<SmallEdition> {
  const { content, front } = context;
  const sections = await content.ensureSuperTags([
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
    { slug: 'sport', name: 'Sport', site: 'telex' },
    { slug: 'zene', name: 'Zene', site: 'after' },
  ]);
  const [belfold = 0, sport = 0, zene = 0] = ['belfold', 'sport', 'zene'].map((slug) => sections.get(slug));
  const tags = await content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
  const hidak = tags.get('hidak') ?? 0;

  const oldBridge = { slug: 'regi-hid', title: 'A régi híd', mainSuperTagId: belfold, tagIds: [hidak] };
  await save(context, { ...oldBridge, pubDate: at('10T10:00') });
  for (let match = 1; match <= 11; match += 1) {
    const day = String(10 + match).padStart(2, '0');
    const pubDate = match === 11 ? at('11T08:00') : at(`${day}T12:00`);
    await save(context, {
      slug: `meccs-${match}`,
      title: `A ${match}. meccs`,
      mainSuperTagId: sport,
      pubDate,
    });
  }
  const bridge = await save(context, {
    slug: 'az-uj-hid',
    title: 'Az új híd',
    mainSuperTagId: belfold,
    tagIds: [hidak],
    pubDate: at('20T10:00'),
  });
  const laterBridge = { slug: 'hid-utan', title: 'A híd után', tagIds: [hidak], pubDate: at('20T18:00') };
  await save(context, laterBridge);
  await save(context, {
    slug: 'mit-er-egy-hid',
    title: 'Mit ér egy híd?',
    site: 'g7',
    pubDate: at('20T12:00'),
    body: [{ kind: 'paragraph', html: 'Elkészült <a href="story:az-uj-hid">az új híd</a>.' }],
  });
  const onion = await save(context, {
    slug: 'hagyma',
    title: 'Hagyma',
    site: 'transtelex',
    mirroringSites: ['telex'],
    pubDate: at('19T10:00'),
  });
  const draft = await save(context, { slug: 'keszul', title: 'Készül', site: 'karakter', state: 'draft' });
  await save(context, {
    slug: 'ami-keszul',
    title: 'Ami készül',
    site: 'karakter',
    pubDate: at('18T10:00'),
    body: [
      { kind: 'paragraph', html: 'Nemsokára: <a href="story:keszul">készül</a>.' },
      { kind: 'paragraph', html: 'Egyszer talán: <a href="story:meg-nincs">még nincs</a>.' },
    ],
  });
  const concert = { slug: 'koncert', title: 'Koncert', site: 'after', mainSuperTagId: zene };
  await save(context, { ...concert, state: 'active', pubDate: at('21T09:00') });
  await save(context, { ...concert, slug: 'lemez', title: 'Lemez', pubDate: at('17T10:00') });
  const blog = await save(context, { slug: 'elo', title: 'Élő', type: 'liveblog', pubDate: at('09T06:00') });
  const post = { slug: 'elo-1', title: 'Első', type: 'liveblogpost', parentId: blog } as const;
  await save(context, { ...post, pubDate: at('09T07:00') });
  const ferry = await save(context, { slug: 'komp', title: 'Komp', site: 'g7', pubDate: at('16T10:00') });

  const box = { position: 900, title: '', list: null, size: 3, articleIds: [] };
  await front.writeBoxes('telex', [
    { ...box, slug: 'vezeto', kind: 'lead', position: 950, site: 'telex', size: 1, articleIds: [bridge] },
    { ...box, slug: 'sport', kind: 'section', site: 'telex', title: 'Sport', list: 'section:sport' },
    {
      ...box,
      slug: 'after',
      kind: 'strip',
      position: 800,
      site: 'telex',
      title: 'After',
      list: 'latest:after',
    },
  ]);
  await front.writeBoxes('transtelex', [
    { ...box, slug: 'friss', kind: 'latest', site: 'transtelex', title: 'Friss', list: 'latest:transtelex' },
  ]);
  await content.writeDocument({
    slug: 'szabalyok',
    site: 'telex',
    language: 'hu',
    title: 'Szabályok',
    body: [{ kind: 'paragraph', html: 'Rövidek.' }],
    updatedAt: at('01T10:00'),
  });
  return { bridge, onion, draft, blog, ferry };
}

/** Addresses that tests request, some without a page yet. Values with `erdely:` are on the regional domain. */
export const addresses = {
  front: '/',
  frontAfter: '/after',
  frontG7: '/g7',
  frontKarakter: '/karakter',
  frontRegional: 'erdely:/',
  latest1: '/legfrissebb',
  latest2: '/legfrissebb?oldal=2',
  latestAfter: '/after/legfrissebb',
  latestG7: '/g7/legfrissebb',
  latestKarakter: '/karakter/legfrissebb',
  latestRegional: 'erdely:/legfrissebb',
  bridge: '/belfold/2026/11/20/az-uj-hid',
  oldBridge: '/belfold/2026/11/10/regi-hid',
  laterBridge: '/2026/11/20/hid-utan',
  linker: '/g7/2026/11/20/mit-er-egy-hid',
  ferry: '/g7/2026/11/16/komp',
  match3: '/sport/2026/11/13/meccs-3',
  onion: 'erdely:/2026/11/19/hagyma',
  onionMirrored: '/2026/11/19/hagyma',
  draft: '/karakter/2026/11/21/keszul',
  waiting: '/karakter/2026/11/18/ami-keszul',
  notYet: '/karakter/2026/11/21/meg-nincs',
  scheduled: '/after/zene/2026/11/21/koncert',
  record: '/after/zene/2026/11/17/lemez',
  blog: '/2026/11/09/elo',
  post: '/2026/11/09/elo-1',
  postVersion: '/api/articles/elo-1/version',
  document: '/dokumentum/szabalyok',
  empty: '/empty',
  missing: '/nincs-ilyen',
  missingAfter: '/after/nincs-ilyen',
  apiBridge: '/api/articles/az-uj-hid',
  apiVersion: '/api/articles/az-uj-hid/version',
  apiSport: '/api/articles?filters[mstag]=sport&limit=3',
  apiHidak: '/api/articles?filters[tag]=hidak',
} as const;

export type AddressName = keyof typeof addresses;
