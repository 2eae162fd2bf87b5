/** Stories as documents, for tests of their history. */
import type { Node } from 'prosemirror-model';
import { storySchema } from '#features/content/public.document.ts';

export function block(type: string, text: string, attrs: Record<string, unknown> = {}): Node {
  return storySchema.node(type, attrs, text === '' ? [] : [storySchema.text(text)]);
}

export const paragraph = (text: string, key: string | null = null) => block('paragraph', text, { key });

export function documentOf(...blocks: Node[]): Node {
  const texts = ['title', 'subtitle', 'lead'].map((name) => storySchema.node(name));
  return storySchema.node('doc', { fields: { site: 'telex' } }, [...texts, ...blocks]);
}
