/**
 * The components of a supplement's tab. A component that shows results names a record of the edition
 * (`edition/records`); without one it says that there is no data yet.
 */
import { z } from 'zod';
import {
  footballComponent,
  formula1Component,
  leagueSchema,
  listSearchSchema,
  seasonSchema,
} from '#features/sites/public.ts';

const title = z.string().default('');
/** Name of a record; null while there are no data. */
const record = z.string().nullable().default(null);
const link = z.strictObject({ title: z.string().min(1), href: z.string().startsWith('/') });

const articleList = z.strictObject({
  factory: z.literal('article-list'),
  props: z.strictObject({
    title,
    search: listSearchSchema,
    perPage: z.number().int().min(1).max(50).default(10),
  }),
});

/** A search of the stories with this tag [SRCH-14]. */
const searchBar = z.strictObject({
  factory: z.literal('search-bar'),
  props: z.strictObject({ tag: z.string() }),
});

/** Boxes that lead to pages of the paper [FRONT-21]. */
const promoBoxes = z.strictObject({
  factory: z.literal('promo-boxes'),
  props: z.strictObject({
    title,
    boxes: z.array(link.extend({ text: z.string().min(1) })).min(1),
  }),
});

/** Stories under a common title, with a text and a link: a campaign of the newsroom. */
const campaign = z.strictObject({
  factory: z.literal('campaign'),
  props: z.strictObject({
    title: z.string().min(1),
    text: z.string().default(''),
    search: listSearchSchema,
    size: z.number().int().min(1).max(12).default(3),
    link: link.optional(),
  }),
});

/** Programmes and films, as large cards. */
const shows = z.strictObject({
  factory: z.literal('shows'),
  props: z.strictObject({
    title,
    search: listSearchSchema,
    size: z.number().int().min(1).max(12).default(6),
  }),
});

const faq = z.strictObject({
  factory: z.literal('faq'),
  props: z.strictObject({
    title,
    questions: z.array(z.strictObject({ question: z.string().min(1), answer: z.string().min(1) })).min(1),
  }),
});

/** Components with no other property than their record. */
function ofRecord<const Factory extends string>(factory: Factory) {
  return z.strictObject({
    factory: z.literal(factory),
    props: z.strictObject({ title, record }).prefault({}),
  });
}

/** Medals of one country, by day. */
const countryMedals = z.strictObject({
  factory: z.literal('country-medals'),
  props: z.strictObject({ title, record, country: z.string().length(3) }),
});

const topList = z.strictObject({
  factory: z.literal('top-list'),
  props: z.strictObject({ title, record, of: z.enum(['goals', 'yellow', 'red']) }),
});

/** The districts with the smallest leads. */
const closeRaces = z.strictObject({
  factory: z.literal('close-races'),
  props: z.strictObject({ title, record, size: z.number().int().min(1).max(106).default(10) }).prefault({}),
});

/** The election map page in a frame [SUPP-11]; its record is an election, areas, states or a count. */
const electionMap = z.strictObject({
  factory: z.literal('election-map'),
  props: z.strictObject({ title, record: z.string() }),
});

const season = { title, league: leagueSchema, season: seasonSchema };

/** Of a season of the live-score provider [SUPP-12]. */
function ofSeason<const Name extends string>(factory: Name) {
  return z.strictObject({ factory: z.literal(factory), props: z.strictObject(season) });
}

/** The matches of a season from a day on [SUPP-14]. */
const timetable = z.strictObject({
  factory: z.literal('timetable'),
  props: z.strictObject({ ...season, start: z.iso.date().nullable().default(null) }),
});

/** All components; an edition with any other does not load. */
export const componentSchema = z.discriminatedUnion(
  'factory',
  [
    articleList,
    searchBar,
    promoBoxes,
    campaign,
    shows,
    faq,
    ofRecord('medal-table'),
    ofRecord('schedule'),
    countryMedals,
    ofRecord('matches'),
    ofRecord('results'),
    ofRecord('groups'),
    ofRecord('knock-out'),
    topList,
    ofRecord('party-lists'),
    ofRecord('nationality-lists'),
    ofRecord('districts'),
    closeRaces,
    electionMap,
    ofRecord('dhondt'),
    ofRecord('seats'),
    ofRecord('turnout'),
    ofRecord('areas'),
    ofRecord('list-votes'),
    ofRecord('states'),
    footballComponent,
    formula1Component,
    timetable,
    ofSeason('group-table'),
    ofSeason('top-scorers'),
    ofSeason('top-yellow-cards'),
    ofSeason('top-red-cards'),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? 'Referenced component not found' : undefined) },
);

export type SupplementComponent = z.infer<typeof componentSchema>;
export type Factory = SupplementComponent['factory'];

export type ComponentOf<Name extends Factory> = Extract<SupplementComponent, { factory: Name }>;

/** Components with live scores. */
export type LiveComponent = ComponentOf<(typeof liveFactories)[number]>;

const liveFactories = [
  'football',
  'formula1',
  'timetable',
  'group-table',
  'top-scorers',
  'top-yellow-cards',
  'top-red-cards',
] as const;

export function isLive(component: SupplementComponent): component is LiveComponent {
  return liveFactories.some((factory) => factory === component.factory);
}
