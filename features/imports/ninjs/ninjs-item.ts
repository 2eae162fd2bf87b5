/** Normalises an IPTC ninjs item of any version to one shape: lower-case names, lists instead of named properties. */
import {
  code,
  isEmpty,
  lastPart,
  list,
  number,
  text,
  type UnknownRecord,
  withLowerCaseNames,
} from './ninjs-values.ts';

export interface NinjsText {
  role: string;
  contentType: string;
  value: string;
}

export interface NinjsConcept {
  name: string;
  rel: string;
  /** Last part of its code or address, for a slug when the name gives none. */
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
  /** Identifies the item in every file; '' when it has no identifier. */
  uri: string;
  type: string;
  /** As written: a word, a code or an address; '' only when the item has no status. */
  pubStatus: string;
  version: string;
  versionCreated: string;
  firstCreated: string;
  contentCreated: string;
  /** All embargo times of the item, as written. */
  embargoes: string[];
  /** As written: from then on the item must not be shown; '' for never. */
  expires: string;
  language: string;
  urgency: number;
  slugline: string;
  byline: string;
  credit: string;
  title: string;
  headlines: NinjsText[];
  descriptions: NinjsText[];
  bodies: NinjsText[];
  people: NinjsConcept[];
  subjects: NinjsConcept[];
  organisations: NinjsConcept[];
  places: NinjsConcept[];
  genres: NinjsConcept[];
  events: NinjsConcept[];
  objects: NinjsConcept[];
  keywords: NinjsConcept[];
  /** Names of properties that have a value but no counterpart in our content. */
  unsupported: string[];
  altIds: { role: string; value: string }[];
  renditions: NinjsRendition[];
  associations: (NinjsItem & { name: string })[];
}

/** Null unless the value is an object. Versions differ only in names and nesting, so all variants are looked up. */
export function ninjsItem(value: unknown, depth = 0): NinjsItem | null {
  const raw = withLowerCaseNames(value);
  if (raw === null) return null;
  return {
    // Superdesk identifies items without an address by `guid`.
    uri: text(raw.uri) || text(raw.guid),
    type: text(raw.type).toLowerCase(),
    pubStatus: code(raw.pubstatus),
    version: text(raw.version),
    versionCreated: code(raw.versioncreated),
    firstCreated: code(raw.firstcreated),
    contentCreated: code(raw.contentcreated),
    embargoes: embargoesOf(raw),
    expires: raw.expires === false ? '' : code(raw.expires),
    language: code(raw.language),
    urgency: number(raw.urgency),
    slugline: text(raw.slugline),
    byline: text(raw.by) || text(raw.byline),
    credit: text(raw.creditline) || text(raw.copyrightholder) || text(raw.copyrightnotice),
    title: text(raw.title),
    headlines: texts(raw, 'headline', 'headlines'),
    descriptions: texts(raw, 'description', 'descriptions'),
    bodies: texts(raw, 'body', 'bodies'),
    people: conceptsOf(raw, 'person', 'people'),
    subjects: conceptsOf(raw, 'subject', 'subjects'),
    organisations: conceptsOf(raw, 'organisation', 'organisations'),
    places: conceptsOf(raw, 'place', 'places'),
    genres: conceptsOf(raw, 'genre', 'genres'),
    events: conceptsOf(raw, 'event', 'events'),
    objects: conceptsOf(raw, 'object', 'objects'),
    keywords: keywords(raw.keywords),
    unsupported: unsupportedProperties.filter((name) => !isEmpty(raw[name]) || !isEmpty(raw[`${name}s`])),
    altIds: altIds(raw.altids),
    renditions: namedEntries(raw.renditions).flatMap(([name, one]) => rendition(name, one)),
    associations:
      depth > 2 ? [] : namedEntries(raw.associations).flatMap(([name, one]) => association(name, one, depth)),
  };
}

/** `false` means no embargo; an item may have the properties of 3.x and 1.x with different times. */
function embargoesOf(raw: UnknownRecord): string[] {
  return [raw.embargoeduntil, raw.embargoed, raw.embargo]
    .map((value) => (value === false ? '' : code(value)))
    .filter((time) => time !== '');
}

