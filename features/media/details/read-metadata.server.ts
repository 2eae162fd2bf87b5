/**
 * Metadata that a photographer or an agency wrote into a file (EXIF, IPTC, XMP) [PIC-02]. The position is not
 * read: it stays in the original, which is never served.
 */
import ExifReader from 'exifreader';

export interface PictureMetadata {
  caption: string;
  credit: string;
  copyright: string;
  /** `2026-11-21`; null where it is not known. */
  takenOn: string | null;
  /** A city, a country; never coordinates. */
  place: string;
}

const none: PictureMetadata = { caption: '', credit: '', copyright: '', takenOn: null, place: '' };

/** Empty for a file that has none, or whose metadata cannot be read. */
export function readMetadata(bytes: Uint8Array): PictureMetadata {
  const tags = tagsIn(bytes);
  if (tags === null) return none;
  const first = (...names: string[]) => {
    for (const name of names) {
      const written = textOf(tags[name]);
      if (written !== '') return written;
    }
    return '';
  };
  const city = first('City', 'photoshop:City');
  const country = first('Country/Primary Location Name', 'Country', 'photoshop:Country');
  return {
    caption: first('Caption/Abstract', 'description', 'ImageDescription'),
    credit: first('Credit', 'photoshop:Credit', 'By-line', 'creator', 'Artist'),
    copyright: first('Copyright Notice', 'rights', 'Copyright'),
    takenOn: dayIn(first('DateTimeOriginal', 'Date Created', 'DateCreated', 'CreateDate')),
    place: [...new Set([city, country])].filter((part) => part !== '').join(', '),
  };
}

type Tags = Readonly<Record<string, unknown>>;

function tagsIn(bytes: Uint8Array): Tags | null {
  try {
    return { ...ExifReader.load(Buffer.from(bytes)) };
  } catch {
    // No metadata, or damaged ones; the picture itself is valid, as it was decoded before.
    return null;
  }
}

function textOf(tag: unknown): string {
  if (typeof tag !== 'object' || tag === null || !('description' in tag)) return '';
  return typeof tag.description === 'string' ? onOneLine(tag.description) : '';
}

/** From `2026:11:21 10:00:00`, `2026-11-21T10:00:00` and `20261121`. */
function dayIn(written: string): string | null {
  const [, year, month, day] = /^(\d{4})[:-]?(\d{2})[:-]?(\d{2})/.exec(written) ?? [];
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? null : date;
}

function onOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 2_000);
}
