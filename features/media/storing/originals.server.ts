import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './write-atomically.server.ts';

/** Storage of originals, addressed by a hash of their content. */
export interface Originals {
  /** The name that these bytes have, stored or not. */
  nameOf(bytes: Uint8Array, extension: string): string;
  /** Stores the bytes permanently and returns their name; the same bytes have the same name. */
  put(bytes: Uint8Array, extension: string): Promise<string>;
  /** Reads the bytes of a name; throws when they are missing or damaged. */
  get(name: string): Promise<Buffer>;
  /** Path of the file, for files too large to be read at once. */
  pathOf(name: string): string;
}

export function originalsInFolder(folder: string): Originals {
  const nameOf = (bytes: Uint8Array, extension: string) => `${fingerprint(bytes)}.${extension}`;
  return {
    nameOf,
    async put(bytes, extension) {
      const name = nameOf(bytes, extension);
      const path = pathOf(folder, name);
      if ((await sizeOf(path)) !== bytes.byteLength) await writeAtomically(path, bytes, true);
      return name;
    },
    async get(name) {
      const bytes = await readFile(pathOf(folder, name));
      if (!name.startsWith(fingerprint(bytes)))
        throw new Error(`the original ${name} is damaged on the disk`);
      return bytes;
    },
    pathOf: (name) => pathOf(folder, name),
  };
}

function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Two levels of subfolders, so that no folder has the files of a whole archive. */
function pathOf(folder: string, name: string): string {
  if (!/^[0-9a-f]{64}\.[a-z0-9]{3,4}$/.test(name)) throw new Error(`not the name of an original: ${name}`);
  return join(folder, name.slice(0, 2), name.slice(2, 4), name);
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found?.size ?? null;
}
