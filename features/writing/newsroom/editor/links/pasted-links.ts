/**
 * Pasted links are normalised like typed ones; pasting an address on a selection makes it a link [EDIT-06].
 */
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { setLink } from './link-commands.ts';
import { readTarget } from './read-target.ts';

export function pastedLinks(ownHost: string): Plugin {
  return new Plugin({
    props: {
      transformPasted: (slice) => new Slice(cleaned(slice.content, ownHost), slice.openStart, slice.openEnd),
      handlePaste({ state, dispatch }, event) {
        const text = event.clipboardData?.getData('text/plain').trim() ?? '';
        if (state.selection.empty || !/^https?:\/\/\S+$/.test(text)) return false;
        const target = readTarget(text, ownHost);
        return target !== null && setLink(target.href)(state, dispatch);
      },
    },
  });
}

function cleaned(content: Fragment, ownHost: string): Fragment {
  return Fragment.from(content.content.map((node) => cleanedNode(node, ownHost)));
}

function cleanedNode(node: Node, ownHost: string): Node {
  if (!node.isText) return node.copy(cleaned(node.content, ownHost));
  return node.mark(
    node.marks.flatMap((mark) => {
      if (mark.type.name !== 'a') return [mark];
      const href = String(mark.attrs.href);
      // Links to footnotes of the same text are not changed.
      if (href.startsWith('#') || href.startsWith('tel:')) return [mark];
      const target = readTarget(href, ownHost);
      return target === null ? [] : [mark.type.create({ ...mark.attrs, href: target.href })];
    }),
  );
}
