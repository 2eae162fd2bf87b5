import type { ElementContent } from 'hast';
import { plainTitle } from './caption.server.ts';
import { hasClass, isElement } from './hast-reading.server.ts';
import { pullQuoteBlocks } from './quote-blocks.server.ts';
import type { BlockMaker, DraftBlock, DraftSimpleBlock } from './walk.server.ts';

/** A box beside the story: `<aside>`, `<details>`; a box in a box is read as part of the outer one. */
export const infoBoxBlocks: BlockMaker = (element, walk, around) => {
  if (isElement(element, 'aside') && hasClass(element, 'pull', 'pullquote'))
    return pullQuoteBlocks(element, walk, around);
  const summary = element.children.find((child) => isElement(child, 'summary'));
  const content = element.children.filter((child) => child !== summary);
  const named = walk.inline(isElement(summary) ? summary.children : []);
  const blocks = [...named.rest, ...walk.flow(content)].flatMap(simple);
  const said = plainTitle(named.html, walk);
  const [first] = blocks;
  const isTitled = said === '' && first?.kind === 'heading';
  const title = isTitled ? plainTitle(first.html, walk) : said;
  const inside = isTitled ? blocks.slice(1) : blocks;
  if (inside.length === 0) return title === '' ? [] : walk.flow([titleParagraph(title)]);
  return [title === '' ? { kind: 'infoBox', blocks: inside } : { kind: 'infoBox', title, blocks: inside }];
};

function simple(block: DraftBlock): DraftSimpleBlock[] {
  if (block.kind !== 'infoBox') return [block];
  const { title } = block;
  if (title === undefined) return block.blocks;
  return [{ kind: 'heading', level: 4, oldId: '', html: escaped(title) }, ...block.blocks];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function titleParagraph(title: string): ElementContent {
  const text: ElementContent = { type: 'text', value: title };
  return { type: 'element', tagName: 'strong', properties: {}, children: [text] };
}
