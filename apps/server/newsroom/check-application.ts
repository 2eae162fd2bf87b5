/**
 * Refuses calls of the newsroom's application when it is too old [NRA-08], or when another member has signed
 * in since in the same browser, so that nothing is sent in the other's name. When a member has left, their
 * data are deleted from the device at its next contact [SAVE-13].
 */
import type { FastifyInstance } from 'fastify';
import { memberHeader, newsroomProtocol, protocolHeader } from '#features/accounts/public.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import type { UserOf } from '../viewer/viewer-of.ts';

export interface CheckNeeds {
  userOf: UserOf;
  /** The ids of former members among these. */
  left(memberIds: readonly number[]): Promise<number[]>;
}

/** Before the routes are added. */
export function checkApplication(app: FastifyInstance, { userOf, left }: CheckNeeds): void {
  app.addHook('preHandler', async (request) => {
    const protocol = request.headers[protocolHeader];
    if (protocol === undefined || !request.url.startsWith('/api/newsroom/')) return;
    if (Number(protocol) < newsroomProtocol)
      throw new Problem('application-outdated', 'Load the application again: this one is too old.');
    const member = request.headers[memberHeader];
    if (member === undefined) return;
    const user = await userOf(request);
    const id = Number(member);
    if (user === null && Number.isInteger(id) && id > 0 && id < 2 ** 31 && (await left([id])).length > 0)
      throw new Problem('member-left', 'The member for whom the application was opened has left.');
    if (user !== null && String(user.viewer.id) !== member)
      throw new Problem('member-changed', 'Another member has signed in since the application was opened.');
  });
}
