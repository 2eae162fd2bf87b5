/** The second reading of a WordPress export file (WXR 1.0–1.2): its stories, one at a time, as a stream. */
import type { ImportedThing, ImportFile } from './imported.ts';
import { type WxrArchive, xmlOf } from './wxr-archive.server.ts';
import { storyFields, storyMeta } from './wxr-fields.ts';
import { type WxrPart, wxrHandler } from './wxr-items.server.ts';
import { wxrStory } from './wxr-story.server.ts';
import { labelSlug, labelText } from './wxr-words.server.ts';

/** Throws `MalformedFile` where the file breaks; what came before has been yielded by then. */
export async function* readWxr(file: ImportFile, archive: WxrArchive): AsyncGenerator<ImportedThing> {
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
