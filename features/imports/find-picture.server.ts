/** Finds a picture of the old site in a folder: under its path, under the end of its path, or by its name alone. */
import { open } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { percentDecoded } from './wxr-words.server.ts';

const largestPicture = 60 * 1024 * 1024;

/** Null when the folder does not have it. */
export async function findPicture(folder: string, source: string): Promise<Uint8Array | null> {
  const root = resolve(folder);
  for (const candidate of candidates(source)) {
    const path = join(root, candidate);
    // Names come from a stranger's file: nothing outside the folder is ever opened.
    if (!path.startsWith(root + sep)) continue;
    const bytes = await readIfThere(path);
    if (bytes !== null) return bytes;
  }
  return null;
}

/** `…/uploads/2015/03/hid-300x200.jpg` → the original before the small version, long paths before short ones. */
function candidates(source: string): string[] {
  const path = URL.parse(source, 'http://old.invalid/')?.pathname ?? source;
  const parts = percentDecoded(path)
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\u0000'));
  const name = parts.at(-1);
  if (name === undefined) return [];
  const original = name.replace(/(?:-\d{2,5}x\d{2,5}|-scaled)(?=\.\w+$)/, '');
  const names = [
    ...new Set([original, name].flatMap((one) => [one, one.normalize('NFC'), one.normalize('NFD')])),
  ];
  const folders = parts.slice(0, -1);
  return folders
    .map((_, at) => folders.slice(at).join('/'))
    .concat('')
    .flatMap((start) => names.map((one) => (start === '' ? basename(one) : `${start}/${one}`)));
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  let file: Awaited<ReturnType<typeof open>>;
  try {
    file = await open(path);
  } catch {
    // Not there, or not ours to read: the next candidate may be.
    return null;
  }
  try {
    const about = await file.stat();
    return about.isFile() && about.size <= largestPicture ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
