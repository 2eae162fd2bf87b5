/** A small set of test data: people, sections and stories on several sites, saved as the newsroom saves them. */
import type { AppContext } from '#apps/server/compose.ts';
import type { ArticleDraft } from '#features/content/public.server.ts';

export type DraftOf = Partial<ArticleDraft> & { slug: string; title: string };

export interface TestStories {
  /** News of the main site, with author, tags, a link to `ferry` and every field of the API. */
  bridge: number;
  /** English news of the main site. */
  ferry: number;
  /** News of the regional edition, mirrored on the main site. */
  onion: number;
  /** A live blog of the main site with 32 posts, the first of them pinned. */
  depot: number;
  /** Text in a sub-site. */
  bass: number;
  draft: number;
}

/** A draft with the required fields of a story; `body` is one paragraph with the title. */
export function draftOf(given: DraftOf): ArticleDraft {
  return {
    type: 'article',
    state: 'active',
    site: 'telex',
    language: 'hu',
    pubDate: new Date('2026-11-20T10:00:00+01:00'),
    lead: `${given.title}: amit eddig tudni lehet.`,
    body: [{ kind: 'paragraph', html: `${given.title}, írta tudósítónk.` }],
    ...given,
  };
}

/** Saves one story, waits until the search index is merged, and returns the story's id. */
export async function save(context: AppContext, given: DraftOf & { id?: number }): Promise<number> {
  const draft = given.id === undefined ? draftOf(given) : { ...draftOf(given), id: given.id };
  const [saved] = await context.content.save([draft], given.id === undefined ? 'create' : 'edit');
  if (!saved) throw new Error(`'${given.slug}' was not saved`);
  await context.search.whenIdle();
  return saved.id;
}

export async function writeStories(context: AppContext): Promise<TestStories> {
  const { content } = context;
  const people = await content.ensureAuthors([
    { slug: 'szekely-anna', name: 'Székely Anna', title: 'tudományos újságíró' },
    { slug: 'barta-gellert', name: 'Barta Gellért' },
  ]);
  const sections = await content.ensureSuperTags([
    { slug: 'tudomany', name: 'Tudomány', site: 'telex' },
    { slug: 'belfold', name: 'Belföld', site: 'telex' },
    { slug: 'erdely', name: 'Erdély', site: 'transtelex' },
    { slug: 'bulvar', name: 'Éjszaka', site: 'after' },
  ]);
  const tags = await content.ensureTags([{ slug: 'hidak', name: 'hidak' }]);
  const idIn = (ids: Map<string, number>, slug: string): number => ids.get(slug) ?? 0;

  const ferry = await save(context, {
    slug: 'village-ferry-back-on-the-danube',
    title: 'The village ferry is back on the Danube',
    language: 'en',
    mainSuperTagId: idIn(sections, 'belfold'),
    pubDate: new Date('2026-11-19T12:00:00+01:00'),
  });
  const bridge = await save(context, {
    slug: 'fabol-epitettek-rezgeserzekelot-a-hidra',
    title: 'Fából építettek rezgésérzékelőt a hídra',
    mainSuperTagId: idIn(sections, 'tudomany'),
    superTagIds: [idIn(sections, 'belfold')],
    tagIds: [idIn(tags, 'hidak')],
    authorIds: [idIn(people, 'szekely-anna')],
    contributorIds: [idIn(people, 'barta-gellert')],
    subtitle: 'Nyírfából, három nap alatt',
    recommender: 'Egy diákcsoport nyírfából faragott műszert szerelt a közúti hídra.',
    ogDescription: 'Nyírfából faragott műszer méri, hogyan rezeg a híd.',
    flags: ['legfontosabb', 'live'],
    important: true,
    facebookEngagement: 412,
    body: [
      {
        kind: 'paragraph',
        html: 'A híd <a href="story:village-ferry-back-on-the-danube">a komp</a> fölött áll.',
      },
      { kind: 'paragraph', html: 'Volt már <a href="story:meg-nem-jelent">másik kísérlet</a> is.' },
      {
        kind: 'list',
        ordered: false,
        items: [
          { html: 'nyírfa', children: { kind: 'list', ordered: true, items: [{ html: 'szárított' }] } },
        ],
      },
      { kind: 'relatedLink', target: { to: 'story', slug: 'village-ferry-back-on-the-danube' } },
    ],
  });
  const onion = await save(context, {
    slug: 'ermelleki-hagymasok-kozos-raktara',
    title: 'Közös raktárt építettek az érmelléki hagymások',
    site: 'transtelex',
    mirroringSites: ['telex'],
    mainSuperTagId: idIn(sections, 'erdely'),
    pubDate: new Date('2026-11-18T23:30:00+01:00'),
  });
  const bass = await save(context, {
    slug: 'otkor-elhallgat-a-basszus',
    title: 'Ötkor elhallgat a basszus',
    site: 'after',
    mainSuperTagId: idIn(sections, 'bulvar'),
    pubDate: new Date('2026-11-17T06:00:00+01:00'),
  });
  const depot = await save(context, {
    slug: 'villamosremiz-teto-koltozese-szeged',
    title: 'Elköltözik a szegedi villamosremíz teteje',
    type: 'liveblog',
    mainSuperTagId: idIn(sections, 'belfold'),
    flags: ['live'],
    pubDate: new Date('2026-11-20T06:00:00+01:00'),
  });
  await content.save(
    Array.from({ length: 32 }, (_, at) =>
      draftOf({
        slug: `remiz-${at + 1}`,
        title: `Remíz, ${at + 1}. bejegyzés`,
        type: 'liveblogpost',
        parentId: depot,
        pinned: at === 0,
        mainSuperTagId: idIn(sections, 'belfold'),
        authorIds: [idIn(people, 'barta-gellert')],
        pubDate: new Date(Date.parse('2026-11-20T07:00:00+01:00') + at * 300_000),
      }),
    ),
    'create',
  );
  const draft = await save(context, { slug: 'keszulo-cikk', title: 'Készülő cikk', state: 'draft' });
  await content.writeDocument({
    slug: 'adatkezeles',
    site: 'telex',
    language: 'hu',
    title: 'Adatkezelési tájékoztató',
    body: [{ kind: 'paragraph', html: 'Csak azt kezeljük, ami kell.' }],
    updatedAt: new Date('2026-01-01T00:00:00+01:00'),
  });
  return { bridge, ferry, onion, depot, bass, draft };
}
