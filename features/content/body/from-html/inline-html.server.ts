/** Converts a run of inline nodes to the normalised inline HTML of a block. */
import type { Element, ElementContent, RootContent, Text } from 'hast';
import { cleanCharacters, collapseSpaces } from '../clean-text.ts';
import { inlineMarks, markAttributes } from '../document/inline-marks.ts';
import { type LinkNeeds, linkAddress } from './link-address.server.ts';
import { countLoss, type Losses } from './losses.ts';
import { sanitisedInline } from './sanitise.server.ts';
import { isDropped } from './source/dropped-elements.server.ts';
import { attribute, textIn } from './source/hast-helpers.server.ts';

export interface InlineNeeds extends LinkNeeds {
  losses: Losses;
}

export function inlineHtml(nodes: readonly RootContent[], needs: InlineNeeds): string {
  const tidied = tidy(nodes, needs, new Set());
  collapseWhiteSpace(tidied);
  return sanitisedInline(withoutEmptyNodes(tidied));
}

/** Like `inlineHtml`, with all white space preserved: for code and poems. */
export function preformattedHtml(nodes: readonly RootContent[], needs: InlineNeeds): string {
  return sanitisedInline(tidy(nodes, needs, new Set()))
    .replace(/^\s*\n/, '')
    .trimEnd();
}

const aliases: Record<string, string> = {
  strike: 's',
  tt: 'code',
  samp: 'code',
  acronym: 'abbr',
  var: 'em',
  dfn: 'em',
};
/** Adjacent elements of these kinds with equal attributes are merged. */
const mergeable = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'mark', 'span', 'del', 'ins']);
/** Block converters handle these first; the content of any that is left is not text. */
const withoutText = new Set(['script', 'object']);

/** Keeps known elements only, none nested in its own kind, none without visible content. */
function tidy(
  nodes: readonly RootContent[],
  needs: InlineNeeds,
  open: ReadonlySet<string>,
): ElementContent[] {
  const tidied: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text') append(tidied, { type: 'text', value: cleanCharacters(node.value) });
    if (node.type !== 'element' || withoutText.has(node.tagName) || isDropped(node, needs.losses)) continue;
    if (node.tagName === 'br')
      append(tidied, { type: 'element', tagName: 'br', properties: {}, children: [] });
    else for (const child of tidyElement(node, needs, open)) append(tidied, child);
  }
  return tidied;
}

function tidyElement(node: Element, needs: InlineNeeds, open: ReadonlySet<string>): ElementContent[] {
  const tagName = normalisedTag(node);
  if (tagName === 'q') return quoted(tidy(node.children, needs, open));
  if (tagName === 'a' && open.has('a')) countLoss(needs.losses, 'link');
  if (!inlineMarks.has(tagName) || open.has(tagName)) return tidy(node.children, needs, open);
  const properties = propertiesOf(tagName, node, needs);
  if (properties === null) return tidy(node.children, needs, open);
  const children = tidy(node.children, needs, new Set([...open, tagName]));
  if (!/[^\s\u00a0]/.test(textIn({ type: 'root', children }))) return children;
  return [{ type: 'element', tagName, properties, children }];
}

/** Word processors mark bold and italic by styles; `mso-bidi-font-weight` concerns right-to-left scripts only. */
function normalisedTag(node: Element): string {
  const style = attribute(node, 'style').toLowerCase();
  if (node.tagName === 'b' && /(^|;)\s*font-weight\s*:\s*(normal|400)/.test(style)) return 'font';
  if (node.tagName !== 'span') return aliases[node.tagName] ?? node.tagName;
  if (attribute(node, 'lang') !== '') return 'span';
  if (/(^|;)\s*font-weight\s*:\s*(bold|[6-9]00)/.test(style)) return 'strong';
  return /(^|;)\s*font-style\s*:\s*italic/.test(style) ? 'em' : 'font';
}

function propertiesOf(tagName: string, node: Element, needs: InlineNeeds): Element['properties'] | null {
  const href = tagName === 'a' ? linkOf(node, needs) : '';
  const attributes = markAttributes(tagName, (name) => (name === 'href' ? href : attribute(node, name)));
  return attributes && propertiesWith(attributes);
}

function propertiesWith(attributes: Readonly<Record<string, string | null>>): Element['properties'] {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === null ? [] : [[name, name === 'rel' ? value.split(' ') : value]],
    ),
  );
}

/** '' where the text is no link. */
function linkOf(node: Element, needs: InlineNeeds): string {
  const raw = attribute(node, 'href');
  if (/^\s*#?\s*$/.test(raw)) return '';
  const href = linkAddress(raw, needs);
  if (href === null) countLoss(needs.losses, 'link');
  return href ?? '';
}

function quoted(children: ElementContent[]): ElementContent[] {
  return [{ type: 'text', value: '„' }, ...children, { type: 'text', value: '”' }];
}

function append(to: ElementContent[], node: ElementContent): void {
  const last = to.at(-1);
  if (node.type === 'text' && last?.type === 'text') last.value += node.value;
  else if (node.type === 'element' && last?.type === 'element' && canMerge(last, node)) {
    for (const child of node.children) append(last.children, child);
  } else to.push(node);
}

function canMerge(one: Element, other: Element): boolean {
  return (
    one.tagName === other.tagName &&
    mergeable.has(one.tagName) &&
    JSON.stringify(one.properties) === JSON.stringify(other.properties)
  );
}

/** Collapses white space as browsers do: one space between words, none at the edges, single line breaks. */
function collapseWhiteSpace(nodes: ElementContent[]): void {
  const leaves = leavesOf(nodes);
  let before: 'edge' | 'space' | 'word' = 'edge';
  let breaks: Element | null = null;
  for (const leaf of leaves) {
    if (leaf.type === 'element') {
      if (before === 'edge') leaf.tagName = 'wbr';
      else breaks = leaf;
      before = 'edge';
      continue;
    }
    leaf.value = collapseSpaces(leaf.value);
    if (before !== 'word') leaf.value = leaf.value.replace(/^[ \u00a0]+/, '');
    if (leaf.value === '') continue;
    before = /[ \u00a0]$/.test(leaf.value) ? 'space' : 'word';
    breaks = null;
  }
  if (breaks !== null) breaks.tagName = 'wbr';
  trimEnds(leaves);
}

/** Removes spaces before a line break and at the very end. */
function trimEnds(leaves: readonly (Text | Element)[]): void {
  let atEdge = true;
  for (const leaf of leaves.toReversed()) {
    if (leaf.type === 'element') {
      atEdge = true;
      continue;
    }
    if (atEdge) leaf.value = leaf.value.replace(/[ \u00a0]+$/, '');
    if (leaf.value !== '') atEdge = false;
  }
}

function leavesOf(nodes: readonly ElementContent[]): (Text | Element)[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    return node.tagName === 'br' ? [node] : leavesOf(node.children);
  });
}

/** Removes the line breaks that `collapseWhiteSpace` marked as `wbr`, and the empty text nodes. */
function withoutEmptyNodes(nodes: readonly ElementContent[]): ElementContent[] {
  const remaining: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text' && node.value !== '') append(remaining, node);
    if (node.type !== 'element' || node.tagName === 'wbr') continue;
    append(remaining, node.tagName === 'br' ? node : { ...node, children: withoutEmptyNodes(node.children) });
  }
  return remaining;
}
