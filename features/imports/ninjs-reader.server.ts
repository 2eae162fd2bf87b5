/** IPTC ninjs 1.x–3.x: a file of one item, an array, `{items: […]}`, or one item a line. */
import type { ImportedThing, ImportFile } from './imported.ts';
import { jsonItems } from './json-items.server.ts';
import { ninjsItem } from './ninjs-item.ts';
import { ninjsStory } from './ninjs-story.server.ts';

/** Throws `MalformedFile` with line and column where the file is not JSON. */
export async function* readNinjs(
  file: ImportFile,
  { timeZone }: { timeZone: string },
): AsyncGenerator<ImportedThing> {
  let number = 0;
  for await (const value of jsonItems(file)) {
    number += 1;
    const item = ninjsItem(value);
    if (item !== null) yield ninjsStory(item, timeZone);
    else yield { kind: 'skipped', sourceKey: `${file.name}#${number}`, title: '', why: 'no uri', losses: {} };
  }
}
