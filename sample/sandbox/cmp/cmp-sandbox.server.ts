/** The sandbox of a consent service (CMP): its script, which asks the reader and answers `__tcfapi`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function cmpSandboxAnswer(
  path: string,
): Promise<{ status: number; type: string; body: string } | null> {
  if (path !== 'tcf.js') return null;
  const body = await readFile(join(import.meta.dirname, 'tcf.js'), 'utf8');
  return { status: 200, type: 'text/javascript; charset=utf-8', body };
}
