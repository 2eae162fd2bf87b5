/** An SMTP server that accepts nothing but reports about our own mails, for the MX record of the senders' domain. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Log } from '#platform/log/log.server.ts';
import type { RecordedReport } from './record-report.server.ts';

export interface BounceServerNeeds {
  host: string;
  /** 0 for any free port. */
  port: number;
  log: Log;
  /** The number that our signature protects; null for an address that is not ours. */
  recipientIn(token: string): string | null;
  record(source: Buffer, tokens: readonly string[]): Promise<RecordedReport>;
}

export interface BounceServer {
  port: number;
  stop(): Promise<void>;
}

/** Reports contain the returned mail, or its beginning. */
const maxBytes = 512 * 1024;
const maxClients = 50;

export async function startBounceServer(needs: BounceServerNeeds): Promise<BounceServer> {
  const { host, port, log, recipientIn, record } = needs;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    banner: 'reports only',
    size: maxBytes,
    maxClients,
    socketTimeout: 60_000,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      done(recipientIn(tokenIn(address)) === null ? refusal(550, 'no such mailbox') : undefined);
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes <= maxBytes) pieces.push(piece);
      });
      stream.once('end', () => {
        if (bytes > maxBytes) return done(refusal(552, 'too large'));
        const tokens = session.envelope.rcptTo.map(({ address }) => tokenIn(address));
        record(Buffer.concat(pieces), tokens).then(
          () => done(),
          (error: unknown) => {
            log.error({ err: error }, 'a report about a newsletter could not be recorded');
            done(refusal(451, 'try again later'));
          },
        );
      });
      return undefined;
    },
  });
  // A client that hangs up is no fault of ours.
  server.on('error', (error) => log.debug({ err: error }, 'a connection to the server for reports failed'));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
  return {
    port: portOf(server.server.address()),
    stop: () => new Promise((done) => server.close(done)),
  };
}

function tokenIn(address: string): string {
  return /^bounce\+([^@]{1,60})@/i.exec(address)?.[1] ?? '';
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
