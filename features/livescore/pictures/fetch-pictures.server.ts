/** Fetches pictures from the source in the edition, each once. */
import type { Derivative, FetchedPictures } from '#features/media/public.server.ts';
import { fetchBytes, RemoteServerError } from '#platform/http/outgoing/fetch-text.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { neutralPicture } from './neutral-picture.ts';
import { type PictureName, providerPath } from './picture-address.ts';
import type { Pictures } from './picture-routes.server.ts';

export interface PicturesNeeds {
  clock: Clock;
  media: FetchedPictures;
  /** `sandbox` or an address; null where the edition has no source for the sport. */
  sourceOf(sport: PictureName['sport']): string | null;
  /** The address that is asked for a source. */
  originOf(source: string): Promise<string>;
  signal: AbortSignal;
}

const maxBytes = 1024 * 1024;
const timeoutMs = 8_000;
/** Readers can ask for any number of ids: only so many that are not stored are fetched in a minute. */
const newPerMinute = 240;

export function createPictures({ clock, media, sourceOf, originOf, signal }: PicturesNeeds): Pictures {
  const neutral = new Map<PictureName['kind'], Promise<Derivative>>();
  const mayFetch = createMinuteLimit(clock);

  async function fetchPicture(name: PictureName, source: string): Promise<Uint8Array | null> {
    if (!mayFetch()) throw new RemoteServerError('The server of pictures', 'is asked too often');
    const url = new URL((await originOf(source)).replace(/\/+$/, '') + providerPath(name));
    try {
      const request = { url: url.href, signal, maxBytes, timeoutMs, allowedHosts: [url.host] };
      return (await fetchBytes(request)).bytes;
    } catch (error) {
      if (error instanceof RemoteServerError && hasNone.has(error.status ?? 0)) return null;
      throw error;
    }
  }

  return {
    async get(name) {
      const source = sourceOf(name.sport);
      if (source === null) return { kind: 'missing' };
      const key = `${folderOf(source)}/${name.sport}/${name.kind}/${name.id}`;
      return media.get({ key, side: sides[name.kind], fetch: () => fetchPicture(name, source) });
    },
    neutral(kind) {
      const known = neutral.get(kind);
      if (known) return known;
      const drawn = media.draw(neutralPicture(kind), sides[kind]);
      neutral.set(kind, drawn);
      // The next reader's request draws it.
      drawn.catch(() => neutral.delete(kind));
      return drawn;
    },
  };
}

const hasNone = new Set([403, 404, 410]);

/** Twice the size at which pages show them. */
const sides: Readonly<Record<PictureName['kind'], number>> = {
  leagues: 160,
  teams: 160,
  players: 240,
  coachs: 160,
  drivers: 240,
  flags: 96,
  venues: 640,
  circuits: 960,
};

/** Pictures of one source are never shown for ids of another. */
function folderOf(source: string): string {
  return source
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

function createMinuteLimit(clock: Clock): () => boolean {
  let [minute, count] = [0, 0];
  return () => {
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    return count <= newPerMinute;
  };
}
