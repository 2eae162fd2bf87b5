/** An IPTC ninjs item of any version → one shape: lower-case names, lists instead of named properties. */
import { code, isEmpty, type Loose, lastPart, list, lowered, number, text } from './ninjs-values.ts';

export interface NinjsText {
  role: string;
  contentType: string;
  value: string;
}

export interface NinjsThing {
  name: string;
  rel: string;
  /** Last part of its code or address, for a slug when the name has none. */
  code: string;
}

export interface NinjsRendition {
  name: string;
  href: string;
  mime: string;
  width: number;
  height: number;
  poi: { x: number; y: number } | null;
}

export interface NinjsItem {
  /** What names it in every file; '' when nothing does. */
  uri: string;
  type: string;
  /** As written: a word, a code or an address; '' only when nothing is said. */
  pubStatus: string;
  version: string;
  versionCreated: string;
  firstCreated: string;
  contentCreated: string;
  /** Every one that is named, as written. */
  embargoes: string[];
  language: string;
  urgency: number;
  slugline: string;
  byline: string;
  credit: string;
  title: string;
  headlines: NinjsText[];
  descriptions: NinjsText[];
  bodies: NinjsText[];
  people: NinjsThing[];
  subjects: NinjsThing[];
  organisations: NinjsThing[];
  places: NinjsThing[];
  genres: NinjsThing[];
  events: NinjsThing[];
  objects: NinjsThing[];
  keywords: NinjsThing[];
  /** Names of properties that say something and have no place in the paper. */
  placeless: string[];
  altIds: { role: string; value: string }[];
  renditions: NinjsRendition[];
  associations: (NinjsItem & { name: string })[];
}

/** Null for what is no object. Versions differ in names and nesting only, so both are simply looked for. */
export function ninjsItem(value: unknown, depth = 0): NinjsItem | null {
  const raw = lowered(value);
  if (raw === null) return null;
  return {
    // Superdesk names by `guid` what has no address yet.
    uri: text(raw.uri) || text(raw.guid),
    type: text(raw.type).toLowerCase(),
    pubStatus: code(raw.pubstatus),
    version: text(raw.version),
    versionCreated: code(raw.versioncreated),
    firstCreated: code(raw.firstcreated),
    contentCreated: code(raw.contentcreated),
    embargoes: embargoesOf(raw),
    language: code(raw.language),
    urgency: number(raw.urgency),
    slugline: text(raw.slugline),
    byline: text(raw.by) || text(raw.byline),
    credit: text(raw.creditline) || text(raw.copyrightholder) || text(raw.copyrightnotice),
    title: text(raw.title),
    headlines: texts(raw, 'headline', 'headlines'),
    descriptions: texts(raw, 'description', 'descriptions'),
    bodies: texts(raw, 'body', 'bodies'),
    people: things(raw, 'person', 'people'),
    subjects: things(raw, 'subject', 'subjects'),
    organisations: things(raw, 'organisation', 'organisations'),
    places: things(raw, 'place', 'places'),
    genres: things(raw, 'genre', 'genres'),
    events: things(raw, 'event', 'events'),
    objects: things(raw, 'object', 'objects'),
    keywords: keywords(raw.keywords),
    placeless: withoutPlace.filter((name) => !isEmpty(raw[name]) || !isEmpty(raw[`${name}s`])),
    altIds: altIds(raw.altids),
    renditions: named(raw.renditions).flatMap(([name, one]) => rendition(name, one)),
    associations:
      depth > 2 ? [] : named(raw.associations).flatMap(([name, one]) => association(name, one, depth)),
  };
}

/** `false` says that there is none; a name of 3.x beside one of 1.x may say something else. */
function embargoesOf(raw: Loose): string[] {
  return [raw.embargoeduntil, raw.embargoed, raw.embargo]
    .map((value) => (value === false ? '' : code(value)))
    .filter((time) => time !== '');
}

/** 2.x and 3.x: a list with roles; 1.x: `headline`, and `body_html`, `description_text` with the kind in the name. */
function texts(raw: Loose, single: string, plural: string): NinjsText[] {
  const flat = Object.entries(raw).filter(([name]) => name === single || name.startsWith(`${single}_`));
  return [
    ...list(raw[plural]).flatMap((one) => written(one, '')),
    ...flat.flatMap(([name, inside]) =>
      list(inside).flatMap((one) => written(one, name.slice(single.length + 1))),
    ),
  ];
}

