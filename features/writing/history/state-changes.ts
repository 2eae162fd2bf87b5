/**
 * A summary of the changes between two states, in numbers and names: without the text, so that it may be
 * stored.
 */
import { z } from 'zod';
import { textNodes } from './aligned-blocks.ts';
import type { ComparedPart, Comparison, TextRun } from './compare-documents.ts';

const count = z.int().nonnegative();

export const stateChangesSchema = z.object({
  texts: z.array(z.enum(textNodes)).describe('Of title, subtitle and lead.'),
  fields: z.array(z.string()).describe('Names of fields outside the text.'),
  words: z.object({ added: count, removed: count }),
  blocks: z.object({ added: count, removed: count, changed: count, moved: count }),
});

export type StateChanges = z.infer<typeof stateChangesSchema>;

export function stateChanges({ fields, parts }: Comparison): StateChanges {
  const blocks = parts.slice(textNodes.length);
  const changed = (change: ComparedPart['change']) => blocks.filter((part) => part.change === change).length;
  return {
    texts: textNodes.filter((_, index) => parts[index]?.change === 'changed'),
    fields: fields.map(({ name }) => name),
    words: { added: wordsIn(parts, 'added'), removed: wordsIn(parts, 'removed') },
    blocks: {
      added: changed('added'),
      removed: changed('removed'),
      changed: changed('changed'),
      moved: blocks.filter(({ isMoved }) => isMoved).length,
    },
  };
}

function wordsIn(parts: readonly ComparedPart[], kind: TextRun['kind']): number {
  const texts = parts.flatMap(({ runs }) => runs.filter((run) => run.kind === kind));
  return texts.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}
