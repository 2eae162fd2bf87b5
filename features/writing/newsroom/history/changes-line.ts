/** The changes from one state to the next in one line [REV-01]. */
import type { WordLanguage } from '#platform/text/words.ts';
import { fieldName } from './field-name.ts';
import type { StateChanges } from './versions-calls.ts';
import { versionsWords } from './versions-words.ts';

/** @example changesLine({ texts: ['title'], words: { added: 3, removed: 0 }, … }, 'en') // 'Title, +3 words' */
export function changesLine({ texts, fields, words, blocks }: StateChanges, language: WordLanguage): string {
  const said = versionsWords[language];
  const parts = [
    ...texts.map((name) => fieldName(name, language)),
    said.words(words),
    blocks.added > 0 && said.blocks.added(blocks.added),
    blocks.removed > 0 && said.blocks.removed(blocks.removed),
    blocks.changed > 0 && said.blocks.changed(blocks.changed),
    blocks.moved > 0 && said.blocks.moved(blocks.moved),
    ...fields.map((name) => fieldName(name, language)),
  ].filter((part) => part !== false && part !== '');
  const line = parts.join(', ');
  return line === '' ? said.nothing : line.charAt(0).toLocaleUpperCase('hu') + line.slice(1);
}
