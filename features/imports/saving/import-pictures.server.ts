import { countLoss } from '#features/content/public.ts';
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import type { ImportNeeds, ImportRequest } from '../import-needs.ts';
import type { ImportedPicture, ImportedStory } from '../imported.ts';
import { findPicture } from './find-picture.server.ts';
import type { PreparedStory } from './prepare-story.server.ts';

/** Imports the pictures of a batch of stories; each file is read once. */
export interface PictureImporter {
  /** Ids by source; missing and invalid pictures are counted in the story's `losses`, and named in `lost`. */
  importAll(one: PreparedStory): Promise<Map<string, number>>;
  readonly importedCount: number;
}

/** `lost` names the picture, or that it does not move any more. */
interface Imported {
  id: number | null;
  lost: string | null;
}

/** Enough to recognise pictures that a newsroom repeats, without holding a whole archive's in memory. */
const maxCachedIds = 20_000;

export function createPictureImporter(needs: ImportNeeds, request: ImportRequest): PictureImporter {
  const known = new BoundedMap<string, Imported>(maxCachedIds);
  let taken = 0;

  async function importOne(picture: ImportedPicture, sourceKey: string): Promise<Imported> {
    const bytes =
      request.mediaFolder === null ? null : await findPicture(request.mediaFolder, picture.source);
    // The folder is that of this run: the picture may have come with an earlier one.
    if (bytes === null) {
      const id = (await needs.media.imageBySourceKey(sourceKey))?.id ?? null;
      return { id, lost: id === null ? `picture: ${picture.source}` : null };
    }
    if (request.isDryRun) return { id: 0, lost: null };
    const { alt, caption, credit, focal } = picture;
    const offered = { bytes, alt, caption, credit, sourceKey };
    const answer = await needs.media.storeImage(focal === null ? offered : { ...offered, focal });
    if (answer.kind === 'refused') return { id: null, lost: `picture: ${picture.source} (${answer.why})` };
    taken += 1;
    return { id: answer.image.id, lost: answer.isStilled ? `animation: ${picture.source}` : null };
  }

  return {
    async importAll({ story, pictures, losses, lost }) {
      const ids = new Map<string, number>();
      for (const picture of pictures) {
        if (ids.has(picture.source)) continue;
        const sourceKey = sourceKeyOf(story, picture);
        const imported = known.get(sourceKey) ?? (await importOne(picture, sourceKey));
        known.set(sourceKey, imported);
        if (imported.lost !== null) {
          lost.push(imported.lost);
          countLoss(losses, imported.id === null ? 'picture' : 'animation');
        }
        if (imported.id !== null) ids.set(picture.source, imported.id);
      }
      return ids;
    },
    get importedCount() {
      return taken;
    },
  };
}

/** A bare name identifies a picture only within its story: every package of an agency may have a `foto.jpg`. */
function sourceKeyOf(story: ImportedStory, { source }: ImportedPicture): string {
  return /^https?:\/\//i.test(source) ? `import:${source}` : `import:${story.sourceKey} ${source}`;
}
