import type { ElementContent } from 'hast';
import { escapeHtmlText } from '#platform/text/escape-html.ts';
import { plainTitle } from '../../from-html/converters/caption.server.ts';
import { hasClass, isElement } from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter, DraftBlock, DraftSimpleBlock } from '../../from-html/walk.server.ts';
import { pullQuoteBlocks } from '../quote/quote-blocks.server.ts';

/** An info box: `<aside>` or `<details>`; a nested box is merged into the outer one. */
export const infoBoxBlocks: BlockConverter = (element, walk, around) => {
  if (isElement(element, 'aside') && hasClass(element, 'pull', 'pullquote'))
    return pullQuoteBlocks(element, walk, around);
  const summary = element.children.find((child) => isElement(child, 'summary'));
  const content = element.children.filter((child) => child !== summary);
  const named = walk.inline(isElement(summary) ? summary.children : []);
  const blocks = [...named.rest, ...walk.flow(content)].flatMap(flattenInfoBox);
  const ownTitle = plainTitle(named.html, walk);
  const [first] = blocks;
  const isTitled = ownTitle === '' && first?.kind === 'heading';
  const title = isTitled ? plainTitle(first.html, walk) : ownTitle;
  const inside = isTitled ? blocks.slice(1) : blocks;
  if (inside.length === 0) return title === '' ? [] : walk.flow([titleParagraph(title)]);
  return [title === '' ? { kind: 'infoBox', blocks: inside } : { kind: 'infoBox', title, blocks: inside }];
};

function flattenInfoBox(block: DraftBlock): DraftSimpleBlock[] {
  if (block.kind !== 'infoBox') return [block];
  const { title } = block;
  if (title === undefined) return block.blocks;
  return [{ kind: 'heading', level: 4, oldId: '', html: escapeHtmlText(title) }, ...block.blocks];
}

function titleParagraph(title: string): ElementContent {
  const text: ElementContent = { type: 'text', value: title };
  return { type: 'element', tagName: 'strong', properties: {}, children: [text] };
}
