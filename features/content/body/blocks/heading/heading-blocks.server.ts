import { attribute, isElement } from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter } from '../../from-html/walk.server.ts';

/** A subheading; bold around all of its text is removed. */
export const headingBlocks: BlockConverter = (element, walk, around) => {
  const link = around.find((outer) => isElement(outer, 'a'));
  const nodes = link === undefined ? element.children : [{ ...link, children: element.children }];
  const { html, rest } = walk.inline(nodes);
  const plain = withoutBold(html);
  if (plain === '') return rest;
  const level = Number(element.tagName.slice(1));
  return [{ kind: 'heading', level, oldId: attribute(element, 'id'), html: plain }, ...rest];
};

function withoutBold(html: string): string {
  const inside = /^<(strong|b)>((?:(?!<\/?\1>).)*)<\/\1>$/.exec(html)?.[2];
  return inside === undefined ? html : withoutBold(inside);
}