/** 2.x and 3.x: a list with roles; 1.x: `headline`, and `body_html`, `description_text` with the kind in the name. */
function texts(raw: UnknownRecord, single: string, plural: string): NinjsText[] {
  const flat = Object.entries(raw).filter(([name]) => name === single || name.startsWith(`${single}_`));
  return [
    ...list(raw[plural]).flatMap((one) => textsIn(one, '')),
    ...flat.flatMap(([name, inside]) =>
      list(inside).flatMap((one) => textsIn(one, name.slice(single.length + 1))),
    ),
  ];
}

/** A plain string, or the `value` of an object. */
function textsIn(one: unknown, kind: string): NinjsText[] {
  const item = withLowerCaseNames(one) ?? { value: one };
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

/** Concepts without a name stay in the list, to be counted; 2.x and 3.x may write the name as a `literal`. */
function conceptsOf(raw: UnknownRecord, single: string, plural: string): NinjsConcept[] {
  return [...list(raw[plural]), ...list(raw[single])].flatMap((one) => {
    if (isEmpty(one)) return [];
    const item = withLowerCaseNames(one) ?? { name: one };
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

/** A list, or one string separated by commas or semicolons. */
function keywords(value: unknown): NinjsConcept[] {
  const names = typeof value === 'string' ? value.split(/[,;]/).map((name) => name.trim()) : value;
  return conceptsOf({ keywords: names }, 'keyword', 'keywords');
}

/** Properties that have no counterpart in our content and are reported as lost. */
const unsupportedProperties = [
  'ednote',
  'infosource',
  'located',
  'usageterms',
  'copyrightnotice',
  'copyrightholder',
  'creditline',
  'rightsinfo',
  'trustindicator',
  'digitalsourcetype',
  'eventdetails',
  'plannedcoverage',
  'renditions',
];

/** 1.x names renditions and associations by property, later versions by `name` in a list. */
function namedEntries(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((one) => [text(withLowerCaseNames(one)?.name), one]);
  const record = withLowerCaseNames(value) ?? {};
  return Object.entries(record).flatMap(([name, inside]) =>
    list(inside).map((one): [string, unknown] => [name, one]),
  );
}

function rendition(name: string, value: unknown): NinjsRendition[] {
  const raw = withLowerCaseNames(value);
  const href = raw === null ? '' : text(raw.href);
  if (raw === null || href === '') return [];
  const width = number(raw.width);
  const height = number(raw.height);
  const mime = (text(raw.mimetype) || text(raw.contenttype)).toLowerCase();
  return [{ name, href, mime, width, height, poi: focal(raw.poi, width, height) }];
}

/** The focal point is in pixels in most files, in fractions in some. */
function focal(value: unknown, width: number, height: number): { x: number; y: number } | null {
  const raw = withLowerCaseNames(value);
  if (raw === null || raw.x === undefined || raw.y === undefined) return null;
  const [x, y] = [number(raw.x), number(raw.y)];
  const isFraction = x <= 1 && y <= 1;
  if (!isFraction && (width <= 0 || height <= 0)) return null;
  const clamped = (share: number) => Math.min(1, Math.max(0, share));
  return isFraction ? { x: clamped(x), y: clamped(y) } : { x: clamped(x / width), y: clamped(y / height) };
}

/** Every non-empty association is returned, even a malformed one, so that it is counted. */
function association(name: string, value: unknown, depth: number): (NinjsItem & { name: string })[] {
  if (isEmpty(value)) return [];
  const raw = withLowerCaseNames(value) ?? {};
  // Old files have embedded pictures without an identifier: the property name identifies them.
  const item = ninjsItem({ ...raw, uri: text(raw.uri) || text(raw.guid) || `#${name}` }, depth + 1);
  return item === null ? [] : [{ ...item, name }];
}

function altIds(value: unknown): { role: string; value: string }[] {
  if (Array.isArray(value)) {
    return value.flatMap((one) => {
      const raw = withLowerCaseNames(one);
      return raw === null || text(raw.value) === ''
        ? []
        : [{ role: text(raw.role).toLowerCase(), value: text(raw.value) }];
    });
  }
  return Object.entries(withLowerCaseNames(value) ?? {}).flatMap(([role, id]) =>
    text(id) === '' ? [] : [{ role, value: text(id) }],
  );
}
