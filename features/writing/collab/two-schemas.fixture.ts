/**
 * An invented next schema of stories, for the tests of upgrades: an added part shifts all positions, and one
 * block type is renamed.
 */
import { Schema } from 'prosemirror-model';
import { plainSpec, type StorySchemas, storySchemas } from '#features/content/public.document.ts';
import { isRecord } from '#platform/text/is-record.ts';

const { nodes, marks = {} } = plainSpec(storySchemas.schema);
const named = new Map(Object.entries(nodes));
const { doc, heading, title, ...others } = Object.fromEntries(named);

export const nextSchemas: StorySchemas = {
  number: storySchemas.number + 1,
  schema: new Schema({
    topNode: 'doc',
    nodes: {
      doc: { ...doc, content: 'title subtitle lead kicker block*' },
      title: { ...title },
      kicker: { content: 'text*', marks: '' },
      ...others,
      subheading: { ...heading },
    },
    marks,
  }),
  older: new Map([[storySchemas.number, { spec: plainSpec(storySchemas.schema), convert: convertDocument }]]),
};

function convertDocument(document: unknown): unknown {
  if (!isRecord(document) || !Array.isArray(document.content)) throw new RangeError('not a document');
  const [first, second, third, ...blocks] = document.content;
  return { ...document, content: [first, second, third, { type: 'kicker' }, ...blocks.map(convertBlock)] };
}

function convertBlock(block: unknown): unknown {
  return isRecord(block) && block.type === 'heading' ? { ...block, type: 'subheading' } : block;
}
