import type { FormReading } from '#features/kit/public.ts';
import type { ShownSubscription } from '#features/newsletters/public.ts';
import type { ReaderDevice } from '#features/push/public.ts';
import type { OwnSupport } from '#features/support/public.ts';
import type { ProfileNotice } from './profile-form.ts';

export interface ProfileData {
  /** `deletion`: the second step, which asks whether the reader is sure. */
  step: 'profile' | 'deletion';
  notice: ProfileNotice | null;
  email: string;
  /** Waits for the code that was sent to it. */
  newAddress: string | null;
  /** The form of the name, which is '' without one. */
  nameForm: Omit<Extract<FormReading<'name', unknown>, { kind: 'faulty' }>, 'kind'>;
  /** Day on which the account was created. */
  since: string;
  /** Day on which it will be deleted; null unless that was requested. */
  deletesOn: string | null;
  newsletters: ShownSubscription[];
  /** Saved stories are in the account and on all devices. */
  savesStories: boolean;
  support: OwnSupport;
  sessions: ProfileSession[];
  /** Browsers that get notifications; null for an edition without them. */
  devices: ReaderDevice[] | null;
}

export interface ProfileSession {
  id: string;
  /** `Firefox · Linux`. */
  browser: string;
  usedAt: string;
  isCurrent: boolean;
}