/** Text by itself, or the `value` of an object. */
function written(one: unknown, kind: string): NinjsText[] {
  const item = lowered(one) ?? { value: one };
  const value = text(item.value);
  if (value === '') return [];
  return [
    {
      role: text(item.role).toLowerCase() || kind,
      contentType: text(item.contenttype).toLowerCase() || kind,
      value,
    },
  ];
}

/** What has no name keeps a place in the list, to be counted; 2.x and 3.x may write the word as a `literal`. */
function things(raw: Loose, single: string, plural: string): NinjsThing[] {
  return [...list(raw[plural]), ...list(raw[single])].flatMap((one) => {
    if (isEmpty(one)) return [];
    const item = lowered(one) ?? { name: one };
    const code = lastPart(text(item.code) || text(item.literal) || text(item.uri));
    const name = text(item.name) || text(item.title) || wordOf(item.literal);
    return [{ name, rel: text(item.rel).toLowerCase(), code }];
  });
}

/** `hídépítés` is a word; `medtop:20000065`, `Q190542` and `INR` are not. */
function wordOf(literal: unknown): string {
  const word = text(literal);
  return /^\p{L}[\p{L}\p{M}'’ .-]{2,}$/u.test(word) && /\p{Ll}/u.test(word) ? word : '';
}

/** A list, or one line with commas. */
function keywords(value: unknown): NinjsThing[] {
  const names = typeof value === 'string' ? value.split(/[,;]/).map((name) => name.trim()) : value;
  return things({ keywords: names }, 'keyword', 'keywords');
}

/** What an editor may want to read and the paper has no place for. */
const withoutPlace = [
  'ednote',
  'infosource',
  'located',
  'usageterms',
  'copyrightnotice',
  'copyrightholder',
  'creditline',
  'rightsinfo',
  'expires',
  'trustindicator',
  'digitalsourcetype',
  'eventdetails',
  'plannedcoverage',
  'renditions',
];

/** 1.x names renditions and associations by property, later versions by `name` in a list. */
function named(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((one) => [text(lowered(one)?.name), one]);
  const record = lowered(value) ?? {};
  return Object.entries(record).flatMap(([name, inside]) =>
    list(inside).map((one): [string, unknown] => [name, one]),
  );
}

function rendition(name: string, value: unknown): NinjsRendition[] {
  const raw = lowered(value);
  const href = raw === null ? '' : text(raw.href);
  if (raw === null || href === '') return [];
  const width = number(raw.width);
  const height = number(raw.height);
  const mime = (text(raw.mimetype) || text(raw.contenttype)).toLowerCase();
  return [{ name, href, mime, width, height, poi: focal(raw.poi, width, height) }];
}

/** Pixels in most files, fractions in some. */
function focal(value: unknown, width: number, height: number): { x: number; y: number } | null {
  const raw = lowered(value);
  if (raw === null || raw.x === undefined || raw.y === undefined) return null;
  const [x, y] = [number(raw.x), number(raw.y)];
  const isFraction = x <= 1 && y <= 1;
  if (!isFraction && (width <= 0 || height <= 0)) return null;
  const held = (share: number) => Math.min(1, Math.max(0, share));
  return isFraction ? { x: held(x), y: held(y) } : { x: held(x / width), y: held(y / height) };
}

/** Whatever is named there is told of, also what is no item. */
function association(name: string, value: unknown, depth: number): (NinjsItem & { name: string })[] {
  if (isEmpty(value)) return [];
  const raw = lowered(value) ?? {};
  // Old files leave an embedded picture without an identity of its own: then its place names it.
  const item = ninjsItem({ ...raw, uri: text(raw.uri) || text(raw.guid) || `#${name}` }, depth + 1);
  return item === null ? [] : [{ ...item, name }];
}

function altIds(value: unknown): { role: string; value: string }[] {
  if (Array.isArray(value)) {
    return value.flatMap((one) => {
      const raw = lowered(one);
      return raw === null || text(raw.value) === ''
        ? []
        : [{ role: text(raw.role).toLowerCase(), value: text(raw.value) }];
    });
  }
  return Object.entries(lowered(value) ?? {}).flatMap(([role, id]) =>
    text(id) === '' ? [] : [{ role, value: text(id) }],
  );
}
