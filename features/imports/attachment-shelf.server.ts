/** The pictures of an archive by number, packed as bytes: 200,000 of them take 35 MB, where objects took 150. */
import { createNumberTable } from './number-table.ts';

export interface ShelvedPicture {
  id: number;
  source: string;
  alt: string;
  caption: string;
}

export interface AttachmentShelf {
  add(picture: ShelvedPicture, parent: number): void;
  get(id: number): ShelvedPicture | undefined;
  /** In the order of the file. */
  ofParent(parent: number): ShelvedPicture[];
  readonly size: number;
}

const chunkBytes = 1024 * 1024;
const separator = '\t';

export function createAttachmentShelf(): AttachmentShelf {
  const chunks: Buffer[] = [];
  let used = chunkBytes;
  /** Where a picture's bytes lie: chunk number × chunk size + offset; its text ends with a line end. */
  const places = createNumberTable();
  /** A story's pictures as a chain: its first, its last, and after each picture the next. */
  const firsts = createNumberTable();
  const lasts = createNumberTable();
  const nexts = createNumberTable();
  let prefix: string | undefined;

  function store(text: string): number {
    const bytes = Buffer.from(`${text}\n`, 'utf8');
    if (bytes.length > chunkBytes) return store(text.slice(0, 10_000));
    if (used + bytes.length > chunkBytes) {
      chunks.push(Buffer.allocUnsafeSlow(chunkBytes));
      used = 0;
    }
    const chunk = chunks.length - 1;
    chunks[chunk]?.set(bytes, used);
    used += bytes.length;
    return chunk * chunkBytes + used - bytes.length;
  }

  function load(id: number, place: number): ShelvedPicture {
    const chunk = chunks[Math.floor(place / chunkBytes)];
    const start = place % chunkBytes;
    const text = chunk?.toString('utf8', start, chunk.indexOf(10, start)) ?? '';
    const [rest = '', alt = '', caption = ''] = text.split(separator);
    return { id, source: rest.startsWith('~') ? `${prefix}${rest.slice(1)}` : rest, alt, caption };
  }

  function get(id: number): ShelvedPicture | undefined {
    const place = places.get(id);
    return place === undefined ? undefined : load(id, place);
  }

  return {
    add(picture, parent) {
      if (places.get(picture.id) !== undefined) return;
      // Nearly all lie in one folder of the old site: its address is kept once.
      prefix ??= /^https?:\/\/[^/]+\/(?:.*\/uploads\/)?/.exec(picture.source)?.[0] ?? '';
      const short =
        prefix !== '' && picture.source.startsWith(prefix)
          ? `~${picture.source.slice(prefix.length)}`
          : picture.source;
      places.set(picture.id, store([short, picture.alt, picture.caption].map(oneLine).join(separator)));
      if (parent === 0) return;
      const last = lasts.get(parent);
      if (last === undefined) firsts.set(parent, picture.id);
      else nexts.set(last, picture.id);
      lasts.set(parent, picture.id);
    },
    get,
    ofParent(parent) {
      const pictures: ShelvedPicture[] = [];
      for (let id = firsts.get(parent); id !== undefined; id = nexts.get(id)) {
        const picture = get(id);
        if (picture !== undefined) pictures.push(picture);
      }
      return pictures;
    },
    get size() {
      return places.size;
    },
  };
}

function oneLine(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ');
}
