/** The two states of a story [ACT-01]: its state for readers, and the progress of the newsroom's work. */
export const publicStates = ['never', 'scheduled', 'public', 'withdrawn', 'taken-down'] as const;
export type PublicState = (typeof publicStates)[number];

export const workStates = ['idea', 'draft', 'submitted', 'returned', 'approved'] as const;
export type WorkState = (typeof workStates)[number];

/**
 * The public state for the state of a stored story.
 * @example publicStateOf('active') // 'public'
 */
export function publicStateOf(state: string, isTakenDown = false): PublicState {
  if (isTakenDown) return 'taken-down';
  if (state === 'active') return 'public';
  return state === 'scheduled' || state === 'withdrawn' ? state : 'never';
}
