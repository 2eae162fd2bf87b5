import { expect, it } from 'vitest';
import { changeAuthorOf } from '../../public.server.ts';

const viewer = { kind: 'newsroom', id: 7, roles: [] } as const;

it('a member who is signed in and a program with their token are different authors [ACT-10]', () => {
  expect(changeAuthorOf({ viewer })).toEqual({ kind: 'member', id: 7 });
  expect(changeAuthorOf({ viewer: { ...viewer, isProgram: true } })).toEqual({ kind: 'token', id: '7' });
});
