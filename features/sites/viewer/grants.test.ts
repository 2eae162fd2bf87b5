import { describe, expect, it } from 'vitest';
import { commonGrants, grantsIn, memberAt, namesOfGrants, storedGrants } from './grants.ts';

describe('roles by site [ACT-01]', () => {
  const grants = { roles: ['author'], siteRoles: { sport: ['editor'] } } as const;

  it('are beside those for all sites', () => {
    const member = { kind: 'newsroom', id: 1, ...grants } as const;
    expect(memberAt(member, 'sport').roles).toEqual(['author', 'editor']);
    expect(memberAt(member, 'telex').roles).toEqual(['author']);
  });

  it('that two have are those of both on each site', () => {
    const token = { roles: ['editor', 'author'] } as const;
    expect(commonGrants(token, grants)).toEqual({
      roles: ['author'],
      siteRoles: { sport: ['editor', 'author'] },
    });
    expect(commonGrants({ roles: ['admin'] }, grants)).toEqual({ roles: [] });
  });

  it('have names that commands take and the log has', () => {
    expect(namesOfGrants(grants)).toEqual(['author', 'editor@sport']);
    expect(grantsIn(['author', 'editor@sport'])).toEqual(grants);
    for (const wrong of ['king', 'editor@', 'editor@a@b', '@sport'])
      expect(grantsIn([wrong])).toBeUndefined();
  });

  it('are read from the database, without roles that do not exist any more', () => {
    const stored = { sport: ['editor', 'king'], telex: ['king'], other: 'editor' };
    expect(storedGrants(['author', 'king'], stored)).toEqual(grants);
    expect(storedGrants([], {})).toEqual({ roles: [] });
  });
});
