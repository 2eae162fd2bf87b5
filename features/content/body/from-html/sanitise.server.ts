/**
 * Last check before HTML is stored: only these elements and attributes are written. Scripts, styles, foreign content
 * and frames are impossible here, so parsing the result again gives the same tree.
 */
import type { ElementContent, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { inlineMarks } from '../document/inline-marks.ts';

const inlineSchema: Schema = {
  tagNames: [...inlineMarks.keys(), 'br'],
  attributes: {
    a: ['href', 'hrefLang', ['rel', 'nofollow', 'sponsored', 'ugc']],
    abbr: ['title'],
    span: ['lang'],
    time: ['dateTime'],
    '*': [],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'story'] },
  ancestors: {},
  clobber: [],
  clobberPrefix: '',
  required: {},
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'svg',
    'math',
    'iframe',
    'object',
    'textarea',
    'select',
    'title',
    'xmp',
  ],
  allowComments: false,
  allowDoctypes: false,
};

export function sanitisedInline(nodes: ElementContent[]): string {
  const root: Root = { type: 'root', children: nodes };
  return toHtml(sanitize(root, inlineSchema), { characterReferences: { useNamedReferences: true } });
}
