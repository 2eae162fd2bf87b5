import { describe, expect, it } from 'vitest';
import { may, type Right, rights, seenDrafts } from './rights.ts';
import { anonymous, type Role, roles } from './viewer.ts';

/** Rights of each role, written out: a change of the table has to be made twice. */
const expected: Record<Role | 'none', Right[]> = {
  none: ['see-unpublished'],
  author: ['see-unpublished', 'open-stories', 'write-own-stories'],
  editor: [
    'see-unpublished',
    'open-stories',
    'write-own-stories',
    'edit-stories',
    'publish-stories',
    'edit-fronts',
  ],
  'chief-editor': [
    'see-unpublished',
    'open-stories',
    'write-own-stories',
    'edit-stories',
    'publish-stories',
    'edit-fronts',
    'read-log',
    'take-down',
  ],
  'ad-operator': ['see-unpublished', 'open-stories', 'manage-ads'],
  admin: ['see-unpublished', 'manage-members', 'read-log', 'take-down'],
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

  it('of one site are none on another [ACT-01]', () => {
    const viewer = {
      kind: 'newsroom',
      id: 1,
      roles: ['author'],
      siteRoles: { sport: ['editor'] },
    } as const;
    expect(['sport', 'telex', 'constructor'].filter((site) => may(viewer, 'edit-fronts', site))).toEqual([
      'sport',
    ]);
    expect(may(viewer, 'edit-fronts')).toBe(true);
    expect(may(viewer, 'write-own-stories', 'telex')).toBe(true);
  });

  it('belong to no reader and to nobody who is not signed in [X09]', () => {
    for (const viewer of [anonymous, { kind: 'reader', id: 1 } as const])
      expect(all.filter((right) => may(viewer, right))).toEqual([]);
  });
});

describe('drafts [ACT-01]', () => {
  it.each([
    [[], 'all'],
    [['author'], 'all'],
    [['chief-editor', 'admin'], 'all'],
    [['ad-operator'], 'sponsored'],
    [['ad-operator', 'admin'], 'sponsored'],
    [['ad-operator', 'author'], 'all'],
    [['admin'], 'none'],
  ] as const)('of %j are seen: %s', (given, seen) => {
    expect(seenDrafts({ kind: 'newsroom', id: 1, roles: given })).toBe(seen);
  });
});
