/**
 * Calls of the newsroom's application are refused when it is too old to be understood [NRA-08], or when another member has
 * signed in since in the same browser: what one wrote is not sent in the other's name [SAVE-13].
 */
import type { FastifyInstance } from 'fastify';
import { memberHeader, newsroomProtocol, protocolHeader } from '#features/accounts/public.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import type { UserOf } from '../viewer/viewer-of.ts';

/** Before the routes are added. */
export function checkApplication(app: FastifyInstance, { userOf }: { userOf: UserOf }): void {
  app.addHook('preHandler', async (request) => {
    const protocol = request.headers[protocolHeader];
    if (protocol === undefined || !request.url.startsWith('/api/newsroom/')) return;
    if (Number(protocol) < newsroomProtocol)
      throw new Problem('application-outdated', 'Load the application again: this one is too old.');
    const member = request.headers[memberHeader];
    const user = member === undefined ? null : await userOf(request);
    if (user !== null && String(user.viewer.id) !== member)
      throw new Problem('member-changed', 'Another member has signed in since the application was opened.');
  });
}
