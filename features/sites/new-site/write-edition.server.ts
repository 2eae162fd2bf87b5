/** Adds files to an edition: all or none, only if the result is valid, and never overwriting a file. */

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isNode, isSeq, parseDocument } from 'yaml';
import { OperatorError } from '#platform/cli/operator-error.ts';
import type { ProgramParts } from '../edition/edition.ts';
import { loadEdition } from '../edition/load-edition.server.ts';

export interface EditionChange {
  /** New files by their path below the edition's folder. */
  files: Record<string, string>;
  /** Menu entries for existing sites, by slug. */
  menus?: { site: string; title: string; href: string }[];
  /** Lines for the ends of existing files, which may be missing. */
  additions?: Record<string, string>;
}

/** @returns The written paths, below the edition's folder. */
export async function writeEdition(
  folder: string,
  { files, menus = [], additions = {} }: EditionChange,
  parts: ProgramParts,
): Promise<string[]> {
  const changed: Record<string, string> = {};
  for (const { site, ...entry } of menus) {
    const path = `sites/${site}.yaml`;
    changed[path] = withMenuEntry(changed[path] ?? (await readFile(join(folder, path), 'utf8')), path, entry);
  }
  for (const [path, lines] of Object.entries(additions)) {
    if (lines !== '') changed[path] = `${await textOrNone(join(folder, path))}${lines}`;
  }
  await validateCopy(folder, { ...files, ...changed }, parts);
  for (const [path, text] of Object.entries(files)) await write(join(folder, path), text, 'wx');
  for (const [path, text] of Object.entries(changed)) await write(join(folder, path), text, 'w');
  return [...Object.keys(files), ...Object.keys(changed)];
}

/** Loads a copy of the edition with the changes; paths of the copy are shortened in error messages. */
async function validateCopy(
  folder: string,
  files: Record<string, string>,
  parts: ProgramParts,
): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'lapzarta-edition-'));
  const sample = join(folder, 'sample');
  try {
    await cp(folder, copy, { recursive: true, filter: (path) => path !== sample });
    for (const [path, text] of Object.entries(files)) await write(join(copy, path), text, 'w');
    await loadEdition(copy, parts);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(`Nothing was written. ${error.message.replaceAll(`${copy}/`, '')}`);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function write(path: string, text: string, flag: 'w' | 'wx'): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new OperatorError(`${path} is there already.`) : error;
  }
}

/** Ends with a line break, unless it is empty. */
async function textOrNone(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/[^\n]$/, '$&\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Inserted as text, because serialising the document would reformat its other lines. */
function withMenuEntry(text: string, path: string, { title, href }: { title: string; href: string }): string {
  const menu = parseDocument(text).get('menu');
  const last = isSeq(menu) ? menu.items.at(-1) : undefined;
  const end = isNode(last) ? last.range?.[1] : undefined;
  if (end === undefined) throw new OperatorError(`${path} has no menu to put the section into.`);
  const entry = `  - { title: ${JSON.stringify(title)}, href: ${JSON.stringify(href)} }`;
  // The range of an entry of several lines has its line break; what follows one in braces may be a comment.
  const before = text.slice(0, end).trimEnd();
  const rest = text.slice(before.length).replace(/^[^\n]*\n?/, '');
  return `${before}\n${entry}\n${rest}`;
}
