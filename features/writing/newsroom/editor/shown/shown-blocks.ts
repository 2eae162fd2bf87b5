/**
 * A list of the blocks with more than text. Each has a part above its editable text, which React renders.
 * ProseMirror creates and destroys the node views; this list has the existing ones.
 */
import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';

export interface ShownBlock {
  id: string;
  node: Node;
  /** The element into which the part is rendered. */
  head: HTMLElement;
  /** Position before the node; undefined after its removal. */
  placeOf(): number | undefined;
}

export interface ShownBlocks {
  list(): readonly ShownBlock[];
  subscribe(listener: () => void): () => void;
  nodeView: NodeViewConstructor;
}

export function createShownBlocks(): ShownBlocks {
  const blocks = new Map<string, ShownBlock>();
  const listeners = new Set<() => void>();
  let listed: readonly ShownBlock[] = [];
  let made = 0;
  const changed = () => {
    listed = [...blocks.values()];
    for (const listener of listeners) listener();
  };
  return {
    list: () => listed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    nodeView(node, _view, placeOf) {
      made += 1;
      const id = `${node.type.name}-${made}`;
      const dom = document.createElement('div');
      dom.className = `framed ${node.type.name}`;
      const head = dom.appendChild(document.createElement('div'));
      head.contentEditable = 'false';
      const contentDOM = node.isLeaf ? null : dom.appendChild(document.createElement('div'));
      const show = (shown: Node) => {
        blocks.set(id, { id, node: shown, head, placeOf });
        changed();
      };
      show(node);
      return {
        dom,
        ...(contentDOM ? { contentDOM } : {}),
        update(other) {
          if (other.type !== node.type) return false;
          // ProseMirror renders typed text itself; only changed attributes need a new rendering.
          if (other.attrs !== blocks.get(id)?.node.attrs) show(other);
          return true;
        },
        stopEvent: ({ target }) => target instanceof Element && head.contains(target),
        ignoreMutation: ({ target }) => !contentDOM?.contains(target),
        destroy() {
          blocks.delete(id);
          changed();
        },
      };
    },
  };
}
