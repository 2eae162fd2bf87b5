/**
 * WordPress export files (WXR 1.0–1.2), read as a stream. Pictures may stand before or after the stories that show
 * them, so the file is read twice: first for pictures and labels, kept small, then for stories, one at a time.
 */
import { type AttachmentShelf, createAttachmentShelf } from './attachment-shelf.server.ts';
import { decodedText } from './decode-text.server.ts';
import type { ImportedThing, ImportFile } from './imported.ts';
import { MalformedFile } from './malformed-file.ts';
import { type WxrPart, wxrHandler } from './wxr-items.server.ts';
import { type WxrArchive, wxrStory } from './wxr-story.server.ts';
import { labelSlug, labelText } from './wxr-words.server.ts';
import { readXml, type XmlHandler } from './xml-events.server.ts';

/** Throws `MalformedFile` where the file breaks; what came before has been yielded by then. */
export async function* readWxr(file: ImportFile, needs: { timeZone: string }): AsyncGenerator<ImportedThing> {
  const archive: WxrArchive = {
    timeZone: needs.timeZone,
    baseUrl: '',
    authors: new Map(),
    categories: new Map(),
    slugsOfTerms: new Map(),
    pictures: createAttachmentShelf(),
  };
  await collectArchive(file, archive);
  const site = { title: '', link: '', language: '' };
  const ready: ImportedThing[] = [];
  const handler = wxrHandler({
    wants: (field) => storyFields.has(field),
    wantsMeta: (key) => storyMeta.has(key),
    channel(field, text) {
      if (field === 'title' || field === 'link' || field === 'language') site[field] = text.trim();
    },
    part: (part) => ready.push(...thingsOf(part, archive)),
  });
  let isIntroduced = false;
  function* takeReady(isEnd: boolean): Generator<ImportedThing> {
    if (!isIntroduced && (isEnd || ready.length > 0)) {
      isIntroduced = true;
      yield siteOf(site, archive);
    }
    yield* ready;
    ready.length = 0;
  }
  try {
    for await (const _ of xmlOf(file, handler)) yield* takeReady(false);
  } catch (error) {
    // Where the file breaks, the piece that broke has given whole stories before its fault.
    yield* takeReady(true);
    throw error;
  }
  yield* takeReady(true);
}

const storyFields = new Set([
  'title',
  'link',
  'guid',
  'pubDate',
  'description',
  'dc:creator',
  'content:encoded',
  'excerpt:encoded',
  ...[
    'post_id',
    'post_date',
    'post_date_gmt',
    'post_modified',
    'post_modified_gmt',
    'post_name',
    'status',
  ].map((name) => `wp:${name}`),
  ...['post_type', 'post_password', 'post_parent', 'is_sticky', 'attachment_url'].map((name) => `wp:${name}`),
  ...['author_login', 'author_email', 'author_display_name', 'author_first_name', 'author_last_name'].map(
    (name) => `wp:${name}`,
  ),
  ...['category_nicename', 'category_parent', 'cat_name', 'category_description', 'tag_slug', 'tag_name'].map(
    (name) => `wp:${name}`,
  ),
  ...['term_id', 'term_taxonomy', 'term_slug', 'term_name', 'term_parent', 'term_description'].map(
    (name) => `wp:${name}`,
  ),
]);
const storyMeta = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_yoast_wpseo_metadesc',
  '_yoast_wpseo_primary_category',
  'rank_math_description',
  'rank_math_primary_category',
  '_aioseo_description',
  'footnotes',
]);

/** The first reading: no bodies, and nothing of stories at all. */
async function collectArchive(file: ImportFile, archive: WxrArchive): Promise<void> {
  const handler = wxrHandler({
    wants: (field) => field !== 'content:encoded' && storyFields.has(field),
    wantsMeta: (key) => key === '_wp_attachment_image_alt',
    channel(field, text) {
      const address = text.trim().replace(/\/+$/, '');
      if (field === 'wp:base_blog_url' || (field === 'link' && archive.baseUrl === ''))
        archive.baseUrl = address;
    },
    part: (part) => shelve(part, archive),
  });
  try {
    for await (const _ of xmlOf(file, handler));
  } catch (error) {
    // Told at the second reading, when everything before the fault has been read.
    if (!(error instanceof MalformedFile)) throw error;
  }
}

