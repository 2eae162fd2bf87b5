import { countLoss } from '#features/content/public.ts';
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import { findPicture } from './find-picture.server.ts';
import type { ImportNeeds, ImportRequest } from './import-needs.ts';
import type { ImportedPicture, ImportedStory } from './imported.ts';
import type { PreparedStory } from './prepare-story.server.ts';

/** Imports the pictures of a batch of stories; each file is read once. */
export interface PictureImporter {
  /** Ids by source; missing and invalid pictures are counted in the story's `losses`. */
  importAll(one: PreparedStory): Promise<Map<string, number>>;
  readonly importedCount: number;
}

/** Enough to recognise pictures that a newsroom repeats, without holding a whole archive's in memory. */
const maxCachedIds = 20_000;

export function createPictureImporter(needs: ImportNeeds, request: ImportRequest): PictureImporter {
  const known = new BoundedMap<string, number | null>(maxCachedIds);
  let taken = 0;

  async function importOne(picture: ImportedPicture, sourceKey: string): Promise<number | null> {
    const bytes =
      request.mediaFolder === null ? null : await findPicture(request.mediaFolder, picture.source);
    // The folder is that of this run: the picture may have come with an earlier one.
    if (bytes === null) return (await needs.media.imageBySourceKey(sourceKey))?.id ?? null;
    if (request.isDryRun) return 0;
    const { alt, caption, credit, focal } = picture;
    const offered = { bytes, alt, caption, credit, sourceKey };
    const answer = await needs.media.storeImage(focal === null ? offered : { ...offered, focal });
    if (answer.kind === 'refused') return null;
    taken += 1;
    return answer.image.id;
  }

  return {
    async importAll({ story, pictures, losses }) {
      const ids = new Map<string, number>();
      for (const picture of pictures) {
        if (ids.has(picture.source)) continue;
        const sourceKey = sourceKeyOf(story, picture);
        let id = known.get(sourceKey);
        if (id === undefined) {
          id = await importOne(picture, sourceKey);
          known.set(sourceKey, id);
        }
        if (id === null) countLoss(losses, 'picture');
        else ids.set(picture.source, id);
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
