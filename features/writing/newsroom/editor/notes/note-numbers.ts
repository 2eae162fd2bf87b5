/**
 * Shows each citation with the number of its footnote. Numbers are stored in the text only at publication:
 * storing them here would let each change of one writer modify the text of others.
 */
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { citationsIn, notesIn } from './notes.ts';

const key = new PluginKey<DecorationSet>('note-numbers');

export function noteNumbers(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_, { doc }) => numbered(doc),
      apply: (transaction, before, _, { doc }) => (transaction.docChanged ? numbered(doc) : before),
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

function numbered(doc: Node): DecorationSet {
  const notes = notesIn(doc);
  if (notes.length === 0) return DecorationSet.empty;
  const numbers = new Map(notes.map(({ number }, at) => [number, at + 1]));
  return DecorationSet.create(
    doc,
    citationsIn(doc).map(({ number, from, to }) =>
      Decoration.inline(from, to, { class: 'citation', 'data-number': String(numbers.get(number) ?? '?') }),
    ),
  );
}
