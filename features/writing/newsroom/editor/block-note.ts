import type { WordLanguage } from '#platform/text/words.ts';
import type { AddedBlock } from './block-kinds.ts';
import { editorWords } from './editor-words.ts';

/** The shortcut of a block for the menu; '' where there is none. */
export function blockNote(kind: AddedBlock, language: WordLanguage): string {
  const notes: Partial<Record<AddedBlock, string>> = editorWords[language].blockNotes;
  return notes[kind] ?? '';
}
