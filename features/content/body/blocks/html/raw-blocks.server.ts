/** Content without a block kind becomes sanitised HTML: preformatted text and definition lists. */
import type { Element, ElementContent } from 'hast';
import { preformattedHtml } from '../../from-html/inline-html.server.ts';
import { findAll, isElement, runsBetween, without } from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter, DraftBlock } from '../../from-html/walk.server.ts';

export const preformattedBlocks: BlockConverter = (element, walk) => {
  const things = findAll(element.children, isMedia);
  const html = preformattedHtml(without(element.children, ...things), walk);
  const text: DraftBlock[] = html === '' ? [] : [{ kind: 'html', html: `<pre>${html}</pre>` }];
  return things.length === 0 ? text : [...text, ...walk.flow(things)];
};

function isMedia(element: Element): boolean {
  return isElement(element, 'img', 'iframe', 'embed', 'object', 'video', 'audio', 'script', 'hr');
}

export const definitionBlocks: BlockConverter = (element, walk) => {
  const rest: DraftBlock[] = [];
  const parts = definitionsIn(element.children).flatMap(({ tagName, children }) => {
    const inline = walk.inline(children);
    for (const block of inline.rest) rest.push(block);
    return inline.html === '' ? [] : [`<${tagName}>${inline.html}</${tagName}>`];
  });
  return parts.length === 0 ? rest : [{ kind: 'html', html: `<dl>${parts.join('')}</dl>` }, ...rest];
};

interface Definition {
  tagName: 'dt' | 'dd';
  children: readonly ElementContent[];
}

/** Boxes around groups are opened; loose text becomes a `<dd>`. */
function definitionsIn(nodes: readonly ElementContent[]): Definition[] {
  return runsBetween(nodes, isPart).flatMap((run): Definition[] => {
    const [first] = run;
    if (first?.type !== 'element' || !isPart(first)) return [{ tagName: 'dd', children: run }];
    if (first.tagName === 'div') return definitionsIn(first.children);
    return [{ tagName: first.tagName === 'dt' ? 'dt' : 'dd', children: first.children }];
  });
}

function isPart(node: ElementContent): boolean {
  return isElement(node, 'dt', 'dd', 'div');
}
