import type { CommitmentState } from '../commitment.ts';

export const commitmentStateTexts: Readonly<Record<'hu' | 'en', Readonly<Record<CommitmentState, string>>>> =
  {
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
  };
