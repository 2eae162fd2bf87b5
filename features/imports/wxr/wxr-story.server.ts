import { cleanLine, countLoss, type Losses } from '#features/content/public.ts';
import type {
  ImportedAttachment,
  ImportedAuthor,
  ImportedPicture,
  ImportedRecord,
  ImportedStory,
} from '../imported.ts';
import { parseDateTime, parseUtcTime, parseZonedTime } from '../local-time.ts';
import type { WxrArchive } from './wxr-archive.server.ts';
import { withFootnotes } from './wxr-footnotes.server.ts';
import type { WxrPart } from './wxr-items.server.ts';
import { labelSlug, labelText } from './wxr-labels.server.ts';

/** Converts an `<item>` of a WXR file to a story, an attachment or a skip record. */
export function wxrStory(part: WxrPart, archive: WxrArchive): ImportedRecord {
  const field = (name: string) => part.fields.get(name) ?? '';
  const type = field('wp:post_type').trim() || 'post';
  const status = field('wp:status').trim();
  const sourceKey = sourceKeyOf(part, archive);
  const title = labelText(field('title'));
  if (type === 'attachment') return { kind: 'attachment', sourceKey };
  const losses: Losses = {};
  if (part.comments > 0) losses.comment = part.comments;
  const why = refusal(type, status, part);
  if (why !== null) return { kind: 'skipped', sourceKey, title, why, losses, lost: [] };
  for (const what of [...labelsLost(part), ...fieldsLost(part, archive)]) countLoss(losses, what);
  const pubDate = timeOf(part, 'post_date', archive.timeZone) ?? parseDateTime(field('pubDate'));
  const updatedAt = timeOf(part, 'post_modified', archive.timeZone);
  const isDated = pubDate !== null || updatedAt !== null;
  return {
    kind: 'story',
    type: type === 'page' ? 'page' : 'post',
    sourceKey,
    title,
    subtitle: '',
    lead: labelText(field('excerpt:encoded')),
    html: withFootnotes(field('content:encoded'), part.meta.get('footnotes') ?? ''),
    dialect: 'wordpress',
    state: stateOf(part, status, isDated, losses),
    pubDate,
    updatedAt,
    version: 0,
    slug: labelSlug(field('wp:post_name')),
    addresses: [...addressesOf(part), ...attachmentAddresses(part, archive)],
    authors: authorsOf(part, archive),
    ...labelsOf(part, archive),
    leadPicture: leadPictureOf(part, archive),
    pictures: [],
    attached: attachedTo(part, archive),
    language: '',
    rank: 0,
    isImportant: field('wp:is_sticky').trim() === '1',
    ogDescription: cleanLine(
      part.meta.get('_yoast_wpseo_metadesc') ??
        part.meta.get('rank_math_description') ??
        part.meta.get('_aioseo_description') ??
        '',
    ),
    losses,
    lost: lostFrom(part, archive),
  };
}

const states: Record<string, ImportedStory['state']> = {
  publish: 'active',
  future: 'scheduled',
  trash: 'withdrawn',
};
const knownDomains = new Set(['', 'category', 'post_tag', 'tag', 'author']);

function refusal(type: string, status: string, part: WxrPart): string | null {
  if (type !== 'post' && type !== 'page') return `type ${type}`;
  if (status === 'auto-draft' || status === 'inherit') return `status ${status}`;
  const [tooLong] = part.tooLong.elements;
  if (tooLong !== undefined) return `longer than a story can be: ${tooLong}`;
  const isEmpty = ['title', 'content:encoded', 'excerpt:encoded'].every(
    (name) => (part.fields.get(name) ?? '').trim() === '',
  );
  return isEmpty ? 'empty' : null;
}

