import { describe, expect, it } from 'vitest';
import { may, type Right, rights } from './rights.ts';
import { anonymous, type Role, roles } from './viewer.ts';

/** Rights of each role, written out: a change of the table has to be made twice. */
const expected: Record<Role | 'none', Right[]> = {
  none: ['see-unpublished'],
  author: ['see-unpublished', 'write-own-stories'],
  editor: ['see-unpublished', 'write-own-stories', 'edit-stories', 'publish-stories', 'edit-fronts'],
  'chief-editor': [
    ...(['see-unpublished', 'write-own-stories', 'edit-stories', 'publish-stories', 'edit-fronts'] as const),
    'read-log',
  ],
  'ad-operator': ['see-unpublished', 'manage-ads'],
  admin: ['see-unpublished', 'manage-members', 'read-log'],
};

const all = (Object.keys(rights) as Right[]).toSorted();

describe('the rights of the newsroom [S30]', () => {
  it.each([...roles, 'none'] as const)('of the role %s are these and no others', (role) => {
    const viewer = { kind: 'newsroom', id: 1, roles: role === 'none' ? [] : [role] } as const;
    expect(all.filter((right) => may(viewer, right))).toEqual(expected[role].toSorted());
  });

  it('of several roles add up', () => {
    const viewer = { kind: 'newsroom', id: 1, roles: ['author', 'ad-operator'] } as const;
    expect(may(viewer, 'manage-ads') && may(viewer, 'write-own-stories')).toBe(true);
    expect(may(viewer, 'publish-stories')).toBe(false);
  });

  it('belong to no reader and to nobody who is not signed in [X09]', () => {
    for (const viewer of [anonymous, { kind: 'reader', id: 1 } as const])
      expect(all.filter((right) => may(viewer, right))).toEqual([]);
  });
});
