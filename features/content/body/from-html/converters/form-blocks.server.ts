import type { ElementContent } from 'hast';
import { countLoss } from '../losses.ts';
import { isElement } from '../source/hast-helpers.server.ts';
import type { BlockConverter } from '../walk.server.ts';

/** The text of a form stays; its controls are dropped and counted as one loss. */
export const formBlocks: BlockConverter = (element, walk) => {
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