/** Imports a post as a draft unless it is certainly public. */
function stateOf(part: WxrPart, status: string, isDated: boolean, losses: Losses): ImportedStory['state'] {
  if ((part.fields.get('wp:post_password') ?? '').trim() !== '') {
    countLoss(losses, 'password');
    return 'draft';
  }
  if (status === '') {
    countLoss(losses, 'status');
    return 'draft';
  }
  const state = states[status] ?? 'draft';
  if (state !== 'active' || isDated) return state;
  // A published post without any date cannot be placed in time, so an editor has to date it.
  countLoss(losses, 'date');
  return 'draft';
}

function labelsLost(part: WxrPart): string[] {
  return part.categories.flatMap(({ domain, slug, name }) => {
    if (!knownDomains.has(domain)) return [`taxonomy:${domain}`];
    // A label without Latin letters yields no slug.
    return labelSlug(slug) || labelSlug(labelText(name)) ? [] : [domain === 'author' ? 'author' : 'label'];
  });
}

/** Names of fields that are not imported, and 'picture' when no file has the lead picture. */
function fieldsLost(part: WxrPart, archive: WxrArchive): string[] {
  const fields = [...part.otherMeta, ...part.tooLong.fields].map(lossNameOf);
  return [...fields, ...(isLeadPictureGone(part, archive) ? ['picture'] : [])];
}

function isLeadPictureGone(part: WxrPart, { pictures }: WxrArchive): boolean {
  const thumbnail = Number(part.meta.get('_thumbnail_id') ?? 0);
  return thumbnail > 0 && pictures.get(thumbnail) === undefined;
}

function lostFrom(part: WxrPart, archive: WxrArchive): string[] {
  return [
    ...[...part.tooLong.fields].map((key) => `field ${key}: too long`),
    ...(isLeadPictureGone(part, archive)
      ? [`picture: attachment ${part.meta.get('_thumbnail_id')}, which is in no file`]
      : []),
  ];
}

/**
 * The newsroom's own fields are counted by name; those of WordPress and its plugins, which begin with "_", together.
 */
function lossNameOf(field: string): string {
  return field.startsWith('_') ? 'field:_' : `field:${field}`;
}