function shelve(part: WxrPart, archive: WxrArchive): void {
  const field = (name: string) => part.fields.get(name) ?? '';
  if (part.name === 'item' && field('wp:post_type').trim() === 'attachment')
    shelvePicture(part, archive.pictures);
  if (part.name === 'wp:author') {
    const login = field('wp:author_login').trim();
    const parts = [field('wp:author_first_name'), field('wp:author_last_name')].map((name) => name.trim());
    const name = labelText(field('wp:author_display_name')) || labelText(parts.join(' ')) || login;
    archive.authors.set(login, {
      slug: labelSlug(name) || labelSlug(login),
      name,
      email: field('wp:author_email').trim(),
    });
  }
  if (part.name === 'wp:category' || field('wp:term_taxonomy').trim() === 'category') {
    const written = field('wp:category_nicename') || field('wp:term_slug');
    const slug = labelSlug(written) || labelSlug(field('wp:cat_name') || field('wp:term_name'));
    archive.slugsOfTerms.set(field('wp:term_id').trim(), slug);
    archive.categories.set(slug, {
      slug,
      name: labelText(field('wp:cat_name') || field('wp:term_name')) || slug,
      parent: labelSlug(field('wp:category_parent') || field('wp:term_parent')),
      description: labelText(field('wp:category_description') || field('wp:term_description')),
    });
  }
}

function shelvePicture(part: WxrPart, shelf: AttachmentShelf): void {
  const id = Number(part.fields.get('wp:post_id'));
  const address = part.fields.get('wp:attachment_url')?.trim() || part.fields.get('guid')?.trim() || '';
  if (!isNumber(id) || address === '') return;
  const picture = {
    id,
    source: address,
    alt: labelText(part.meta.get('_wp_attachment_image_alt') ?? ''),
    caption: (part.fields.get('excerpt:encoded') ?? '').trim(),
  };
  const parent = Number(part.fields.get('wp:post_parent') ?? 0);
  shelf.add(picture, isNumber(parent) ? parent : 0);
}

function isNumber(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 32 - 1;
}

function thingsOf(part: WxrPart, archive: WxrArchive): ImportedThing[] {
  if (part.name === 'wp:author') {
    const author = archive.authors.get(part.fields.get('wp:author_login')?.trim() ?? '');
    return author === undefined ? [] : [{ kind: 'author', ...author }];
  }
  if (part.name === 'wp:category') {
    const term = archive.categories.get(labelSlug(part.fields.get('wp:category_nicename') ?? ''));
    return term === undefined ? [] : [{ kind: 'term', taxonomy: 'category', ...term }];
  }
  if (part.name === 'wp:tag') {
    const name = labelText(part.fields.get('wp:tag_name') ?? '');
    const slug = labelSlug(part.fields.get('wp:tag_slug') ?? '') || labelSlug(name);
    return slug === '' ? [] : [{ kind: 'term', taxonomy: 'tag', slug, name, parent: '', description: '' }];
  }
  return part.name === 'item' ? [wxrStory(part, archive)] : [];
}

function siteOf(site: { title: string; link: string; language: string }, archive: WxrArchive): ImportedThing {
  return { kind: 'site', title: labelText(site.title), baseUrl: archive.baseUrl, language: site.language };
}

/** Runs the file through the parser; yields after every piece, so that whoever waits can empty what was found. */
async function* xmlOf(file: ImportFile, handler: XmlHandler): AsyncGenerator<void> {
  const reader = readXml(file.name, handler);
  for await (const text of decodedText(file.open())) {
    reader.write(text);
    yield;
  }
  reader.end();
  yield;
}
