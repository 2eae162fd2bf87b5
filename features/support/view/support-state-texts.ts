import type { CommitmentState } from '../commitment.ts';

export const commitmentStateTexts: Readonly<Record<CommitmentState, string>> = {
  starting: 'még nem indult el',
  active: 'aktív',
  paused: 'szünetel',
  'past-due': 'az utolsó terhelés nem sikerült',
  ended: 'megszűnt',
};
