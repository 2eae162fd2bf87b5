/**
 * Rights of the newsroom's roles [S30]. Pages and calls check them here; those that nothing needs yet belong to the
 * newsroom's application.
 */
import type { Role, Viewer } from './viewer.ts';

export type Right =
  | 'see-unpublished'
  | 'write-own-stories'
  | 'edit-stories'
  | 'publish-stories'
  | 'edit-fronts'
  | 'manage-ads'
  | 'manage-members'
  | 'read-log';

/** `member`: everybody of the newsroom, also without a role [ROLE-02]. */
export const rights: Readonly<Record<Right, 'member' | readonly Role[]>> = {
  'see-unpublished': 'member',
  'write-own-stories': ['author', 'editor', 'chief-editor'],
  'edit-stories': ['editor', 'chief-editor'],
  'publish-stories': ['editor', 'chief-editor'],
  'edit-fronts': ['editor', 'chief-editor'],
  'manage-ads': ['ad-operator'],
  'manage-members': ['admin'],
  'read-log': ['chief-editor', 'admin'],
};

/**
 * Whether a viewer has a right. Readers and anonymous clients have none [X09].
 * @example may({ kind: 'newsroom', id: 5, roles: ['author'] }, 'publish-stories') // false
 */
export function may(viewer: Viewer, right: Right): boolean {
  if (viewer.kind !== 'newsroom') return false;
  const allowed = rights[right];
  return allowed === 'member' || viewer.roles.some((role) => allowed.includes(role));
}
