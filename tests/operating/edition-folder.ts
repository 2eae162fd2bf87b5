/** A copy of the edition without its sample, so that a server with it has no content and starts quickly. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function editionFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lapzarta-edition-'));
  const source = join(import.meta.dirname, '../../edition');
  cpSync(source, path, { recursive: true, filter: (name) => name !== join(source, 'sample') });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
