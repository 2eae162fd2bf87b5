import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SignedInUser } from '#features/sites/public.ts';

/**
 * The author of a change: a member of the newsroom, a program with a token, or a command or job by its name.
 */
export type ChangeAuthor =
  | { kind: 'member'; id: number }
  | { kind: 'token'; id: string }
  | { kind: 'command'; id: string };

/** Options of a change. */
export interface ChangeOptions {
  /** By default the program itself. */
  by?: ChangeAuthor;
  /** The caller's transaction; otherwise the change has one of its own. */
  trx?: Transaction<DB>;
  /** The version that the change is based on: it is refused when the story has a newer one. */
  version?: number;
}

/** A member of the newsroom, also by their own program, or a service with a token. */
export function changeAuthorOf({ viewer }: Pick<SignedInUser, 'viewer'>): ChangeAuthor {
  const isProgram = viewer.kind === 'newsroom' && viewer.isProgram;
  return isProgram ? { kind: 'token', id: String(viewer.id) } : { kind: 'member', id: viewer.id };
}

export const commandAuthor: ChangeAuthor = { kind: 'command', id: 'lapzarta' };
