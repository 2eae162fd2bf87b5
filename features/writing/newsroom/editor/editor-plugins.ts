/** Plugins for keys and typing; history and synchronisation belong to the connection. */
import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { inputRules, undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node, Schema } from 'prosemirror-model';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { redo, undo } from '../../collab/undo.ts';
import { uploadPlaces } from '../pictures/upload-places.ts';
import { goOnFromHead, leaveBlock, leaveQuote, moveBlock } from './block-commands.ts';
import { blockDrag } from './dragging/block-drag.ts';
import { pastedLinks } from './links/pasted-links.ts';
import { indentItem, joinItemBackward, outdentItem, splitItem } from './list-commands.ts';
import { noteNumbers } from './notes/note-numbers.ts';
import { addNote, leaveNote, removeEmptyNote } from './notes/notes.ts';
import { placeholders } from './placeholders.ts';
import { pasteTable } from './tables/paste-table.ts';
import { nextCell } from './tables/table-commands.ts';
import { tables } from './tables/table-plugin.ts';
import { typingRules } from './typing-rules.ts';
import type { TypingLanguage } from './typography.ts';

export interface EditorPluginsNeeds {
  schema: Schema;
  languageOf(doc: Node): TypingLanguage;
  /** Placeholders of empty parts, by node name. */
  placeholders: Readonly<Record<string, string>>;
}

export function editorPlugins({ schema, languageOf, placeholders: texts }: EditorPluginsNeeds): Plugin[] {
  return [
    inputRules({ rules: typingRules(schema, languageOf) }),
    keymap(keys(schema)),
    keymap({
      ...baseKeymap,
      Backspace: chain(undoInputRule, removeEmptyNote, joinItemBackward, baseKeymap.Backspace),
      Enter: chain(goOnFromHead, leaveNote, leaveQuote, splitItem, baseKeymap.Enter),
    }),
    pastedLinks(location.host),
    pasteTable(schema),
    tables(),
    blockDrag(),
    noteNumbers(),
    uploadPlaces(),
    placeholders(texts),
  ];
}

function keys({ marks, nodes }: Schema): Record<string, Command> {
  const markKeys = { 'Mod-b': marks.strong, 'Mod-i': marks.em, 'Mod-u': marks.u, 'Mod-e': marks.code };
  const { lineBreak } = nodes;
  return {
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-Enter': leaveBlock,
    'Mod-Shift-f': addNote(),
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
    Tab: chain(indentItem, nextCell),
    'Shift-Tab': chain(outdentItem, goToNextCell(-1)),
    ...Object.fromEntries(
      Object.entries(markKeys).flatMap(([key, mark]) => (mark ? [[key, toggleMark(mark)] as const] : [])),
    ),
    ...(lineBreak
      ? {
          'Shift-Enter': (state, dispatch) => {
            if (!state.selection.$from.parent.type.contentMatch.matchType(lineBreak)) return false;
            dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
            return true;
          },
        }
      : {}),
  };
}

function chain(...commands: (Command | undefined)[]): Command {
  return chainCommands(...commands.filter((command) => command !== undefined));
}
