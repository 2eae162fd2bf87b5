/**
 * The author of changes: a member, or a program with a token. The id of a token may equal that of a member,
 * so a program owns no story.
 */
import type { ChangeAuthor } from '#features/content/public.server.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';

export interface Writer extends NewsroomViewer {
  by: ChangeAuthor;
}

/** @example isOneOf({ ...viewer, by: { kind: 'token', id: '7' } }, [7]) // false */
export function isOneOf({ by }: Writer, memberIds: readonly number[]): boolean {
  return by.kind === 'member' && memberIds.includes(by.id);
}
