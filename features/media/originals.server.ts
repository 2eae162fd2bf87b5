/** Where the pictures' originals lie: each once, named by what is in it. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole.server.ts';

export interface Originals {
  /** Keeps the bytes for good and gives their name; the same bytes have the same name. */
  put(bytes: Uint8Array, extension: string): Promise<string>;
  /** The bytes of that name; throws when they are not there or are not what was put. */
  get(name: string): Promise<Buffer>;
  /** Where the file of that name lies, for what is too long to be read at once. */
  pathOf(name: string): string;
}

export function originalsInFolder(folder: string): Originals {
  return {
    async put(bytes, extension) {
      const name = `${fingerprint(bytes)}.${extension}`;
      const path = pathOf(folder, name);
      if ((await sizeOf(path)) !== bytes.byteLength) await writeWhole(path, bytes, true);
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

/** Two levels, so that no folder holds a whole archive. */
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
