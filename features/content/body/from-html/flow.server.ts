/** Converts nodes in document order: inline runs become paragraphs, all other elements go to their block converter. */
import type { Element, ElementContent, RootContent } from 'hast';
import { embedOf } from '../blocks/embed/embed-address.ts';
import { iconText } from '../blocks/image/image-blocks.server.ts';
import { textOfInline } from '../blocks/text-parts.ts';
import { blockConverterOf } from './block-converters.server.ts';
import { inlineHtml } from './inline-html.server.ts';
import { countLoss } from './losses.ts';
import { isDropped } from './source/dropped-elements.server.ts';
import { isElement } from './source/hast-helpers.server.ts';
import type { DraftBlock, Walk } from './walk.server.ts';

export function flow(nodes: readonly RootContent[], walk: Walk): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let run: ElementContent[] = [];

  function flush(): void {
    // Most runs are only white space between blocks.
    if (!run.every(isBlankText)) for (const part of paragraphsIn(run)) addAll(blocks, paragraph(part, walk));
    run = [];
  }

  function visit(node: RootContent, around: readonly Element[]): void {
    if (node.type === 'comment') readMarker(node.value, walk, flush);
    if (node.type === 'text') run.push(wrapIn(node, around));
    if (node.type !== 'element') return;
    if (node.tagName === 'br') {
      run.push(node);
      return;
    }
    if (isDropped(node, walk.losses)) return;
    const icon = iconText(node);
    if (icon !== null) {
      run.push(wrapIn({ type: 'text', value: icon }, around));
      return;
    }
    const make = blockConverterOf(node);
    if (make !== null) {
      flush();
      addAll(blocks, make(node, walk, around));
    } else if (containers.has(node.tagName)) {
      flush();
      for (const child of node.children) visit(child, around);
      flush();
    } else if (isMixed(node)) {
      for (const child of node.children) visit(child, [...around, node]);
    } else {
      run.push(wrapIn(node, around));
    }
  }

  for (const node of nodes) visit(node, []);
  flush();
  return blocks;
}

// A list can have more members than a call can have arguments, so nothing here is spread into `push`.
function addAll<T>(to: T[], from: readonly T[]): void {
  for (const member of from) to.push(member);
}

/** Boxes without a meaning of their own: their content is converted as if they were not there. */
const containers = new Set(
  (
    'p div section article main header footer nav center form fieldset address body html hgroup search menu dialog ' +
    'figcaption legend caption li dd dt details summary tr td th tbody thead tfoot colgroup marquee'
  ).split(' '),
);

/** An inline element around block elements: it is split and wrapped again around each inline run. */
function isMixed(element: Element): boolean {
  return containsBlocks(element.children);
}

export function containsBlocks(nodes: readonly RootContent[]): boolean {
  let breaks = 0;
  return nodes.some((child) => {
    if (child.type === 'text' && child.value.trim() !== '') breaks = 0;
    if (!isElement(child)) return child.type === 'comment';
    if (child.tagName === 'br') {
      breaks += 1;
      return breaks > 1;
    }
    breaks = 0;
    return (
      containers.has(child.tagName) ||
      blockConverterOf(child) !== null ||
      iconText(child) !== null ||
      isMixed(child)
    );
  });
}

function isBlankText(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function wrapIn(node: ElementContent, around: readonly Element[]): ElementContent {
  return around.reduceRight<ElementContent>((inner, outer) => ({ ...outer, children: [inner] }), node);
}

/** Two consecutive line breaks start a new paragraph. */
function paragraphsIn(run: readonly ElementContent[]): ElementContent[][] {
  const parts: ElementContent[][] = [[]];
  let breaks: ElementContent[] = [];
  for (const node of run) {
    if (isElement(node, 'br')) {
      breaks.push(node);
    } else if (isBlankText(node) && breaks.length > 0) {
      breaks.push(node);
    } else {
      if (breaks.filter((between) => isElement(between)).length > 1) parts.push([]);
      const part = parts.at(-1) ?? [];
      if (part.length > 0) addAll(part, breaks);
      part.push(node);
      breaks = [];
    }
  }
  return parts;
}

function paragraph(nodes: readonly ElementContent[], walk: Walk): DraftBlock[] {
  const html = inlineHtml(nodes, walk);
  if (html === '') return [];
  if (walk.bareAddresses && /^https?:\/\/[^\s<]+$/.test(html)) return bareAddress(textOfInline(html), walk);
  return [{ kind: 'paragraph', html }];
}

function bareAddress(address: string, walk: Walk): DraftBlock[] {
  const embed = embedOf(address, walk.ownPages);
  if (embed !== null) return [{ kind: 'embed', ...embed }];
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: address },
    children: [{ type: 'text', value: address }],
  };
  return [{ kind: 'paragraph', html: inlineHtml([link], walk) }];
}

/** `<!-- wp:name {…} /-->` is a dynamic block that WordPress renders on the server: it has no content to convert. */
function readMarker(comment: string, walk: Walk, flush: () => void): void {
  const marker = comment.trim();
  if (/^more\b/.test(marker)) flush();
  if (marker === 'nextpage') {
    flush();
    countLoss(walk.losses, 'page break');
  }
  const dynamic = /^wp:([a-z][a-z0-9/-]*)\b[\s\S]*\/$/.exec(marker)?.[1];
  if (dynamic !== undefined && dynamic !== 'spacer') countLoss(walk.losses, `block:${dynamic}`);
}
