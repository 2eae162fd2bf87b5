/** Fetches a picture of another site for pasted text, with limits on hosts, bytes and time. */
import type { MediaFeature } from '#features/media/public.server.ts';
import type { ImageRef } from '#features/media/public.ts';
import { type fetchBytes, RemoteServerError } from '#platform/http/outgoing/fetch-text.server.ts';
import { largestPicture } from '../picture-limits.ts';

export interface FetchPictureNeeds {
  media: Pick<MediaFeature, 'storeImage'>;
  fetch: typeof fetchBytes;
}

const timeoutMs = 15_000;

/** Null when the other site returns no picture. */
export async function fetchPicture(
  { media, fetch }: FetchPictureNeeds,
  address: string,
): Promise<ImageRef | null> {
  const bytes = await bytesAt(fetch, address);
  const stored = bytes && (await media.storeImage({ bytes }));
  return stored?.kind === 'taken' ? stored.image : null;
}

async function bytesAt(fetch: typeof fetchBytes, address: string): Promise<Buffer | null> {
  try {
    const { signal } = new AbortController();
    return (await fetch({ url: address, maxBytes: largestPicture, timeoutMs, signal })).bytes;
  } catch (error) {
    if (error instanceof RemoteServerError) return null;
    throw error;
  }
}
