/** For tests that need no pictures. */
import type { FetchedPictures } from '#features/media/public.server.ts';

export const noPictures: FetchedPictures = {
  get: async () => ({ kind: 'missing' }),
  draw: async () => ({ bytes: Buffer.of(), type: 'image/webp', etag: '""' }),
};
