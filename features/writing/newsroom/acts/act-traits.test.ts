import { describe, expect, it } from 'vitest';
import { actNames } from '../../acts.ts';
import { actTraits, orderedActs } from './act-traits.ts';
import { actWords } from './act-words.ts';

describe('the acts of a story', () => {
  it('are those that the server allows; the first is what the story waits for [ACT-01]', () => {
    expect(orderedActs(['write', 'return', 'approve'])).toEqual(['approve', 'return']);
    expect(orderedActs(['write', 'submit'])).toEqual(['submit']);
    expect(orderedActs(['withdraw', 'correct', 'repair', 'update'])).toEqual([
      'update',
      'repair',
      'correct',
      'withdraw',
    ]);
    expect(orderedActs(['write'])).toEqual([]);
  });

  it('have all a place; the one that takes something away from readers is marked', () => {
    expect(actTraits.withdraw).toMatchObject({ asks: 'reason', isOptional: true, isDanger: true });
    expect(orderedActs(actNames)).toHaveLength(actNames.length);
  });

  it('that can be called back are publication, update, repair and correction [ACT-07]', () => {
    expect(actNames.filter((act) => actTraits[act].canBeUndone).toSorted()).toEqual([
      'correct',
      'publish',
      'repair',
      'update',
    ]);
  });

  it('have words in both languages that say what happens', () => {
    for (const { acts: names, what, done } of Object.values(actWords))
      for (const act of actNames) expect([names[act], what[act], done[act]]).not.toContain('');
  });
});
