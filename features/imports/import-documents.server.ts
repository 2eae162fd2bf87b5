import { basename } from 'node:path';
import { countLoss } from '#features/content/public.ts';
import { documentAddress } from '#features/media/public.ts';
import { type NewRedirect, redirectTarget } from './import-queries.server.ts';
import { storedPath } from './old-addresses/old-address.ts';
import type { BatchWork } from './saving/batch-work.ts';
import { findPicture } from './saving/find-picture.server.ts';
import { type PreparedStory, pageOf } from './saving/prepare-story.server.ts';
import { siteAt } from './site-at.ts';
import { picturePath } from './wxr/wordpress-path.ts';

/**
 * Imports the files that a story links and that lie on the old site: PDFs, office documents. Their present addresses go
 * into `documents`; those that no folder has, and formats that cannot be kept, are counted and named.
 */
export async function importDocuments(work: BatchWork, one: PreparedStory): Promise<void> {
  if (work.request.format !== 'wxr') return;
  for (const source of documentsIn(one, work.baseUrl)) {
    const address = await importOne(work, source);
    if (address !== null) one.documents.set(source, address);
    else {
      countLoss(one.losses, 'document');
      one.lost.push(`document: ${source}`);
    }
  }
}

export function redirectsOfDocuments(work: BatchWork, { documents }: PreparedStory): NewRedirect[] {
  return [...documents].map(([source, target]) => {
    const path = storedPath(new URL(source).pathname);
    return { site: siteAt(work, path), path, target };
  });
}

async function importOne({ needs, request, ...work }: BatchWork, source: string): Promise<string | null> {
  const bytes = request.mediaFolder === null ? null : await findPicture(request.mediaFolder, source);
  const { pathname } = new URL(source);
  if (bytes === null) {
    // The folder is that of this run: the document may have come with an earlier one.
    const path = storedPath(pathname);
    return redirectTarget(needs.db, siteAt({ needs, request, ...work }, path), [path]);
  }
  const name = basename(storedPath(pathname));
  const stored = await needs.media.storeDocument(bytes, name);
  return stored.kind === 'refused' ? null : documentAddress(stored.document, name.replace(/\.\w+$/, ''));
}

/** Absolute addresses of linked files of the old site that are no pictures. */
function documentsIn({ story }: PreparedStory, baseUrl: string): string[] {
  const found = new Set<string>();
  for (const [, raw = ''] of story.html.matchAll(/\s(?:href|data)\s*=\s*["']([^"'<>]+)["']/gi)) {
    const url = URL.parse(raw.replaceAll('&amp;', '&'), pageOf(story, baseUrl));
    const isTheirs = url?.host.replace(/^www\./, '') === URL.parse(baseUrl)?.host.replace(/^www\./, '');
    const isFile = url?.pathname.includes('/wp-content/uploads/') && /\.\w{2,5}$/.test(url.pathname);
    if (url !== null && isTheirs && isFile && picturePath(url.href, baseUrl) === null) found.add(url.href);
  }
  return [...found];
}
