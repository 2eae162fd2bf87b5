/** A ninjs item → a story, or why it is none. */
import { textOfHtml } from '#features/content/public.server.ts';
import { cleanLine } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ImportedAuthor, ImportedPicture, ImportedThing } from './imported.ts';
import type { NinjsItem, NinjsRendition, NinjsText } from './ninjs-item.ts';
import { timesOf } from './ninjs-times.ts';

/** Times that name no zone are on the clocks of `timeZone`. */
export function ninjsStory(item: NinjsItem, timeZone: string): ImportedThing {
  const sourceKey = `ninjs:${item.uri}`;
  const title = headlineOf(item);
  const losses: Record<string, number> = {};
  const times = timesOf(item, timeZone, losses);
  const body = bodyOf(item.bodies);
  const lead = leadOf(item.descriptions);
  const why = refusal(item, title, body, lead);
  // A kill names only the story it takes back.
  if (why !== null && times.state !== 'withdrawn')
    return { kind: 'skipped', sourceKey, title, why, losses: {} };
  const pictures = item.associations.flatMap((one) => pictureOf(one, losses));
  const [leadPicture = null, ...others] = pictures;
  const terms = item.subjects.map((one) => ({
    slug: slugOf(one.name) || slugOf(one.code),
    name: cleanLine(one.name),
  }));
  const labels = [...terms, ...item.organisations, ...item.places, ...aboutPeople(item)].map((one) => ({
    slug: slugOf(one.name),
    name: cleanLine(one.name),
  }));
  return {
    kind: 'story',
    type: 'post',
    sourceKey,
    title,
    subtitle: cleanLine(subtitleOf(item)),
    lead,
    html: body,
    dialect: 'html',
    ...times,
    version: Number(/^\d{1,15}/.exec(item.version)?.[0] ?? 0),
    slug: slugOf(item.slugline) === '' ? '' : slugOf(title) || slugOf(item.slugline),
    addresses: [item.uri, ...item.altIds.map((one) => one.value)].filter((address) =>
      /^https?:\/\//.test(address),
    ),
    authors: authorsOf(item),
    categories: item.genres
      .map((one) => ({ slug: slugOf(one.name), name: cleanLine(one.name), parent: '', description: '' }))
      .filter((one) => one.slug !== ''),
    primaryCategory: '',
    tags: [...new Map(labels.filter((one) => one.slug !== '').map((one) => [one.slug, one])).values()],
    leadPicture,
    pictures: others,
    attached: [],
    language: item.language,
    rank: item.urgency >= 1 && item.urgency <= 9 ? Math.round(10 - item.urgency) : 0,
    isImportant: item.urgency >= 1 && item.urgency <= 2,
    ogDescription: '',
    // A kill is not there to be kept.
    losses: times.state === 'withdrawn' ? {} : losses,
  };
}

const storyTypes = new Set(['', 'text', 'composite']);

function refusal(item: NinjsItem, title: string, body: string, lead: string): string | null {
  if (!storyTypes.has(item.type)) return `type ${item.type}`;
  if (title === '') return 'no headline';
  return body === '' && lead === '' ? 'no text' : null;
}

const mainRoles = ['main', 'headline', 'hl1', 'simple', 'text', ''];

function headlineOf(item: NinjsItem): string {
  const [first] = item.headlines.toSorted(
    (one, other) => rankOf(one.role, mainRoles) - rankOf(other.role, mainRoles),
  );
  return first === undefined ? cleanLine(item.title) : plain(first);
}

function subtitleOf(item: NinjsItem): string {
  const sub = item.headlines.find((one) => /^(sub|subheadline|hl2|extended)/.test(one.role));
  return sub === undefined ? '' : plain(sub);
}

function leadOf(descriptions: readonly NinjsText[]): string {
  const roles = ['summary', 'lead', 'main', 'text', ''];
  const [first] = descriptions.toSorted((one, other) => rankOf(one.role, roles) - rankOf(other.role, roles));
  return first === undefined ? '' : plain(first);
}

