import { describe, expect, it } from 'vitest';
import type { KeptText } from './kept-text.ts';
import { newKept } from './new-kept.ts';

function row(id: string, text: string): KeptText {
  return { id, why: 'dropped', writer: 'c1', pieces: [{ block: 'p', type: 'paragraph', content: [], text }] };
}

describe('rows of kept text that a story gets', () => {
  it('are stored once when the writer and the authority find the same text [SAVE-04]', () => {
    const open = [row('dropped:c1:4::x', 'the whole')];
    expect(newKept(open, [row('dropped:c1:4::x', 'the whole')])).toEqual({ added: [], superseded: [] });
    expect(newKept(open, [row('dropped:c1:4::y', 'whole')])).toEqual({ added: [], superseded: [] });
  });

  it('supersede those of the same entry whose text they contain [SAVE-04]', () => {
    const larger = row('dropped:c1:4::y', 'the whole');
    expect(newKept([row('dropped:c1:4::x', 'whole')], [larger])).toEqual({
      added: [larger],
      superseded: ['dropped:c1:4::x'],
    });
  });

  it('are all stored when other entries wrote the same text [SAVE-04]', () => {
    const other = row('dropped:c1:5::x', 'whole');
    expect(newKept([row('dropped:c1:4::x', 'whole')], [other])).toEqual({ added: [other], superseded: [] });
  });

  it('have no text twice when two tabs found parts that overlap [SAVE-04] [SAVE-05]', () => {
    const cut = (id: string, text: string) => ({
      ...row(id, text),
      pieces: [{ block: 'p', type: 'paragraph', content: [{ type: 'text', text }], text }],
    });
    const first = cut('dropped:c1:4::0.2:x', 'cdef');
    const { added, superseded } = newKept(
      [first],
      [cut('dropped:c1:4::0.0:y', 'abcd'), cut('dropped:c1:4::0.4:z', 'efgh')],
    );
    expect(added.map(({ id, pieces }) => [id.split(':')[4], pieces])).toEqual([
      ['0.0', [{ block: 'p', type: 'paragraph', content: [{ type: 'text', text: 'ab' }], text: 'ab' }]],
      ['0.6', [{ block: 'p', type: 'paragraph', content: [{ type: 'text', text: 'gh' }], text: 'gh' }]],
    ]);
    expect(superseded).toEqual([]);
  });
});
