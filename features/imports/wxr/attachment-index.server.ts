/**
 * Pictures of an archive by attachment id, packed as bytes: 200,000 of them take 35 MB; as objects they took 150 MB.
 */
import { createNumberTable } from '../number-table.ts';

export interface IndexedPicture {
  id: number;
  /** The post that it was uploaded to; 0 for none. */
  parent: number;
  source: string;
  /** Path of its own page on the old site; '' when the file does not say. */
  page: string;
  alt: string;
  caption: string;
}

export interface AttachmentIndex {
  add(picture: IndexedPicture): void;
  get(id: number): IndexedPicture | undefined;
  /** In the order of the file. */
  ofParent(parent: number): IndexedPicture[];
  readonly size: number;
}

const chunkBytes = 1024 * 1024;
const separator = '\t';

export function createAttachmentIndex(): AttachmentIndex {
  const chunks: Buffer[] = [];
  let used = chunkBytes;
  /** Offset of a picture's record: chunk number × chunk size + offset in the chunk; each record ends with a newline. */
  const offsets = createNumberTable();
  /** A story's pictures as a linked list: its first, its last, and the next of each picture. */
  const firstOfParent = createNumberTable();
  const lastOfParent = createNumberTable();
  const nextPicture = createNumberTable();
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

  function load(id: number, place: number): IndexedPicture {
    const chunk = chunks[Math.floor(place / chunkBytes)];
    const start = place % chunkBytes;
    const text = chunk?.toString('utf8', start, chunk.indexOf(10, start)) ?? '';
    const [rest = '', parent = '', page = '', alt = '', caption = ''] = text.split(separator);
    const source = rest.startsWith('~') ? `${prefix}${rest.slice(1)}` : rest;
    return { id, parent: Number(parent), source, page, alt, caption };
  }

  function get(id: number): IndexedPicture | undefined {
    const place = offsets.get(id);
    return place === undefined ? undefined : load(id, place);
  }

  return {
    add(picture) {
      if (offsets.get(picture.id) !== undefined) return;
      // Nearly all pictures are in one folder of the old site, so the address of that folder is stored once.
      prefix ??= /^https?:\/\/[^/]+\/(?:.*\/uploads\/)?/.exec(picture.source)?.[0] ?? '';
      const short =
        prefix !== '' && picture.source.startsWith(prefix)
          ? `~${picture.source.slice(prefix.length)}`
          : picture.source;
      const { parent, page, alt, caption } = picture;
      offsets.set(picture.id, store([short, `${parent}`, page, alt, caption].map(oneLine).join(separator)));
      if (parent === 0) return;
      const last = lastOfParent.get(parent);
      if (last === undefined) firstOfParent.set(parent, picture.id);
      else nextPicture.set(last, picture.id);
      lastOfParent.set(parent, picture.id);
    },
    get,
    ofParent(parent) {
      const pictures: IndexedPicture[] = [];
      for (let id = firstOfParent.get(parent); id !== undefined; id = nextPicture.get(id)) {
        const picture = get(id);
        if (picture !== undefined) pictures.push(picture);
      }
      return pictures;
    },
    get size() {
      return offsets.size;
    },
  };
}

function oneLine(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ');
}
