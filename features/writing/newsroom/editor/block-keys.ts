/** Keys of blocks: the client that creates a block assigns its key, which stays the same in all versions. */
import type { Transaction } from 'prosemirror-state';

/**
 * Adds keys to an own change: new blocks get one, and of two blocks with the same key, after a split or a
 * paste, the second gets a new one. Never called for changes of others.
 */
export function giveKeys(transaction: Transaction, newKey: () => string = randomKey): Transaction {
  if (!transaction.docChanged) return transaction;
  const known = new Set<string>();
  const nameless: number[] = [];
  transaction.doc.forEach((block, at) => {
    if (block.type.spec.attrs?.key === undefined) return;
    const key: unknown = block.attrs.key;
    if (typeof key === 'string' && !known.has(key)) known.add(key);
    else nameless.push(at);
  });
  for (const at of nameless) transaction.setNodeAttribute(at, 'key', newKey());
  return transaction;
}

function randomKey(): string {
  return crypto.randomUUID().slice(-12);
}
