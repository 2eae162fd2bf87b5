/** Placeholders of empty parts, shown until something is typed. */
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** @param texts by node name; the one of a paragraph is shown only where the cursor is */
export function placeholders(texts: Readonly<Record<string, string>>): Plugin {
  return new Plugin({
    props: {
      decorations({ doc, selection }) {
        const shown: Decoration[] = [];
        doc.descendants((node, at) => {
          if (!node.isTextblock) return true;
          const text = texts[node.type.name];
          const hasCursor = selection.from > at && selection.to < at + node.nodeSize;
          if (text !== undefined && node.content.size === 0 && (node.type.name !== 'paragraph' || hasCursor))
            shown.push(Decoration.node(at, at + node.nodeSize, { class: 'empty', 'data-placeholder': text }));
          return false;
        });
        return DecorationSet.create(doc, shown);
      },
    },
  });
}
