import type { Element, ElementContent } from 'hast';
import { attribute, hasClass, isElement, textIn } from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter, DraftBlock } from '../../from-html/walk.server.ts';

export function isFootnotes(element: Element): boolean {
  return isElement(element, 'ol') && hasClass(element, 'footnotes', 'wp-block-footnotes');
}

/** Footnotes; the links to them are resolved when the whole body is known. */
export const footnoteBlocks: BlockConverter = (element, walk) => {
  const rest: DraftBlock[] = [];
  const notes = element.children.flatMap((child) => {
    if (!isElement(child, 'li')) {
      for (const block of walk.flow([child])) rest.push(block);
      return [];
    }
    const inline = walk.inline(withoutBackLinks(child.children));
    for (const block of inline.rest) rest.push(block);
    return inline.html === '' ? [] : [{ oldId: attribute(child, 'id'), html: inline.html }];
  });
  return notes.length === 0 ? rest : [{ kind: 'footnotes', notes }, ...rest];
};

/** Removes links back to the text: the page renders its own. */
function withoutBackLinks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !isBackLink(node))
    .map((node) => (node.type === 'element' ? { ...node, children: withoutBackLinks(node.children) } : node));
}

function isBackLink(node: ElementContent): boolean {
  return (
    isElement(node, 'a') &&
    attribute(node, 'href').startsWith('#') &&
    /^\s*[↩↑^⤴][\ufe0e\ufe0f]?\s*$/.test(textIn(node))
  );
}
