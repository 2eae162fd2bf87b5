/** Finds a picture of the old site in a folder: by its path, by the end of its path, or by its name alone. */
import { open, realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { percentDecoded } from '../wxr/wxr-labels.server.ts';

const maxPictureBytes = 60 * 1024 * 1024;

/** @returns The file's bytes, or null when the folder does not contain it. */
export async function findPicture(folder: string, source: string): Promise<Uint8Array | null> {
  const root = await realPathOf(folder);
  if (root === null) return null;
  for (const candidate of candidates(source)) {
    const path = await realPathOf(join(root, candidate));
    // Names come from an untrusted file and the folder may contain symbolic links: no file outside the folder is
    // opened.
    if (path === null || !path.startsWith(root + sep)) continue;
    const bytes = await readIfExists(path);
    if (bytes !== null) return bytes;
  }
  return null;
}

/**
 * `…/uploads/2015/03/hid-300x200.jpg` → candidate paths, the original before the resized version, long paths before
 * short ones.
 */
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

/** Null when the path does not exist or is a broken link. */
async function realPathOf(path: string): Promise<string | null> {
  try {
    return await realpath(path);
  } catch {
    // Missing or unreadable: the next candidate is tried.
    return null;
  }
}

async function readIfExists(path: string): Promise<Uint8Array | null> {
  let file: Awaited<ReturnType<typeof open>>;
  try {
    file = await open(path);
  } catch {
    // Missing or unreadable: the next candidate is tried.
    return null;
  }
  try {
    const about = await file.stat();
    return about.isFile() && about.size <= maxPictureBytes ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
