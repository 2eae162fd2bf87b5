/** What no block of ours can hold is kept as HTML: preformatted text and definition lists. */
import { findAll, isElement } from './hast-reading.server.ts';
import { preformattedHtml } from './inline-html.server.ts';
import type { BlockMaker, DraftBlock } from './walk.server.ts';

export const preformattedBlocks: BlockMaker = (element, walk) => {
  const html = preformattedHtml(element.children, walk);
  return html === '' ? [] : [{ kind: 'html', html: `<pre>${html}</pre>` }];
};

export const definitionBlocks: BlockMaker = (element, walk) => {
  const rest: DraftBlock[] = [];
  const parts = findAll(element.children, (inner) => isElement(inner, 'dt', 'dd')).flatMap((part) => {
    const inline = walk.inline(part.children);
    for (const block of inline.rest) rest.push(block);
    return inline.html === '' ? [] : [`<${part.tagName}>${inline.html}</${part.tagName}>`];
  });
  return parts.length === 0 ? rest : [{ kind: 'html', html: `<dl>${parts.join('')}</dl>` }, ...rest];
};
