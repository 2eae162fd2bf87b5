import type { Element, ElementContent } from 'hast';
import { attribute, hasClass, isBlank, isElement } from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter, DraftBlock, Walk } from '../../from-html/walk.server.ts';

export const quoteBlocks: BlockConverter = (element, walk) =>
  quoteWithCite(element, undefined, hasClass(element, 'pull', 'pullquote', 'wp-block-pullquote'), walk);

export const pullQuoteBlocks: BlockConverter = (element, walk) =>
  quoteWithCite(element, undefined, true, walk);

/** A quotation with attribution. Other content (an image, a table) stays in its position, between quote blocks. */
export function quoteWithCite(
  quote: Element,
  caption: Element | undefined,
  isPull: boolean,
  walk: Walk,
): DraftBlock[] {
  const { content, cite: inside } = withoutCite(quote.children);
  const named = inside ?? caption;
  const source = walk.inline(named === undefined ? [] : unwrapSingle(named).children);
  const cite = source.html.replace(/^(?:(?:[—–-]+\s+|[—–])(?:<br>)*)+/, '');
  const blocks: DraftBlock[] = [];
  for (const block of walk.flow(content)) {
    const last = blocks.at(-1);
    if (block.kind !== 'paragraph') blocks.push(block);
    else if (last?.kind === 'quote') last.paragraphs.push(block.html);
    else blocks.push({ kind: 'quote', paragraphs: [block.html] });
  }
  const final = blocks.findLast((block) => block.kind === 'quote');
  // A nested quote may have set its own attribution.
  const isFree = final?.kind === 'quote' && final.cite === undefined;
  if (cite !== '' && isFree) final.cite = cite;
  if (cite === '' && isFree) citeFromLastLine(final);
  if (cite !== '' && !isFree) blocks.push({ kind: 'paragraph', html: cite });
  const under = inside === undefined || caption === undefined ? [] : walk.flow(caption.children);
  return [...(isPull ? blocks.map(asPullQuote) : blocks), ...source.rest, ...under];
}

function asPullQuote(block: DraftBlock): DraftBlock {
  if (block.kind !== 'quote') return block;
  const html = block.paragraphs.join('<br>');
  return block.cite === undefined
    ? { kind: 'pullQuote', html }
    : { kind: 'pullQuote', html, cite: block.cite };
}

/** The attribution is in a `<cite>` or `<footer>` … */
function withoutCite(nodes: readonly ElementContent[]): {
  content: ElementContent[];
  cite: Element | undefined;
} {
  const cite = nodes.findLast((node) => isElement(node, 'cite', 'footer'));
  return { content: nodes.filter((node) => node !== cite), cite: isElement(cite) ? cite : undefined };
}

/** … or on the last line of the last paragraph. */
function citeFromLastLine(quote: Extract<DraftBlock, { kind: 'quote' }>): void {
  const last = quote.paragraphs.at(-1) ?? '';
  const [, before, cite] = /^(?:(.*)<br>)?<cite>((?:(?!<\/?cite>).)*)<\/cite>$/.exec(last) ?? [];
  if (cite === undefined || (before === undefined && quote.paragraphs.length === 1)) return;
  quote.cite = cite;
  quote.paragraphs = [...quote.paragraphs.slice(0, -1), ...(before === undefined ? [] : [before])];
}

/** `<footer><cite>Name</cite></footer>` is one attribution. */
function unwrapSingle(element: Element): Element {
  const filled = element.children.filter((child) => !isBlank(child));
  const [only] = filled;
  return filled.length === 1 && isElement(only, 'cite', 'p') && attribute(only, 'href') === ''
    ? unwrapSingle(only)
    : element;
}
