/** Inline HTML as nodes with marks, and back. Marks have no order of their own, so one nesting is defined here. */
import type { ElementContent, RootContent } from 'hast';
import type { Mark, Node } from 'prosemirror-model';
import { inlineHtml } from '../from-html/inline-html.server.ts';
import { attribute } from '../from-html/source/hast-helpers.server.ts';
import { parseHtml } from '../from-html/source/parse-html.server.ts';
import { inlineMarks, markAttributes } from './inline-marks.ts';
import { storySchema } from './story-schema.ts';

/** @example inlineNodes('<b>a</b>') // [text 'a' with the mark b] */
export function inlineNodes(html: string): Node[] {
  return html === '' ? [] : nodesIn(parseHtml(html, {}).children, []);
}

/** The HTML of a text as the sanitiser writes it. */
export function htmlOfNodes(nodes: readonly Node[]): string {
  if (nodes.length === 0) return '';
  const html = printed(nodes);
  // A space that is left out can make two marked words one.
  return html === '' ? '' : printed(inlineNodes(html));
}

function printed(nodes: readonly Node[]): string {
  return inlineHtml(nested(nodes, []), { losses: {} });
}

function nodesIn(content: readonly RootContent[], marks: readonly Mark[]): Node[] {
  return content.flatMap((part) => {
    if (part.type === 'text') return part.value === '' ? [] : [storySchema.text(part.value, marks)];
    if (part.type !== 'element') return [];
    if (part.tagName === 'br') return [storySchema.node('lineBreak', null, undefined, marks)];
    const attributes = inlineMarks.has(part.tagName)
      ? markAttributes(part.tagName, (name) => attribute(part, name))
      : null;
    const mark = attributes && storySchema.mark(part.tagName, attributes);
    return nodesIn(part.children, mark === null ? marks : mark.addToSet(marks));
  });
}

/** Outermost is the mark that reaches farthest from here; of two that reach equally far, the one first in the table. */
function nested(nodes: readonly Node[], open: readonly Mark[]): ElementContent[] {
  const content: ElementContent[] = [];
  for (let at = 0; at < nodes.length; ) {
    const outer = farthestMark(nodes.slice(at), open);
    content.push(
      outer === null
        ? leaf(nodes[at])
        : element(outer.mark, nested(nodes.slice(at, at + outer.length), [...open, outer.mark])),
    );
    at += outer?.length ?? 1;
  }
  return content;
}

function farthestMark(nodes: readonly Node[], open: readonly Mark[]): { mark: Mark; length: number } | null {
  let farthest: { mark: Mark; length: number } | null = null;
  for (const mark of nodes[0]?.marks ?? []) {
    if (mark.isInSet(open)) continue;
    const end = nodes.findIndex((node) => !mark.isInSet(node.marks));
    const length = end === -1 ? nodes.length : end;
    if (farthest === null || length > farthest.length) farthest = { mark, length };
  }
  return farthest;
}

function leaf(node: Node | undefined): ElementContent {
  return node?.isText
    ? { type: 'text', value: node.text ?? '' }
    : { type: 'element', tagName: 'br', properties: {}, children: [] };
}

function element(mark: Mark, children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: mark.type.name, properties: { ...mark.attrs }, children };
}
