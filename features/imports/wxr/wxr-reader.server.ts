import type { ImportedRecord, ImportFile } from '../imported.ts';
import { MalformedFile } from '../malformed-file.ts';
import { type WxrArchive, xmlOf } from './wxr-archive.server.ts';
import { storyFields, storyMeta } from './wxr-fields.ts';
import { WxrHandler, type WxrPart } from './wxr-items.server.ts';
import { labelSlug, labelText } from './wxr-labels.server.ts';
import { wxrStory } from './wxr-story.server.ts';

/** Drafts and withdrawn stories of such a file could not be told from public ones. */
const plainFeed =
  'an RSS feed and not a WordPress export: it names no version of the export, and its items have no state';

/**
 * The second pass over a WordPress export file (WXR 1.0–1.2): streams its stories. Throws `MalformedFile` at a syntax
 * error, after yielding everything before it.
 */
export async function* readWxr(file: ImportFile, archive: WxrArchive): AsyncGenerator<ImportedRecord> {
  const site = { title: '', link: '', language: '' };
  const ready: ImportedRecord[] = [];
  let isExport = false;
  const handler = new WxrHandler({
    wants: (field) => storyFields.has(field),
    wantsMeta: (key) => storyMeta.has(key),
    channel(field, text) {
      isExport ||= field === 'wp:wxr_version';
      if (field === 'title' || field === 'link' || field === 'language') site[field] = text.trim();
    },
    part(part) {
      isExport ||= part.name !== 'item' || part.hasOwnFields;
      if (!isExport) throw new MalformedFile(file.name, 1, 1, plainFeed);
      ready.push(...recordsOf(part, archive));
    },
  });
  let isIntroduced = false;
  function* takeReady(isEnd: boolean): Generator<ImportedRecord> {
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
    // The chunk with the syntax error may have complete stories before it.
    yield* takeReady(true);
    throw error;
  }
  yield* takeReady(true);
}

function recordsOf(part: WxrPart, archive: WxrArchive): ImportedRecord[] {
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
    return slug === ''
      ? []
      : [{ kind: 'term', taxonomy: 'tag', slug, name, parent: '', description: '', formerPath: '' }];
  }
  return part.name === 'item' ? [wxrStory(part, archive)] : [];
}

function siteOf(
  site: { title: string; link: string; language: string },
  archive: WxrArchive,
): ImportedRecord {
  return { kind: 'site', title: labelText(site.title), baseUrl: archive.baseUrl, language: site.language };
}
