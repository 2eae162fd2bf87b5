import { describe, expect, it } from 'vitest';
import { liveWords } from './live-words.ts';

const { hu, en } = liveWords;

describe('the words of a live page', () => {
  it('count posts without a plural in Hungarian, with one in English [LIVE-04]', () => {
    expect([1, 2, 30].map(hu.newPosts)).toEqual(['1 új bejegyzés', '2 új bejegyzés', '30 új bejegyzés']);
    expect([1, 2, 30].map(en.newPosts)).toEqual(['1 new post', '2 new posts', '30 new posts']);
  });

  it.each(['hu', 'en'] as const)('tell a withdrawn post from one that is elsewhere now: %s', (language) => {
    const { withdrawn, elsewhere, isNew, isChanged } = liveWords[language];
    expect(withdrawn).not.toBe(elsewhere);
    expect(isNew).not.toBe(isChanged);
  });
});
