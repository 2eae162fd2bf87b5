/**
 * The first pass over WXR files: compact pictures, people and labels. Pictures may come before or after the stories
 * that show them, and large sites are exported in several files, so those of one site are read together.
 */

import { decodedText } from '../decode-text.server.ts';
import type { ImportedAuthor, ImportedTerm, ImportFile } from '../imported.ts';
import { MalformedFile } from '../malformed-file.ts';
import { type AttachmentIndex, createAttachmentIndex } from './attachment-index.server.ts';
import { storyFields } from './wxr-fields.ts';
import { WxrHandler, type WxrPart } from './wxr-items.server.ts';
import { labelSlug, labelText } from './wxr-labels.server.ts';
import { readXml, type XmlHandler } from './xml-events.server.ts';

/** Result of the first pass. */
export interface WxrArchive {
  timeZone: string;
  baseUrl: string;
  /** By login. */
  authors: Map<string, ImportedAuthor>;
  /** E-mail addresses by the author's slug. */
  people: Map<string, string>;
  categories: Map<string, ImportedTerm>;
  /** Category slugs by `term_id`. */
  slugsOfTerms: Map<string, string>;
  pictures: AttachmentIndex;
}

/** By file; files of one site share an archive. Malformed files are reported in the second pass. */
export async function readArchives(
  files: readonly ImportFile[],
  timeZone: string,
): Promise<Map<ImportFile, WxrArchive>> {
  const bySite = new Map<string, WxrArchive>();
  const archives = new Map<ImportFile, WxrArchive>();
  const archiveOf = (baseUrl: string): WxrArchive => {
    const archive = bySite.get(baseUrl) ?? emptyArchive(baseUrl, timeZone);
    bySite.set(baseUrl, archive);
    return archive;
  };
  for (const file of files) archives.set(file, await collect(file, archiveOf));
  return archives;
}

function emptyArchive(baseUrl: string, timeZone: string): WxrArchive {
  return {
    timeZone,
    baseUrl,
    authors: new Map(),
    people: new Map(),
    categories: new Map(),
    slugsOfTerms: new Map(),
    pictures: createAttachmentIndex(),
  };
}

/** Reads neither bodies nor anything else of stories. */
async function collect(file: ImportFile, archiveOf: (baseUrl: string) => WxrArchive): Promise<WxrArchive> {
  let baseUrl = '';
  let archive: WxrArchive | undefined;
  const handler = new WxrHandler({
    wants: (field) => field !== 'content:encoded' && storyFields.has(field),
    wantsMeta: (key) => key === '_wp_attachment_image_alt',
    channel(field, text) {
      const address = text.trim().replace(/\/+$/, '');
      if (field === 'wp:base_blog_url' || (field === 'link' && baseUrl === '')) baseUrl = address;
    },
    part(part) {
      // The site's address comes before everything else in the file.
      archive ??= archiveOf(baseUrl);
      addPart(part, archive);
    },
  });
  try {
    for await (const _ of xmlOf(file, handler));
  } catch (error) {
    if (!(error instanceof MalformedFile)) throw error;
  }
  return archive ?? archiveOf(baseUrl);
}

function addPart(part: WxrPart, archive: WxrArchive): void {
  const field = (name: string) => part.fields.get(name) ?? '';
  if (part.name === 'item' && field('wp:post_type').trim() === 'attachment')
    addPicture(part, archive.pictures);
  if (part.name === 'wp:author') {
    const login = field('wp:author_login').trim();
    const parts = [field('wp:author_first_name'), field('wp:author_last_name')].map((name) => name.trim());
    const name = labelText(field('wp:author_display_name')) || labelText(parts.join(' ')) || login;
    const email = field('wp:author_email').trim();
    const slug = slugOfAuthor(archive, login, { name, email });
    archive.authors.set(login, { slug, name, email, formerPaths: formerPathsOf(part, slug) });
  }
  if (part.name === 'wp:category' || field('wp:term_taxonomy').trim() === 'category') {
    const written = field('wp:category_nicename') || field('wp:term_slug');
    const slug = labelSlug(written) || labelSlug(field('wp:cat_name') || field('wp:term_name'));
    const id = field('wp:term_id').trim();
    archive.slugsOfTerms.set(id, slug);
    archive.categories.set(slug, {
      slug,
      name: labelText(field('wp:cat_name') || field('wp:term_name')) || slug,
      parent: labelSlug(field('wp:category_parent') || field('wp:term_parent')),
      description: labelText(field('wp:category_description') || field('wp:term_description')),
      formerPath: isDigits(id) ? `/?cat=${id}` : '',
    });
  }
}

/** WordPress calls an author by the login or by number. */
function formerPathsOf({ fields }: WxrPart, slug: string): string[] {
  const login = labelSlug(fields.get('wp:author_login') ?? '');
  const id = (fields.get('wp:author_id') ?? '').trim();
  return [
    ...(login === '' || login === slug ? [] : [`/author/${login}`]),
    ...(isDigits(id) ? [`/?author=${id}`] : []),
  ];
}

function isDigits(text: string): boolean {
  return /^\d{1,12}$/.test(text);
}

/** Two people may have the same name, and one person two logins. */
function slugOfAuthor(
  { people }: WxrArchive,
  login: string,
  { name, email }: { name: string; email: string },
): string {
  const slug = labelSlug(name) || labelSlug(login);
  const known = people.get(slug);
  if (known !== undefined && known !== email) return labelSlug(login) || slug;
  people.set(slug, email);
  return slug;
}

function addPicture(part: WxrPart, shelf: AttachmentIndex): void {
  const id = Number(part.fields.get('wp:post_id'));
  const address = part.fields.get('wp:attachment_url')?.trim() || part.fields.get('guid')?.trim() || '';
  if (!isNumber(id) || address === '') return;
  const parent = Number(part.fields.get('wp:post_parent') ?? 0);
  const picture = {
    id,
    parent: isNumber(parent) ? parent : 0,
    source: address,
    page: pagePath(part.fields.get('link') ?? ''),
    alt: labelText(part.meta.get('_wp_attachment_image_alt') ?? ''),
    caption: (part.fields.get('excerpt:encoded') ?? '').trim(),
  };
  shelf.add(picture);
}

function pagePath(link: string): string {
  const url = URL.parse(link.trim());
  return url === null || !/^https?:$/.test(url.protocol) ? '' : `${url.pathname}${url.search}`;
}

function isNumber(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 32 - 1;
}

/** Runs the file through the parser; yields after every chunk, so that the caller can consume what was parsed. */
export async function* xmlOf(file: ImportFile, handler: XmlHandler): AsyncGenerator<void> {
  const reader = readXml(file.name, 'rss', handler);
  for await (const text of decodedText(file.open())) {
    reader.write(text);
    yield;
  }
  reader.end();
  yield;
}
