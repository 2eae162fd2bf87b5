import { describe, expect, it } from 'vitest';
import { actNames } from '../../acts.ts';
import { actSentence } from './act-sentence.ts';

const anna = { kind: 'member', id: '1', name: 'Kovács Anna' };
const plain = { author: anna, isUndone: false, isFailed: false, passedChecks: [], plannedFor: null };
const hu = { language: 'hu', timeZone: 'Europe/Budapest' } as const;
const en = { ...hu, language: 'en' } as const;

describe('an act in the history', () => {
  it.each([hu, en])('is a sentence with who did it: $language [ACT-10]', (style) => {
    const sentences = actNames.map((act) => actSentence({ ...plain, act }, style));
    expect(new Set(sentences).size).toBe(actNames.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^Kovács Anna .+\.$/);
  });

  it('of a program, the schedule, a command, or somebody who left is said as well [ACT-10]', () => {
    const by = (kind: string, id = '7') => ({ ...plain, author: { kind, id, name: '' } });
    expect(actSentence({ ...by('token'), act: 'publish' }, hu)).toBe('Egy program közzétette.');
    expect(actSentence({ ...by('command', 'schedule'), act: 'publish' }, hu)).toBe('Az időzítő közzétette.');
    expect(actSentence({ ...by('command', 'import'), act: 'update' }, en)).toBe(
      'A command on the server (import) updated it, with a new time.',
    );
    expect(actSentence({ ...by('member'), act: 'publish' }, en)).toBe('A former member published it.');
    expect(actSentence({ ...plain, act: 'merge' }, en)).toBe('Kovács Anna: merge');
  });

  it('says what somebody let pass [ACT-10]', () => {
    expect(actSentence({ ...plain, act: 'pass', passedChecks: ['author', 'title'] }, en)).toBe(
      'Kovács Anna let pass what the checklist had stopped. The story has no title. No author is given.',
    );
  });

  it('says for when it was planned, that it was taken back, and that it did not happen [ACT-10]', () => {
    const plannedFor = '2026-11-22T07:05:00.000Z';
    expect(actSentence({ ...plain, act: 'schedule', plannedFor }, hu)).toMatch(
      /^Kovács Anna időzítette\. Időpont: .*8:05\.$/,
    );
    expect(actSentence({ ...plain, act: 'publish', isUndone: true }, en)).toBe(
      'Kovács Anna published it. This was undone.',
    );
    expect(actSentence({ ...plain, act: 'update', isFailed: true }, hu)).toBe(
      'Nem történt meg az időzített frissítés.',
    );
  });
});
