import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: readers see the whole file or none.
 * @param durable Also flushes to disk, for files that cannot be rebuilt after a power cut.
 */
export async function writeAtomically(path: string, bytes: Uint8Array, durable: boolean): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  if (durable) await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders as files, and needs no sync of them.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
