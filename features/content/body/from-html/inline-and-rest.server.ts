/** Content that must be inline (heading, cell, caption): its inline HTML, and the blocks that must go elsewhere. */
import type { RootContent } from 'hast';
import { listAsLines } from '../blocks/list/list-blocks.server.ts';
import { containsBlocks, flow } from './flow.server.ts';
import { inlineHtml } from './inline-html.server.ts';
import type { DraftBlock, Walk } from './walk.server.ts';

export function inlineAndRest(
  nodes: readonly RootContent[],
  walk: Walk,
): { html: string; rest: DraftBlock[] } {
  if (!containsBlocks(nodes)) return { html: inlineHtml(nodes, walk), rest: [] };
  const lines: string[] = [];
  const rest: DraftBlock[] = [];
  for (const block of flow(nodes, { ...walk, bareAddresses: false })) {
    if (block.kind === 'paragraph' || block.kind === 'heading') lines.push(block.html);
    else if (block.kind === 'list') lines.push(listAsLines(block, walk).join('<br>'));
    else rest.push(block);
  }
  return { html: lines.join('<br>'), rest };
}
