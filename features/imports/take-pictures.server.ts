/** The pictures that a batch of stories shows → ids of the media room; each file is read once. */
import { countLoss, type Losses } from '#features/content/public.ts';
import { findPicture } from './find-picture.server.ts';
import type { ImportNeeds, ImportRequest } from './import-needs.ts';
import type { ImportedPicture } from './imported.ts';

export interface PictureTaker {
  /** Id by source; what is missing or no picture is counted in `losses`. */
  take(pictures: readonly ImportedPicture[], losses: Losses): Promise<Map<string, number>>;
  readonly taken: number;
}

/** Enough to know a newsroom's returning pictures again, without holding on to an archive's. */
const remembered = 20_000;

export function createPictureTaker(needs: ImportNeeds, request: ImportRequest): PictureTaker {
  const known = new Map<string, number | null>();
  let taken = 0;

  async function takeOne(picture: ImportedPicture): Promise<number | null> {
    const bytes =
      request.mediaFolder === null ? null : await findPicture(request.mediaFolder, picture.source);
    if (bytes === null) return null;
    if (request.isDryRun) return 0;
    const { alt, caption, credit, focal } = picture;
    const offered = { bytes, alt, caption, credit, sourceKey: `import:${picture.source}` };
    const answer = await needs.media.takeImage(focal === null ? offered : { ...offered, focal });
    if (answer.kind === 'refused') return null;
    taken += 1;
    return answer.image.id;
  }

  return {
    async take(pictures, losses) {
      const ids = new Map<string, number>();
      for (const picture of pictures) {
        if (ids.has(picture.source)) continue;
        let id = known.get(picture.source);
        if (id === undefined) {
          id = await takeOne(picture);
          if (known.size >= remembered) known.clear();
          known.set(picture.source, id);
        }
        if (id === null) countLoss(losses, 'picture');
        else ids.set(picture.source, id);
      }
      return ids;
    },
    get taken() {
      return taken;
    },
  };
}
