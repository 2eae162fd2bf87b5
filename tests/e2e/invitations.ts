/**
 * Creates members of the newsroom for the tests in the browser, as `lapzarta user create` does: one process for all,
 * because a command needs seconds to load the program. It prints its address, and answers each request
 * (`POST`, `{ email, role }`) with the link of the invitation.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { withAppContext } from '#apps/server/commands/with-app-context.ts';
import { installExtension } from '#apps/server/extension.ts';
import { memberLinkAddress } from '#features/accounts/public.server.ts';
import { mainSite, roles } from '#features/sites/public.ts';
import { sampleExtension } from '../../sample/extension.ts';

const requestSchema = z.object({ email: z.string(), role: z.enum(roles) });

installExtension(sampleExtension);
await withAppContext('invitations', async ({ accounts, edition }, { port }, takeSignals) => {
  takeSignals();
  const server = createServer(async (request, response) => {
    const { email, role } = requestSchema.parse(await json(request));
    const token = await accounts.members.create({ email, name: 'Szerkesztő Szilvia', roles: [role] });
    if (token === null) response.statusCode = 409;
    response.end(token && memberLinkAddress({ edition, site: mainSite(edition), port }, 'invitation', token));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = z.object({ port: z.int() }).parse(server.address());
  console.log(`http://127.0.0.1:${own}`);
  await once(process, 'SIGTERM');
  server.closeAllConnections();
  server.close();
});