function rankOf(role: string, roles: readonly string[]): number {
  const at = roles.indexOf(role);
  return at < 0 ? roles.length : at;
}

function plain(one: NinjsText): string {
  return isMarkup(one) ? textOfHtml(one.value) : cleanLine(one.value);
}

function isMarkup(one: NinjsText): boolean {
  return (
    /html|xml|rich/.test(`${one.contentType} ${one.role}`) ||
    /<(p|br|div|h\d|b|i|em|strong|a|ul)\b[^>]*>/i.test(one.value)
  );
}

/** Marked-up text before plain text; placeholders such as "[ ... ]" are no text. */
function bodyOf(bodies: readonly NinjsText[]): string {
  const written = bodies.filter((one) => /[\p{L}\p{N}]/u.test(one.value));
  const best =
    written.find(
      (one) => isMarkup(one) && !/nitf|xml$/.test(one.contentType.replace('xhtml+xml', 'xhtml')),
    ) ??
    written.find(isMarkup) ??
    written[0];
  if (best === undefined) return '';
  return isMarkup(best) ? best.value : paragraphs(best.value);
}

/** Plain text: empty lines part paragraphs; without any, every line is one. */
function paragraphs(text: string): string {
  const parts = /\n[ \t]*\n/.test(text.trim()) ? text.split(/\n[ \t]*\n/) : text.split('\n');
  return parts
    .filter((part) => part.trim() !== '')
    .map(
      (part) =>
        `<p>${part.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
}

/** People named as authors; else the by-line, taken apart at its commas and its "and". */
function authorsOf(item: NinjsItem): ImportedAuthor[] {
  const named = item.people
    .filter((one) => /author|creator|writer|byline|reporter/.test(one.rel))
    .map((one) => one.name);
  const names =
    named.length > 0
      ? named
      : item.byline
          .replace(/^(by|írta|szerző|von|di|av):?\s+/i, '')
          .split(/\s*(?:[,;/|]|\s(?:and|és|und|e|och|et|y)\s)\s*/i);
  return names
    .map((name) => cleanLine(name))
    .filter((name) => slugOf(name) !== '')
    .map((name) => ({ slug: slugOf(name), name, email: '' }));
}

function aboutPeople(item: NinjsItem): { name: string }[] {
  return item.people.filter((one) => one.rel === 'about');
}

function pictureOf(one: NinjsItem & { name: string }, losses: Record<string, number>): ImportedPicture[] {
  if (
    one.type !== 'picture' &&
    one.type !== 'graphic' &&
    !(one.type === '' && one.renditions.some((rendition) => rendition.mime.startsWith('image/')))
  ) {
    const what = `association:${one.type || 'unknown'}`;
    losses[what] = (losses[what] ?? 0) + 1;
    return [];
  }
  const rendition = bestRendition(one.renditions);
  if (rendition === undefined) {
    losses.picture = (losses.picture ?? 0) + 1;
    return [];
  }
  const caption = leadOf(one.descriptions);
  return [
    {
      source: rendition.href,
      alt: headlineOf(one),
      caption,
      credit: [one.byline, one.credit]
        .map((name) => cleanLine(name))
        .filter((name) => name !== '')
        .join(' / '),
      focal: rendition.poi ?? one.renditions.find((other) => other.poi !== null)?.poi ?? null,
    },
  ];
}

/** The widest up to 2000 pixels, else the narrowest above, else the first that may be a picture. */
function bestRendition(renditions: readonly NinjsRendition[]): NinjsRendition | undefined {
  const pictures = renditions.filter((one) => one.mime === '' || one.mime.startsWith('image/'));
  const sized = pictures.filter((one) => one.width > 0).toSorted((one, other) => other.width - one.width);
  return sized.find((one) => one.width <= 2000) ?? sized.at(-1) ?? pictures[0];
}
