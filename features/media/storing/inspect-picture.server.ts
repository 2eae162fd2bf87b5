/** Identifies a picture from untrusted bytes: the format by the first bytes, then by decoding it. */
import sharp from 'sharp';
import { isPlainDrawing } from '../derivatives/plain-drawing.ts';

export const pixelLimit = 100_000_000;

const formats = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  gif: { mime: 'image/gif', extension: 'gif' },
  webp: { mime: 'image/webp', extension: 'webp' },
  avif: { mime: 'image/avif', extension: 'avif' },
  tiff: { mime: 'image/tiff', extension: 'tiff' },
  svg: { mime: 'image/svg+xml', extension: 'svg' },
} as const;
type Format = keyof typeof formats;

/** Pages of the other formats are no frames. */
const animations: ReadonlySet<Format> = new Set(['gif', 'webp']);

/** Why a file is rejected; an importer counts these, an editor reads them. */
/** `taken-down`: it was removed for good, and the same file is not taken again. */
export type Refusal = 'unknown-format' | 'untrusted-svg' | 'too-many-pixels' | 'damaged' | 'taken-down';

export type Inspection =
  | {
      kind: 'picture';
      mime: string;
      extension: string;
      width: number;
      height: number;
      /** More than one of an animation. */
      frames: number;
      /** An animation with too many pixels, of which only the first frame is shown. */
      isStilled: boolean;
    }
  | { kind: 'refused'; why: Refusal };

/** Width and height are as displayed, with the EXIF orientation applied. */
export async function inspectPicture(bytes: Uint8Array, trusted: boolean): Promise<Inspection> {
  const format = formatOf(bytes);
  if (format === null) return { kind: 'refused', why: 'unknown-format' };
  // Rasterising an SVG runs its instructions: of others, only drawings that consist of shapes are accepted.
  if (format === 'svg' && !trusted && !isPlainDrawing(Buffer.from(bytes).toString()))
    return { kind: 'refused', why: 'untrusted-svg' };
  try {
    const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata();
    const { width, height } = autoOrient;
    const isAnimation = pages > 1 && animations.has(format);
    const isStilled = isAnimation && width * height * pages > pixelLimit;
    const frames = isAnimation && !isStilled ? pages : 1;
    // Our own files are whole.
    if (!trusted) await decodeOnce(bytes, frames > 1);
    return { kind: 'picture', ...formats[format], width, height, frames, isStilled };
  } catch (error) {
    return { kind: 'refused', why: isAboutPixels(error) ? 'too-many-pixels' : 'damaged' };
  }
}

/** Decodes the whole file, which may be truncated after a valid header (43 ms for 12 megapixels of JPEG). */
async function decodeOnce(bytes: Uint8Array, animated: boolean): Promise<void> {
  await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', animated })
    .resize(32, 32, { fit: 'inside' })
    .raw()
    .toBuffer();
}

function isAboutPixels(error: unknown): boolean {
  return error instanceof Error && error.message.includes('pixel limit');
}

function formatOf(bytes: Uint8Array): Format | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString(
    'latin1',
  );
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp';
  if (/^[\s\S]{4}ftyp(avif|avis|mif1)/.test(head)) return 'avif';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  if (/^(\xef\xbb\xbf)?\s*</.test(head)) return head.includes('<svg') ? 'svg' : null;
  return null;
}
