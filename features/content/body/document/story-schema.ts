/**
 * A story in the newsroom's editor: title, subtitle and lead, and below them the blocks, one node each. What people type
 * is text in nodes, so that two people can write in it at once; nothing that can be deleted is demanded, so that no two
 * changes together make an invalid story.
 */
import { Schema } from 'prosemirror-model';
import { z } from 'zod';
import { blockSpecs } from '../blocks/block-nodes.ts';
import { markSpecs } from './inline-marks.ts';
import { nodeSpec, textSpec } from './node-spec.ts';

export const storySchema = new Schema({
  topNode: 'doc',
  nodes: {
    doc: nodeSpec({
      tag: 'article',
      content: 'title subtitle lead block*',
      attributes: { fields: z.record(z.string(), z.json()).default({}) },
    }),
    title: { ...textSpec('title', 'h1'), isolating: true },
    subtitle: { ...textSpec('subtitle'), isolating: true },
    lead: { ...textSpec('lead'), isolating: true, whitespace: 'pre' },
    ...blockSpecs,
    text: { group: 'inline' },
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      toDOM: () => ['br'],
      parseDOM: [{ tag: 'br' }],
    },
  },
  marks: markSpecs,
});
