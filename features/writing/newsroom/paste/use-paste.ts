/**
 * Paste and drop: the import converter on the server turns content of other programs into blocks [EDIT-08].
 * It runs before ProseMirror's own clipboard parser, which handles only content of our own editor.
 */
import { Selection } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { useMemo } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { longestPastedText } from '../../picture-limits.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import type { EditorPictures } from '../pictures/use-pictures.ts';
import { type ClipboardContent, contentOf } from './clipboard-content.ts';
import { convertPasted, type PasteNeeds } from './convert-pasted.ts';
import { isInTable, takesOnlyText, withoutKeys } from './insert-pasted.ts';
import { pasteWords } from './paste-words.ts';

export type PasteProps = Pick<EditorProps, 'handleDOMEvents' | 'transformPasted'>;

export function usePaste(connection: StoryConnection, pictures: EditorPictures): PasteProps {
  const { send, language, tell } = useNewsroom();
  return useMemo(() => {
    const needs = { connection, pictures, send, language, tell };
    let isPlain = false;
    return {
      transformPasted: withoutKeys,
      handleDOMEvents: {
        keydown(_view, { key, shiftKey, ctrlKey, metaKey }) {
          isPlain = shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'v';
          return false;
        },
        paste(view, event) {
          const wasPlain = isPlain;
          isPlain = false;
          if (!view.editable || !event.clipboardData) return false;
          if (!takeContent(needs, contentOf(event.clipboardData, wasPlain), view)) return false;
          event.preventDefault();
          return true;
        },
        drop(view, event) {
          // ProseMirror handles dragging within the text.
          if (!view.editable || !event.dataTransfer || view.dragging) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
          if (!takeContent(needs, contentOf(event.dataTransfer, false), view, at)) return false;
          event.preventDefault();
          return true;
        },
      },
    };
  }, [connection, pictures, send, language, tell]);
}

/** True when the content was handled; otherwise ProseMirror handles it. */
function takeContent(needs: PasteNeeds, content: ClipboardContent, view: EditorView, at?: number): boolean {
  const { pictures, tell, language } = needs;
  if (content.kind === 'nothing') return false;
  if (content.kind === 'files') {
    void pictures.add(content.files, at);
    return true;
  }
  const size = content.kind === 'own' ? content.size : content.text.length;
  if (size > longestPastedText) {
    tell({ text: pasteWords[language].textTooLong, kind: 'failed' });
    return true;
  }
  if (content.kind === 'own') return false;
  const { state } = view;
  const $at = at === undefined ? state.selection.$from : state.doc.resolve(at);
  // Spreadsheet cells pasted inside a table are left to the table plugin.
  if (content.kind === 'html' && isInTable($at) && /<t[dr]\b/i.test(content.html)) return false;
  if (takesOnlyText($at)) {
    const { tr } = state;
    if (at !== undefined) tr.setSelection(Selection.near($at));
    const line = content.text.replace(/\s+/g, ' ').trim();
    view.dispatch(line === '' ? tr.deleteSelection() : tr.insertText(line));
    return true;
  }
  // An address pasted on a selection becomes a link.
  const isAddress = !state.selection.empty && /^https?:\/\/\S+$/.test(content.text.trim());
  if (content.kind === 'text' || isAddress) return false;
  if (at === undefined && !state.selection.empty) view.dispatch(state.tr.deleteSelection());
  void convertPasted(needs, content, at ?? view.state.selection.from);
  return true;
}
