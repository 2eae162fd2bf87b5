/** The server for reports about newsletters, where the operator wants one. */
import { startBounceServer } from '#features/newsletters/public.server.ts';
import type { MetricsAddress } from '#platform/config/network-settings.server.ts';
import type { AppContext } from '../compose.ts';

export async function startReports(
  { newsletters, log }: AppContext,
  at: MetricsAddress | null,
): Promise<{ stop(): Promise<void> }> {
  if (at === null) return { stop: async () => undefined };
  await newsletters.load();
  const { recipientIn, recordReport: record } = newsletters;
  const server = await startBounceServer({ ...at, log, recipientIn, record });
  log.info({ host: at.host, port: server.port }, 'reports about newsletters are accepted');
  return server;
}
