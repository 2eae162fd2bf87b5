/** A copy of the edition without its sample, so that a server with it has no content and starts quickly. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function editionFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lapzarta-edition-'));
  cpSync(join(import.meta.dirname, '../../edition'), path, { recursive: true });
  const file = join(path, 'edition.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('\nsample: true\n', '\n'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
