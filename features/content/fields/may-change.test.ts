import { describe, expect, it } from 'vitest';
import { type Role, roles, type Viewer } from '#features/sites/public.ts';
import { articleStates } from '../article.ts';
import type { FieldName } from './fields-of.ts';
import { mayChange } from './may-change.ts';

const member = (role: Role): Viewer => ({ kind: 'newsroom', id: 1, roles: [role] });
const whoMay = (name: FieldName, part?: string) =>
  roles.filter((role) => mayChange(member(role), name, 'draft', part));
const writers: Role[] = ['author', 'editor', 'chief-editor'];

describe('a field of a story', () => {
  it.each([
    ['title', undefined, writers],
    ['tagIds', undefined, writers],
    ['spiritualHelp', undefined, writers],
    ['important', undefined, ['editor', 'chief-editor']],
    ['ctUrl', undefined, ['editor', 'chief-editor', 'ad-operator']],
    ['flags', 'refresh', writers],
    ['flags', 'pr', ['editor', 'chief-editor', 'ad-operator']],
    ['flags', 'constructor', writers],
    ['facebookEngagement', undefined, []],
    ['state', undefined, []],
  ] as const)('%s %s is changed by %j [EDIT-03] [ACT-01]', (name, part, expected) => {
    expect(whoMay(name, part)).toEqual(expected);
  });

  it.each([
    ['slug', undefined],
    ['mainSuperTagId', undefined],
    ['flags', 'live'],
  ] as const)('%s %s changes only by acts once a story is scheduled [EDIT-03]', (name, part) => {
    const states = articleStates.filter((state) => mayChange(member('editor'), name, state, part));
    expect(states).toEqual(['draft']);
  });

  it('is never changed by readers', () => {
    expect(mayChange({ kind: 'reader', id: 1 }, 'title', 'draft')).toBe(false);
  });
});
