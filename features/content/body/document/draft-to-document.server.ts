/** A stored or imported story as the editor's document. */
import type { Attrs, Node } from 'prosemirror-model';
import type { DraftBody } from '../block-keys.ts';
import type { SimpleBlock, SimpleKind } from '../blocks/block-kinds.ts';
import { nodesOf } from '../blocks/block-nodes.ts';
import type { Writing } from './block-nodes.ts';
import { inlineNodes } from './inline-nodes.server.ts';
import { storySchema } from './story-schema.ts';

export interface WrittenTexts {
  title: string;
  subtitle?: string;
  lead?: string;
  body: DraftBody;
}

export interface StoryContent extends WrittenTexts {
  /** The story's other fields, by their names in `ArticleDraft`, as JSON: times in ISO 8601. */
  fields: Readonly<Record<string, unknown>>;
}

/** @example draftToDocument({ title: 'A híd', body: [{ kind: 'divider' }], fields: { site: 'telex' } }) */
export function draftToDocument({ title, subtitle, lead, body, fields }: StoryContent): Node {
  return node(
    'doc',
    [
      node('title', textNodes(title)),
      node('subtitle', textNodes(subtitle)),
      node('lead', textNodes(lead)),
      ...body.map(blockToNode),
    ],
    { fields },
  );
}

export function blockToNode(block: DraftBody[number]): Node {
  const { key = null } = block;
  if (block.kind !== 'infoBox') return simpleNode(block, key);
  return node('infoBox', [node('boxTitle', textNodes(block.title)), ...block.blocks.map(blockToNode)], {
    key,
  });
}

function simpleNode<K extends SimpleKind>(block: SimpleBlock<K>, key: string | null): Node {
  const { attrs, content } = nodesOf<K>(block).write(block, writing);
  return node(block.kind, content, { ...attrs, key });
}

function node(type: string, content: readonly Node[] = [], attrs: Attrs = {}): Node {
  return storySchema.node(type, attrs, content);
}

function textNodes(text = ''): Node[] {
  return text === '' ? [] : [storySchema.text(text)];
}

const writing: Writing = { node, text: textNodes, inline: (html = '') => inlineNodes(html) };
