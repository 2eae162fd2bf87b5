import type { ElementContent } from 'hast';
import { countLoss } from '../losses.ts';
import { isElement } from './hast-reading.server.ts';
import type { BlockMaker } from './walk.server.ts';

/** What a form says stays; what could be filled in or pressed goes with it, and is one loss. */
export const formBlocks: BlockMaker = (element, walk) => {
  countLoss(walk.losses, 'form');
  return walk.flow(withoutControls(element.children));
};

function withoutControls(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !isControl(node))
    .map((node) => (isElement(node) ? { ...node, children: withoutControls(node.children) } : node));
}

function isControl(node: ElementContent): boolean {
  return isElement(node, 'input', 'select', 'textarea', 'button', 'datalist', 'output');
}
