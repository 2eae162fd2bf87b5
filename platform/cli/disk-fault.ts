import { OperatorError } from './operator-error.ts';

/**
 * Turns a file system error into a sentence for the operator. `onDisk(folder, 'LAPZARTA_DATA', () =>
 * mkdirSync(folder))`: `setting` is the variable that selects another folder.
 */
export function onDisk<Result>(folder: string, setting: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    const reason = reasons[codeOf(error)];
    if (reason === undefined) throw error;
    throw new OperatorError(
      `The folder ${folder} ${reason} Set ${setting} to another folder, or correct this.`,
    );
  }
}

/** A full disk can fail any write, and the remedy is the same for all of them. */
export function fullDisk(error: unknown): OperatorError | undefined {
  if (!(error instanceof Error) || !['ENOSPC', 'EDQUOT'].includes(codeOf(error))) return undefined;
  return new OperatorError(`The disk is full: ${error.message}. Make room on it, and try again.`);
}

const reasons: Record<string, string> = {
  EACCES: 'is closed to this user, or holds something that belongs to another.',
  EPERM: 'is closed to this user, or holds something that belongs to another.',
  EROFS: 'is on a disk that can only be read.',
  ENOSPC: 'is on a disk that is full.',
  EDQUOT: 'is on a disk where this user has no room left.',
  ENOTDIR: 'is not a folder.',
  EEXIST: 'is not a folder.',
  ENOENT: 'cannot be made.',
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
