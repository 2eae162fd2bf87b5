import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#features/sites/public.ts';
import { personOfUser } from '../person-of-user.ts';
import { signInAreaOf, signInAreas } from './sign-in-area.ts';
import { namesNewsroom } from './token-realm.ts';

describe('the area of a sign-in', () => {
  it('is the login page for the newsroom in a preview, and in nothing else different [PREV-01]', () => {
    expect(signInAreaOf('newsroom', true)).toEqual({ ...signInAreas.newsroom, signInPath: '/login' });
    expect(signInAreaOf('newsroom', false).signInPath).toBe('/szerkesztoseg/belepes');
  });

  it('of readers is the same in a preview', () => {
    expect(signInAreaOf('reader', true)).toEqual(signInAreaOf('reader', false));
  });

  it('shares no page between readers and the newsroom', () => {
    const pagesOf = (realm: 'newsroom' | 'reader') => {
      const { signInPath, securityPath, homePath } = signInAreas[realm];
      return [signInPath, securityPath, homePath];
    };
    expect(new Set([...pagesOf('newsroom'), ...pagesOf('reader')]).size).toBe(6);
  });
});

describe('the person of a session', () => {
  const user: SignedInUser = {
    viewer: { kind: 'newsroom', id: 7, roles: [] },
    email: 'agi@example.com',
    name: 'Híd Ági',
    createdAt: new Date('2026-11-21T08:00:00Z'),
    sessionId: 's1',
    authenticatedAt: null,
    twoFactor: false,
  };

  it('is named by the realm and the id: a reader and a member may have the same number', () => {
    expect(personOfUser(user)).toEqual({ realm: 'newsroom', id: 7 });
    expect(personOfUser(null)).toBeNull();
  });

  it('is nobody for the token of a script, whatever it may do', () => {
    expect(personOfUser({ ...user, sessionId: null })).toBeNull();
  });
});

it('a text names the newsroom only at its beginning, with the dot', () => {
  expect(
    ['newsroom.a', 'newsroom', 'reader.newsroom.a', ' newsroom.a', 'Newsroom.a', ''].map(namesNewsroom),
  ).toEqual([true, false, false, false, false, false]);
});
