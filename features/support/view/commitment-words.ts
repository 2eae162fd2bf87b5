import { defineWords } from '#platform/text/words.ts';
import type { CommitmentState } from '../terms/commitment.ts';

export const commitmentWords: Readonly<Record<'hu' | 'en', Readonly<Record<CommitmentState, string>>>> =
  defineWords('commitment', {
    hu: {
      starting: 'még nem indult el',
      active: 'aktív',
      paused: 'szünetel',
      'past-due': 'az utolsó terhelés nem sikerült',
      ended: 'megszűnt',
    },
    en: {
      starting: 'has not begun yet',
      active: 'active',
      paused: 'paused',
      'past-due': 'the last charge failed',
      ended: 'ended',
    },
  });
