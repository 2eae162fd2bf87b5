import type { ImportedRecord, ImportFile } from '../imported.ts';
import { MalformedFile } from '../malformed-file.ts';
import { jsonItems } from './json-items.server.ts';
import { type NinjsItem, ninjsItem } from './ninjs-item.ts';
import { ninjsStory } from './ninjs-story.server.ts';
import { headlineOf } from './ninjs-texts.server.ts';

/**
 * Reads IPTC ninjs 1.x–3.x: one item, an array, `{items: […]}`, or one item per line. Throws `MalformedFile` with line
 * and column where the file is not JSON, and when it contains no item.
 */
export async function* readNinjs(
  file: ImportFile,
  { timeZone }: { timeZone: string },
): AsyncGenerator<ImportedRecord> {
  let number = 0;
  let hasItems = false;
  for await (const value of jsonItems(file)) {
    number += 1;
    const item = ninjsItem(value);
    hasItems ||= item !== null && hasContent(item);
    if (item !== null && item.uri !== '') yield ninjsStory(item, timeZone);
    else yield skipped(`${file.name}#${number}`, value, item);
  }
  // An empty list is valid: the agency has no news.
  if (!hasItems && number > 0) throw new MalformedFile(file.name, 1, 1, 'no ninjs item in it');
}

function hasContent(item: NinjsItem): boolean {
  return item.uri !== '' || headlineOf(item) !== '' || item.bodies.length > 0;
}

function skipped(sourceKey: string, value: unknown, item: NinjsItem | null): ImportedRecord {
  const why = item !== null ? 'no uri' : Array.isArray(value) ? 'lists within lists' : 'no item';
  return {
    kind: 'skipped',
    sourceKey,
    title: item === null ? '' : headlineOf(item),
    why,
    losses: {},
    lost: [],
  };
}
