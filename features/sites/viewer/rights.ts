/**
 * Rights of the newsroom's roles [S30]. Pages and calls check them here; those that nothing needs yet belong to the
 * newsroom's application.
 */
import { allRoles, rolesAt } from './grants.ts';
import type { NewsroomViewer, Role, Scope, Viewer } from './viewer.ts';

export type Right =
  | 'see-unpublished'
  | 'open-stories'
  | 'write-own-stories'
  | 'edit-stories'
  | 'publish-stories'
  | 'edit-fronts'
  | 'manage-ads'
  | 'manage-members'
  | 'take-down'
  | 'read-log';

/** `member`: everybody of the newsroom, also without a role [ROLE-02]; which drafts they see is in `seenDrafts`. */
export const rights: Readonly<Record<Right, 'member' | readonly Role[]>> = {
  'see-unpublished': 'member',
  'open-stories': ['author', 'editor', 'chief-editor', 'ad-operator'],
  'write-own-stories': ['author', 'editor', 'chief-editor'],
  'edit-stories': ['editor', 'chief-editor'],
  'publish-stories': ['editor', 'chief-editor'],
  'edit-fronts': ['editor', 'chief-editor'],
  'manage-ads': ['ad-operator'],
  'manage-members': ['admin'],
  'take-down': ['chief-editor', 'admin'],
  'read-log': ['chief-editor', 'admin'],
};

/**
 * Whether a viewer has a right on a site, or without one on any. Readers and anonymous clients have none [X09].
 * @example may({ kind: 'newsroom', id: 5, roles: ['author'] }, 'publish-stories') // false
 */
export function may(viewer: Viewer, right: Right, site?: string): boolean {
  if (viewer.kind !== 'newsroom') return false;
  const allowed = rights[right];
  const given = site === undefined ? allRoles(viewer) : rolesAt(viewer, site);
  return allowed === 'member' || given.some((role) => allowed.includes(role));
}

/**
 * Whether a token has the scope; a member in the browser has no token, and is limited by rights alone
 * [NAPI-02].
 */
export function hasScope(viewer: Viewer, scope: Scope): boolean {
  return viewer.kind !== 'newsroom' || viewer.token === undefined || viewer.token.scopes.includes(scope);
}

/**
 * Which drafts a member sees: all of the newsroom's, also without a role [ROLE-02]; but ad operators only sponsored ones,
 * and admins none [ACT-01].
 */
export function seenDrafts(member: NewsroomViewer): 'all' | 'sponsored' | 'none' {
  const given = allRoles(member);
  if (given.length === 0 || may(member, 'write-own-stories')) return 'all';
  return given.includes('ad-operator') ? 'sponsored' : 'none';
}
