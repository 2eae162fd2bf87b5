/**
 * Keys of stored blocks: they name a block through all versions of a story, wherever it moves. Readers and the API get
 * none. A heading's `id` is another thing, its public anchor.
 */
import type { SimpleBlock } from './blocks/block-kinds.ts';
import type { InfoBox } from './blocks/info-box/info-box.ts';
import type { Block, Body } from './body-schema.ts';

interface Key {
  key: string;
}

type SimpleStored = SimpleBlock & Key;
export type StoredBody = (SimpleStored | (InfoBox<SimpleStored> & Key))[];

export type SimpleDraft = SimpleBlock & Partial<Key>;
/** A text to save. Who edits stored blocks gives their keys back; all others get one. */
export type DraftBody = (SimpleDraft | (InfoBox<SimpleDraft> & Partial<Key>))[];

type AnyDraft = DraftBody[number];

/**
 * The text as it is stored: a block keeps the key that it has, else that of an equal block of the text before, so that
 * an import that is repeated changes no key; all others get a new one.
 * @example withKeys([{ kind: 'divider' }], [], () => 'a1') // [{ kind: 'divider', key: 'a1' }]
 */
export function withKeys(body: DraftBody, before: StoredBody, newKey: () => string): StoredBody {
  const taken = new Set<string>();
  const given = new Map<AnyDraft, string>();
  for (const block of allBlocks(body))
    if (block.key !== undefined && !taken.has(block.key)) {
      taken.add(block.key);
      given.set(block, block.key);
    }
  const free = Map.groupBy(
    allBlocks(before).filter(({ key }) => key !== undefined && !taken.has(key)),
    contentOf,
  );
  const keyOf = (block: AnyDraft): string =>
    given.get(block) ?? free.get(contentOf(block))?.shift()?.key ?? newKey();
  return body.map((block) =>
    block.kind === 'infoBox'
      ? {
          ...block,
          blocks: block.blocks.map((inner) => ({ ...inner, key: keyOf(inner) })),
          key: keyOf(block),
        }
      : { ...block, key: keyOf(block) },
  );
}

/** The text as readers and the API get it. */
export function withoutKeys(body: DraftBody): Body {
  return body.map((block): Block => {
    if (block.kind !== 'infoBox') return withoutKey(block);
    const { key: _, ...box } = block;
    return { ...box, blocks: box.blocks.map(withoutKey) };
  });
}

function withoutKey({ key: _, ...block }: SimpleDraft): SimpleBlock {
  return block;
}

function allBlocks(body: DraftBody): AnyDraft[] {
  return body.flatMap((block): AnyDraft[] => (block.kind === 'infoBox' ? [block, ...block.blocks] : [block]));
}

/** The database orders the fields of JSON in its own way. */
function contentOf(block: AnyDraft): string {
  return JSON.stringify(block, (name, value: unknown) => {
    if (name === 'key') return undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  });
}
