/** The only block that contains others. */
import type { NodeSpec } from 'prosemirror-model';
import { blockSpec, textSpec } from '../../document/node-spec.ts';

export const infoBoxSpecs: Record<string, NodeSpec> = {
  infoBox: blockSpec({
    tag: 'aside',
    className: 'infobox',
    group: 'block',
    content: 'boxTitle simpleBlock*',
    isolating: true,
    defining: true,
  }),
  boxTitle: textSpec('box-title', 'h3'),
};
