/**
 * The acts of a story: which roles may perform them, and in which states they are possible. Used by the
 * server, its tests and the application [ACT-01].
 */
import type { Role } from '#features/sites/public.ts';
import type { PublicState, WorkState } from './story-states.ts';

export const actNames = [
  'submit',
  'return',
  'approve',
  'publish',
  'schedule',
  'update',
  'repair',
  'correct',
  'move',
  'withdraw',
  'cancel',
  'undo',
  'discard',
  'restore',
] as const;
export type ActName = (typeof actNames)[number];

/**
 * Acts on a story's visibility, in the newsroom and for readers; they have an API call of their own [ACT-03]
 * [ACT-16].
 */
export const secrecyActs = ['restrict', 'release', 'embargo', 'lift'] as const;
export type SecrecyAct = (typeof secrecyActs)[number];

/** Names of acts in the log of a story. */
export const loggedActs = [...actNames, ...secrecyActs, 'takedown', 'pass', 'assign', 'outside'] as const;
export type LoggedActName = (typeof loggedActs)[number];

interface ActRule {
  roles: readonly Role[];
  /** Authors only for their own stories. */
  isOwnOnly?: true;
  from: readonly PublicState[];
  work?: readonly WorkState[];
  /** Required input: a note (the reason, or what was wrong), a time or a slug. */
  needs?: 'note' | 'time' | 'slug';
}

const editors: readonly Role[] = ['editor', 'chief-editor'];
const chiefs: readonly Role[] = ['chief-editor'];
const unpublished: readonly PublicState[] = ['never', 'withdrawn'];

const actRules: Readonly<Record<ActName | SecrecyAct | 'takedown', ActRule>> = {
  submit: {
    roles: ['author', ...editors],
    isOwnOnly: true,
    from: ['never', 'withdrawn', 'public'],
    work: ['idea', 'draft', 'returned'],
  },
  return: {
    roles: editors,
    from: ['never', 'withdrawn', 'public'],
    work: ['submitted', 'approved'],
    needs: 'note',
  },
  approve: {
    roles: editors,
    from: ['never', 'withdrawn', 'public'],
    work: ['idea', 'draft', 'submitted', 'returned'],
  },
  publish: { roles: editors, from: ['never', 'withdrawn', 'scheduled'] },
  schedule: { roles: editors, from: unpublished, needs: 'time' },
  update: { roles: editors, from: ['public'] },
  repair: { roles: editors, from: ['public'] },
  correct: { roles: editors, from: ['public'], needs: 'note' },
  move: { roles: editors, from: ['scheduled', 'public', 'withdrawn'], needs: 'slug' },
  withdraw: { roles: editors, from: ['public', 'scheduled'] },
  restrict: { roles: chiefs, from: ['never', 'scheduled', 'withdrawn'] },
  release: { roles: chiefs, from: ['never', 'scheduled', 'withdrawn'] },
  embargo: { roles: chiefs, from: ['never', 'scheduled', 'withdrawn'], needs: 'note' },
  takedown: {
    roles: ['chief-editor', 'admin'],
    from: ['never', 'scheduled', 'public', 'withdrawn'],
    needs: 'note',
  },
  lift: { roles: chiefs, from: ['never', 'scheduled', 'withdrawn'], needs: 'note' },
  cancel: { roles: editors, from: ['public'] },
  undo: { roles: editors, from: ['public'] },
  discard: { roles: ['author', ...editors], isOwnOnly: true, from: ['never'] },
  restore: { roles: ['author', ...editors], isOwnOnly: true, from: ['never'] },
};

/** Acts with an undo within seconds. */
const undoable: readonly ActName[] = ['publish', 'update', 'repair', 'correct'];

/** Acts without an effect for readers: a token that may only write can perform them [NAPI-02]. */
const unseen: readonly ActName[] = ['submit', 'return', 'approve', 'discard', 'restore'];

export function isSeenByReaders(name: ActName): boolean {
  return !unseen.includes(name);
}

export function isUndoable(name: ActName): boolean {
  return undoable.includes(name);
}

export interface ActState {
  publicState: PublicState;
  workState: WorkState;
  isOwn: boolean;
  /** The last publication is only seconds old [ACT-07]. */
  canUndo: boolean;
  /** An act on the story is scheduled. */
  hasPlans: boolean;
  /** The story is in the bin: the only possible act is to restore it [ACT-14]. */
  isBinned: boolean;
  /** The text was changed after the approval [ACT-15]. */
  isChangedSinceApproval: boolean;
}

/** @example possibleActs(['author'], { publicState: 'never', workState: 'draft', isOwn: true }) // ['submit'] */
export function possibleActs(roles: readonly Role[], state: ActState): ActName[] {
  return actNames.filter((name) => mayAct(name, roles, state) && isPossible(name, state));
}

export interface SecrecyState {
  publicState: PublicState;
  isRestricted: boolean;
  isEmbargoed: boolean;
}

/** `restrict` also changes an existing restriction; `release` and `lift` need a restriction or an embargo. */
export function possibleSecrecyActs(roles: readonly Role[], state: SecrecyState): SecrecyAct[] {
  const { publicState, isRestricted, isEmbargoed } = state;
  return secrecyActs.filter(
    (name) =>
      mayAct(name, roles, { isOwn: false }) &&
      actRules[name].from.includes(publicState) &&
      (name !== 'release' || isRestricted) &&
      (name !== 'lift' || isEmbargoed),
  );
}

/** Whether the member may remove a story or a passage for good [ACT-08]. */
export function mayTakeDown(roles: readonly Role[], publicState: PublicState): boolean {
  return mayAct('takedown', roles, { isOwn: false }) && actRules.takedown.from.includes(publicState);
}

export function mayAct(
  name: ActName | SecrecyAct | 'takedown',
  roles: readonly Role[],
  { isOwn }: Pick<ActState, 'isOwn'>,
): boolean {
  const { roles: allowed, isOwnOnly } = actRules[name];
  return roles.some((role) => allowed.includes(role) && (role !== 'author' || !isOwnOnly || isOwn));
}

export function isPossible(name: ActName, state: Omit<ActState, 'isOwn'>): boolean {
  const { publicState, workState, canUndo, hasPlans, isBinned, isChangedSinceApproval } = state;
  const { from, work } = actRules[name];
  if (isBinned !== (name === 'restore')) return false;
  if (name === 'undo' && !canUndo) return false;
  if (name === 'cancel' && !hasPlans) return false;
  if (name === 'approve' && workState === 'approved') return isChangedSinceApproval;
  return from.includes(publicState) && (work === undefined || work.includes(workState));
}

/** Roles that may publish a story despite stops of the checklist [ACT-05]. */
export function mayPassStops(roles: readonly Role[]): boolean {
  return roles.includes('chief-editor');
}

/** Authors write their own stories and those that are assigned to them, editors all [ACT-01]. */
export function mayWrite(roles: readonly Role[], isOwn: boolean): boolean {
  return roles.some((role) => editors.includes(role) || (role === 'author' && isOwn));
}

/**
 * Roles that change some fields of a story without writing its text; each field says which roles [ACT-01].
 */
export function mayChangeFields(roles: readonly Role[]): boolean {
  return roles.includes('ad-operator');
}

/** Whether a role may assign a story to members, who then may write and submit it [ACT-01]. */
export function mayAssign(
  roles: readonly Role[],
  { publicState, isBinned }: Pick<ActState, 'publicState' | 'isBinned'>,
): boolean {
  return publicState !== 'taken-down' && !isBinned && roles.some((role) => editors.includes(role));
}
