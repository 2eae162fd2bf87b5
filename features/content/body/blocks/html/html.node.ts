import { z } from 'zod';
import type { BlockNodes } from '../../document/block-nodes.ts';
import { blockSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';
import { isSanitised } from './is-sanitised.ts';

/** HTML of an import, which nobody edits: the editor shows it as readers see it. */
export const htmlNodes: BlockNodes<SimpleBlock<'html'>> = {
  nodes: {
    html: blockSpec({
      tag: 'div',
      className: 'html',
      atom: true,
      attributes: { html: z.string().refine(isSanitised) },
    }),
  },
  write: ({ html }) => ({ attrs: { html } }),
  read: ({ attrs }, from) => {
    const html = from.safeHtml(attrs.html);
    return html === '' ? null : { html };
  },
};
