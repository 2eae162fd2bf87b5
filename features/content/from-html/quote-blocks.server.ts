import type { Element, ElementContent } from 'hast';
import { attribute, hasClass, isBlank, isElement } from './hast-reading.server.ts';
import type { BlockMaker, DraftBlock, Walk } from './walk.server.ts';

export const quoteBlocks: BlockMaker = (element, walk) =>
  quoteWithCite(element, undefined, hasClass(element, 'pull', 'pullquote', 'wp-block-pullquote'), walk);

export const pullQuoteBlocks: BlockMaker = (element, walk) => quoteWithCite(element, undefined, true, walk);

/** A quotation and who said it. What is no text in it (a picture, a table) stays where it was, between the quotes. */
export function quoteWithCite(
  quote: Element,
  caption: Element | undefined,
  isPull: boolean,
  walk: Walk,
): DraftBlock[] {
  const { content, cite: inside } = withoutCite(quote.children);
  const named = inside ?? caption;
  const said = walk.inline(named === undefined ? [] : alone(named).children);
  const cite = said.html.replace(/^(?:(?:[—–-]+\s+|[—–])(?:<br>)*)+/, '');
  const blocks: DraftBlock[] = [];
  for (const block of walk.flow(content)) {
    const last = blocks.at(-1);
    if (block.kind !== 'paragraph') blocks.push(block);
    else if (last?.kind === 'quote') last.paragraphs.push(block.html);
    else blocks.push({ kind: 'quote', paragraphs: [block.html] });
  }
  const final = blocks.findLast((block) => block.kind === 'quote');
  // A quote inside of this one may have named its own speaker.
  const isFree = final?.kind === 'quote' && final.cite === undefined;
  if (cite !== '' && isFree) final.cite = cite;
  if (cite === '' && isFree) takeLastLine(final);
  if (cite !== '' && !isFree) blocks.push({ kind: 'paragraph', html: cite });
  const under = inside === undefined || caption === undefined ? [] : walk.flow(caption.children);
  return [...(isPull ? blocks.map(asPullQuote) : blocks), ...said.rest, ...under];
}

function asPullQuote(block: DraftBlock): DraftBlock {
  if (block.kind !== 'quote') return block;
  const html = block.paragraphs.join('<br>');
  return block.cite === undefined
    ? { kind: 'pullQuote', html }
    : { kind: 'pullQuote', html, cite: block.cite };
}

/** The name stands in a `<cite>` or `<footer>` of its own … */
function withoutCite(nodes: readonly ElementContent[]): {
  content: ElementContent[];
  cite: Element | undefined;
} {
  const cite = nodes.findLast((node) => isElement(node, 'cite', 'footer'));
  return { content: nodes.filter((node) => node !== cite), cite: isElement(cite) ? cite : undefined };
}

/** … or on the last line of the last paragraph. */
function takeLastLine(quote: Extract<DraftBlock, { kind: 'quote' }>): void {
  const last = quote.paragraphs.at(-1) ?? '';
  const [, before, cite] = /^(?:(.*)<br>)?<cite>((?:(?!<\/?cite>).)*)<\/cite>$/.exec(last) ?? [];
  if (cite === undefined || (before === undefined && quote.paragraphs.length === 1)) return;
  quote.cite = cite;
  quote.paragraphs = [...quote.paragraphs.slice(0, -1), ...(before === undefined ? [] : [before])];
}

/** `<footer><cite>Name</cite></footer>` says it twice. */
function alone(element: Element): Element {
  const filled = element.children.filter((child) => !isBlank(child));
  const [only] = filled;
  return filled.length === 1 && isElement(only, 'cite', 'p') && attribute(only, 'href') === ''
    ? alone(only)
    : element;
}
