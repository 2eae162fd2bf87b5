import { describe, expect, it } from 'vitest';
import { type DraftBody, type StoredBody, withKeys, withoutKeys } from './block-keys.ts';

function counter(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `new${last}`;
  };
}

const stored: StoredBody = [
  { key: 'a', html: 'egy', kind: 'paragraph' },
  { key: 'b', kind: 'divider' },
  { key: 'c', kind: 'infoBox', blocks: [{ key: 'd', kind: 'paragraph', html: 'kettő' }] },
  { key: 'e', kind: 'divider' },
];
const keysOf = (body: StoredBody) =>
  body.map((block) =>
    block.kind === 'infoBox' ? [block.key, ...block.blocks.map(({ key }) => key)] : block.key,
  );

describe('keys of blocks', () => {
  it('stay when an equal text is saved again, whatever the order of its fields', () => {
    expect(withKeys(withoutKeys(stored), stored, counter())).toEqual(stored);
  });

  it('follow an equal block to another place, and are new for a changed one', () => {
    const changed: DraftBody = [
      { kind: 'divider' },
      { kind: 'paragraph', html: 'egy' },
      { kind: 'infoBox', blocks: [{ kind: 'paragraph', html: 'három' }] },
    ];
    expect(keysOf(withKeys(changed, stored, counter()))).toEqual(['b', 'a', ['new2', 'new1']]);
  });

  it('are kept when a changed block gives its own back, once', () => {
    const changed: DraftBody = [
      { kind: 'paragraph', html: 'átírva', key: 'a' },
      { kind: 'paragraph', html: 'megkettőzve', key: 'a' },
      { kind: 'paragraph', html: 'egy' },
    ];
    expect(keysOf(withKeys(changed, stored, counter()))).toEqual(['a', 'new1', 'new2']);
  });

  it('reach no reader', () => {
    expect(JSON.stringify(withoutKeys(stored))).not.toContain('key');
  });
});
