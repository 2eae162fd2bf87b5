/** Positions of running uploads: a placeholder at each, which moves with the text around it. */
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

interface Upload {
  id: string;
  at: number;
  sign: () => HTMLElement;
}

type UploadChange = { begin: Upload } | { end: string };

const key = new PluginKey<DecorationSet>('upload-places');

export function uploadPlaces(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, places) {
        const moved = places.map(transaction.mapping, transaction.doc);
        const change: UploadChange | undefined = transaction.getMeta(key);
        if (change === undefined) return moved;
        if ('end' in change) return moved.remove(found(moved, change.end));
        const { id, at, sign } = change.begin;
        const place = Decoration.widget(at, sign, {
          id,
          key: id,
          ignoreSelection: true,
          stopEvent: () => true,
        });
        return moved.add(transaction.doc, [place]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

export function beginUpload(transaction: Transaction, begin: Upload) {
  return transaction.setMeta(key, { begin } satisfies UploadChange).setMeta('addToHistory', false);
}

export function endUpload(transaction: Transaction, id: string): Transaction {
  return transaction.setMeta(key, { end: id } satisfies UploadChange);
}

/** The position of an upload; null when the story was replaced meanwhile. */
export function placeOfUpload(state: EditorState, id: string): number | null {
  return found(key.getState(state) ?? DecorationSet.empty, id)[0]?.from ?? null;
}

function found(places: DecorationSet, id: string): Decoration[] {
  return places.find(undefined, undefined, (spec) => spec.id === id);
}
