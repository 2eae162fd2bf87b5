import type { Element, ElementContent } from 'hast';
import { attribute, hasClass, isElement, textIn } from './hast-reading.server.ts';
import type { BlockMaker, DraftBlock } from './walk.server.ts';

export function isFootnotes(element: Element): boolean {
  return isElement(element, 'ol') && hasClass(element, 'footnotes', 'wp-block-footnotes');
}

/** The notes under a text; which place cites which is found when the whole body is known. */
export const footnoteBlocks: BlockMaker = (element, walk) => {
  const rest: DraftBlock[] = [];
  const notes = element.children.flatMap((child) => {
    if (!isElement(child, 'li')) {
      for (const block of walk.flow([child])) rest.push(block);
      return [];
    }
    const inline = walk.inline(withoutWayBack(child.children));
    for (const block of inline.rest) rest.push(block);
    return inline.html === '' ? [] : [{ oldId: attribute(child, 'id'), html: inline.html }];
  });
  return notes.length === 0 ? rest : [{ kind: 'footnotes', notes }, ...rest];
};

/** The arrow back to the text is drawn by the page. */
function withoutWayBack(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !isWayBack(node))
    .map((node) => (node.type === 'element' ? { ...node, children: withoutWayBack(node.children) } : node));
}

function isWayBack(node: ElementContent): boolean {
  return (
    isElement(node, 'a') &&
    attribute(node, 'href').startsWith('#') &&
    /^\s*[↩↑^⤴][\ufe0e\ufe0f]?\s*$/.test(textIn(node))
  );
}
