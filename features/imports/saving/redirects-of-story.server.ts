import type { NewRedirect } from '../import-queries.server.ts';
import type { ImportedStory } from '../imported.ts';
import { siteAt } from '../site-at.ts';
import { picturePath } from '../wxr/wordpress-path.ts';
import type { BatchWork } from './batch-work.ts';
import { sectionSlug } from './ensure-labels.server.ts';

/** Redirects from addresses of what came along with a story: its authors' and categories' lists, its picture files. */
export function redirectsWith(
  work: BatchWork,
  story: ImportedStory,
  pictureIds: ReadonlyMap<string, number>,
): NewRedirect[] {
  return [
    ...redirectsOfAuthors(work, story),
    ...redirectsOfSections(work, story),
    ...redirectsOfPictures(work, pictureIds),
  ];
}

export function redirectsOfPictures(work: BatchWork, ids: ReadonlyMap<string, number>): NewRedirect[] {
  if (work.request.format !== 'wxr') return [];
  return [...ids].flatMap(([source, imageId]) => {
    const path = picturePath(source, work.baseUrl);
    return path === null ? [] : [{ site: siteAt(work, path), path, imageId }];
  });
}

function redirectsOfAuthors(work: BatchWork, { authors }: ImportedStory): NewRedirect[] {
  return authors.flatMap(({ slug, formerPaths }) =>
    formerPaths.map((path) => ({ site: siteAt(work, path), path, target: `/szerzo/${slug}` })),
  );
}

function redirectsOfSections(work: BatchWork, { categories }: ImportedStory): NewRedirect[] {
  return categories.flatMap(({ slug, formerPath }) => {
    const target = `/rovat/${sectionSlug(work.needs.edition, slug)}`;
    const paths = [formerPath, target.endsWith(`/${slug}`) ? '' : `/category/${slug}`];
    return paths.filter(Boolean).map((path) => ({ site: siteAt(work, path), path, target }));
  });
}
