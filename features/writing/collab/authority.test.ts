import { ReplaceStep } from 'prosemirror-transform';
import { describe, expect, it } from 'vitest';
import { storySchema as schema } from '#features/content/public.document.ts';
import { judgeBatch, type PastOf, type StoryState } from './authority.ts';
import type { Batch, LogEntry } from './story-log.ts';

const first = schema.node('doc', null, [
  schema.node('title', null, schema.text('title')),
  schema.node('subtitle'),
  schema.node('lead'),
]);
const story: StoryState = { epoch: 3, version: 0, document: first, numbers: {} };
const noPast: PastOf = () => null;

function typing(text: string, at: number): unknown {
  return new ReplaceStep(at, at, schema.node('title', null, schema.text(text)).slice(0)).toJSON();
}

function batch(steps: unknown[], more: Partial<Batch> = {}): Batch {
  const entries = [{ client: 'c1', number: 1, isUndo: false, steps }];
  return { epoch: 3, version: 0, entries, kept: [], closed: [], rebase: false, ...more };
}

function stored(before: StoryState, arriving: Batch): { story: StoryState; entries: LogEntry[] } {
  const verdict = judgeBatch(before, arriving, noPast);
  if (verdict.kind !== 'stored') throw new Error(verdict.kind);
  return verdict;
}

describe('the authority of a story', () => {
  it('stores a batch that is based on the newest version, and counts its steps [SAVE-03]', () => {
    const after = stored(story, batch([typing('a', 1), typing('b', 2)]));
    expect(after.story).toMatchObject({ version: 2, numbers: { c1: 1 } });
    expect(after.story.document.textContent).toBe('abtitle');
    expect(after.entries).toMatchObject([{ client: 'c1', number: 1, version: 2 }]);
  });

  it('does not apply a repeated batch again [SAVE-03]', () => {
    const after = stored(story, batch([typing('a', 1)]));
    expect(judgeBatch(after.story, batch([typing('a', 1)]), noPast)).toEqual({ kind: 'outdated' });
    expect(judgeBatch(after.story, batch([typing('a', 1)], { rebase: true }), noPast)).toEqual({
      kind: 'outdated',
    });
  });

  it('sends a writer of another epoch, of a version to come or of a forgotten one to the story as it is [SAVE-03]', () => {
    const replaced = { kind: 'replaced' };
    expect(judgeBatch(story, batch([typing('a', 1)], { epoch: 2 }), noPast)).toEqual(replaced);
    expect(judgeBatch(story, batch([typing('a', 1)], { version: 7 }), noPast)).toEqual(replaced);
    const later = { ...story, version: 9 };
    expect(judgeBatch(later, batch([typing('a', 1)]), noPast)).toEqual(replaced);
  });

  it('rebases a writer that asks for it, and only then [SAVE-03]', () => {
    const other = batch([typing('x', 1)], {
      entries: [{ client: 'c2', number: 1, isUndo: false, steps: [typing('x', 1)] }],
    });
    const { story: after, entries } = stored(story, other);
    const pastOf: PastOf = () => ({ document: first, log: entries });
    expect(judgeBatch(after, batch([typing('y', 6)]), pastOf)).toEqual({ kind: 'outdated' });
    const verdict = judgeBatch(after, batch([typing('y', 6)], { rebase: true }), pastOf);
    expect(verdict.kind === 'stored' && verdict.story.document.textContent).toBe('xtitley');
    expect(verdict).toMatchObject({ kind: 'stored', story: { version: 2, numbers: { c1: 1, c2: 1 } } });
  });

  it.each([
    ['outside of the document', typing('a', 99)],
    ['of an unknown kind', { stepType: 'burn' }],
    ['that is none', null],
    [
      'with an unknown node',
      { stepType: 'replace', from: 9, to: 9, slice: { content: [{ type: 'script' }] } },
    ],
    ['that takes the title away', { stepType: 'replace', from: 0, to: 7 }],
    [
      'with a hostile attribute',
      {
        stepType: 'replace',
        from: 11,
        to: 11,
        slice: { content: [{ type: 'heading', attrs: { level: '"><script>' } }] },
      },
    ],
    ['with a place that is none', { ...Object(typing('a', 1)), index: -1 }],
    ['with a place far behind it, as text', { ...Object(typing('a', 1)), index: '7' }],
    ['that takes back what has no name', { ...Object(typing('a', 1)), takesBack: 7 }],
    ['with a field that is no value', { stepType: 'field', change: { change: 'set', name: 'slug' } }],
  ])('refuses a step %s, and the story stays [SAVE-10]', (_name, step) => {
    const verdict = judgeBatch(story, batch([step]), noPast);
    expect(verdict).toEqual({ kind: 'refused', why: expect.any(String) });
    expect(story.document).toBe(first);
  });
});