/** Built from site and post id: ids are unique within a site, while addresses of posts change. */
function sourceKeyOf(part: WxrPart, archive: WxrArchive): string {
  const id = (part.fields.get('wp:post_id') ?? '').trim();
  const site = archive.baseUrl.replace(/^https?:\/\//, '');
  if (/^\d+$/.test(id)) return `wxr:${site}:${id}`;
  return `wxr:${site}:${(part.fields.get('guid') || part.fields.get('link') || part.fields.get('title') || '').trim()}`;
}

function timeOf(part: WxrPart, name: string, timeZone: string): Date | null {
  return (
    parseUtcTime(part.fields.get(`wp:${name}_gmt`) ?? '') ??
    parseZonedTime(part.fields.get(`wp:${name}`) ?? '', timeZone)
  );
}

function addressesOf(part: WxrPart): string[] {
  const id = (part.fields.get('wp:post_id') ?? '').trim();
  const isPage = part.fields.get('wp:post_type')?.trim() === 'page';
  const short = /^\d+$/.test(id) ? [`/?p=${id}`, ...(isPage ? [`/?page_id=${id}`] : [])] : [];
  const full = [part.fields.get('link') ?? '', part.fields.get('guid') ?? ''].map((address) =>
    address.trim(),
  );
  return [...new Set([...full.filter((address) => /^https?:\/\//.test(address)), ...short])];
}

/** Several authors come as categories of the domain "author" (Co-Authors Plus) and replace the creator. */
function authorsOf(part: WxrPart, archive: WxrArchive): ImportedAuthor[] {
  const together = part.categories.filter((one) => one.domain === 'author');
  if (together.length > 0) {
    return together.map((one) => {
      const login = one.slug.replace(/^cap-/, '');
      const name = labelText(one.name) || login;
      return archive.authors.get(login) ?? archive.authors.get(name) ?? authorCalled(name);
    });
  }
  const login = (part.fields.get('dc:creator') ?? '').trim();
  if (login === '') return [];
  return [archive.authors.get(login) ?? { ...authorCalled(login), name: labelText(login) }];
}

/** An author of whom the file has only the name. */
function authorCalled(name: string): ImportedAuthor {
  return { slug: labelSlug(name), name, email: '', formerPaths: [] };
}

function labelsOf(
  part: WxrPart,
  archive: WxrArchive,
): Pick<ImportedStory, 'categories' | 'primaryCategory' | 'tags'> {
  const labels = part.categories.map((one) => {
    const name = labelText(one.name);
    return { domain: one.domain, slug: labelSlug(one.slug) || labelSlug(name), name };
  });
  // The first exporters wrote no domain, or wrote each category both with and without one.
  const domain = labels.some((one) => one.domain === 'category') ? 'category' : '';
  const categories = labels
    .filter((one) => one.domain === domain && one.slug !== '')
    .map(
      ({ slug, name }) =>
        archive.categories.get(slug) ?? {
          slug,
          name: name || slug,
          parent: '',
          description: '',
          formerPath: '',
        },
    );
  const tags = labels
    .filter((one) => (one.domain === 'post_tag' || one.domain === 'tag') && one.slug !== '')
    .map(({ slug, name }) => ({ slug, name: name || slug }));
  const primary =
    part.meta.get('_yoast_wpseo_primary_category') ?? part.meta.get('rank_math_primary_category') ?? '';
  return {
    categories: unique(categories, ({ slug }) => slug),
    primaryCategory: archive.slugsOfTerms.get(primary.trim()) ?? '',
    tags: unique(tags, ({ slug, name }) => `${slug} ${name}`),
  };
}

function unique<Label>(labels: Label[], keyOf: (label: Label) => string): Label[] {
  return [...new Map(labels.map((label) => [keyOf(label), label])).values()];
}

function leadPictureOf(part: WxrPart, archive: WxrArchive): ImportedPicture | null {
  const picture = archive.pictures.get(Number(part.meta.get('_thumbnail_id') ?? Number.NaN));
  if (picture === undefined) return null;
  return {
    source: picture.source,
    alt: picture.alt,
    caption: labelText(picture.caption),
    credit: '',
    focal: null,
  };
}

/** Every attachment has a page of its own: of its story's, and of those the story shows that belong to none. */
function attachmentAddresses(part: WxrPart, { pictures }: WxrArchive): string[] {
  const thumbnail = Number(part.meta.get('_thumbnail_id') ?? Number.NaN);
  const shown = [...attachmentIdsIn(part), thumbnail].flatMap((id) => pictures.get(id) ?? []);
  const own = pictures.ofParent(Number(part.fields.get('wp:post_id')));
  return [...own, ...shown.filter(({ parent }) => parent === 0)].flatMap(({ id, page }) =>
    page === '' ? [`/?p=${id}`] : [page, `/?p=${id}`],
  );
}

/** Pictures that the body refers to by id, and, for a gallery without ids, all attachments of the story. */
function attachedTo(part: WxrPart, archive: WxrArchive): ImportedAttachment[] {
  const html = part.fields.get('content:encoded') ?? '';
  const named = attachmentIdsIn(part);
  const own =
    html.includes('[gallery') || html.includes('[playlist')
      ? archive.pictures.ofParent(Number(part.fields.get('wp:post_id')))
      : [];
  const ownIds = new Set(own.map((picture) => picture.id));
  const others = [...named].filter((id) => !ownIds.has(id)).flatMap((id) => archive.pictures.get(id) ?? []);
  return [...own, ...others].map(({ id, source, alt, caption }) => ({
    id: String(id),
    source,
    alt,
    caption,
    own: ownIds.has(id),
  }));
}

function attachmentIdsIn(part: WxrPart): Set<number> {
  const html = part.fields.get('content:encoded') ?? '';
  const lists = html.matchAll(
    /(?:wp-image-|ids?\s*=\s*["']?|include\s*=\s*["']?|data-(?:attachment-)?id=["']?)([\d, ]+)/g,
  );
  return new Set([...lists].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number)));
}
