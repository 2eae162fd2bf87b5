/**
 * `/api/newsroom/socket`: the live connection of a tab [NRA-05]. It notifies of changes and of presence; the
 * changed data are read by calls, which check rights as always.
 */

import { randomUUID } from 'node:crypto';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import type { AccountsFeature } from '#features/accounts/public.server.ts';
import { browserName } from '#features/accounts/public.ts';
import { may, type NewsroomViewer, namesOfGrants, type SignedInUser } from '#features/sites/public.ts';
import { placeSchema, storyInTopic, type UnsentChanges } from '#features/writing/public.server.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import {
  createLiveHub,
  type Follower,
  type LiveHub,
  type LiveMessage,
  type Person,
  presenceMs,
} from '#platform/live/live-hub.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { UserOf } from '../viewer/viewer-of.ts';
import { liveSocketPath } from './live-socket-path.ts';

export interface LiveSocketNeeds {
  hub: LiveHub;
  userOf: UserOf;
  /** The person behind the request, by the session's state at the time of the call. */
  personAgain: AccountsFeature['userOf'];
  isTopic(topic: string, member: NewsroomViewer): Promise<boolean>;
  /** Called when the connection of a device ended without a closing frame. */
  lost: UnsentChanges['lost'];
  log: Log;
  /**
   * Build of the application that this process serves; sent to open tabs, which may have an older one
   * [NRA-08].
   */
  build: string;
}

/** Limits in bytes of a frame, and of a connection's unsent data. */
const largestFrame = 1_048_576;
const mostUnsent = 1_048_576;
const mostTopics = 100;
/** Interval of pings and of the check of rights; a change of rights is also sent at once. */
const checkMs = 10_000;
/** Time for clients to close their connections when the server stops. */
const goodbyeMs = 500;

const querySchema = z.object({ device: z.uuid().optional() });
/** Close code of a connection that ended without a closing frame. */
const abnormalEnd = 1006;
const topic = z.string().max(100);
const orderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['open', 'close']), topic }),
  /** Where this tab is in a story. */
  z.strictObject({ kind: z.literal('place'), topic, place: z.nullable(placeSchema) }),
]);

export interface ProcessHubNeeds {
  db: Kysely<DB>;
  log: Log;
  newsSince(topic: string, version: number): Promise<unknown>;
}

export function createProcessHub({ db, log, newsSince }: ProcessHubNeeds): LiveHub {
  return createLiveHub({
    hasPresence: (topic) => /^(story|front):/.test(topic),
    newsSince: (topic, version) =>
      newsSince(topic, version).catch((error: unknown) => {
        log.warn({ err: error }, 'what is new could not be read; browsers ask for it');
        return null;
      }),
    process: randomUUID(),
    now: () => performance.now(),
    tell: (broadcast) =>
      void sendBroadcast(db, broadcast).catch((error: unknown) =>
        log.warn({ err: error }, 'other processes could not be told who is in a story'),
      ),
  });
}

export async function liveSocket(app: FastifyInstance, needs: LiveSocketNeeds): Promise<void> {
  const repeating = setInterval(() => needs.hub.repeat(), presenceMs).unref();
  app.addHook('onClose', () => clearInterval(repeating));
  await app.register(async (live) => {
    await live.register(websocket, {
      options: { maxPayload: largestFrame },
      errorHandler: (error, socket) => {
        needs.log.debug({ err: error }, 'a live connection was refused a frame');
        socket.terminate();
      },
      preClose(done) {
        const { clients } = live.websocketServer;
        for (const client of clients) client.close(1001);
        setTimeout(() => {
          for (const client of clients) client.terminate();
        }, goodbyeMs).unref();
        done();
      },
    });
    // Node.js reads no further request from a connection that wanted to become a socket.
    live.addHook('onResponse', async ({ headers, raw }) => {
      if (headers.upgrade !== undefined) raw.socket.destroy();
    });
    live.route({
      method: 'GET',
      url: liveSocketPath,
      exposeHeadRoute: false,
      schema: { hide: true },
      config: { isOfCalls: true, otherSites: 'refused' },
      preHandler: async (request) => {
        memberIn(await needs.userOf(request));
      },
      handler() {
        throw new Problem('request-invalid', 'This address is that of a WebSocket.');
      },
      wsHandler: (socket, request) => serve(socket, request, needs),
    });
  });
}

interface Member {
  person: Person;
  viewer: NewsroomViewer;
}

function memberIn(user: SignedInUser | null): Member {
  if (user === null) throw new Problem('sign-in-required', 'The request has no valid session.');
  const { viewer } = user;
  // Admins may open no stories, but get notices about themselves.
  const isMember =
    viewer.kind === 'newsroom' && (may(viewer, 'open-stories') || may(viewer, 'manage-members'));
  if (!isMember) throw new Problem('right-required', "This needs the right 'open-stories'.");
  return { person: { id: viewer.id, name: user.name ?? '' }, viewer };
}

interface Followed {
  follower: Follower;
  leave(): void;
}

async function serve(socket: WebSocket, request: FastifyRequest, needs: LiveSocketNeeds): Promise<void> {
  const user = await needs.userOf(request);
  const { person, viewer } = memberIn(user);
  const topics = new Map<string, Followed>();
  const send = (
    message: LiveMessage | { kind: 'gone'; topic: string } | { kind: 'build'; build: string },
  ) => {
    // The client reads too slowly: it reconnects, and requests the missed changes.
    if (socket.bufferedAmount > mostUnsent) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const { check, stopChecking } = checkRegularly(socket, { headers: request.headers, viewer }, needs);
  const follower = { person, send, check: () => void check() };
  send({ kind: 'build', build: needs.build });
  // A topic of one member: changes of their rights reach each of their connections.
  const own = `member:${person.id}`;
  follow(own, follower);
  socket.on('close', (code) => {
    stopChecking();
    if (code === abnormalEnd) tellLost([...topics.keys()], { person, user, request }, needs);
    for (const { leave } of topics.values()) leave();
    topics.clear();
  });
  socket.on('message', (data) => {
    const order = orderIn(String(data));
    if (order === null) return socket.close(1008);
    const followed = topics.get(order.topic);
    if (order.kind === 'place') {
      if (followed) needs.hub.place(order.topic, followed.follower, order.place);
    } else if (order.kind === 'close') {
      followed?.leave();
      topics.delete(order.topic);
    } else
      open(order.topic).catch((error: unknown) => {
        needs.log.warn({ err: error }, 'a topic could not be opened');
        socket.close(1011);
      });
  });

  async function open(topic: string): Promise<void> {
    if (topics.size >= mostTopics || topics.has(topic) || !(await needs.isTopic(topic, viewer))) return;
    // Meanwhile the socket may have been closed, or the topic opened twice.
    if (socket.readyState !== socket.OPEN || topics.has(topic)) return;
    follow(topic, {
      ...follower,
      send: (message) => (message.kind === 'rights' ? checkAgain(topic) : send(message)),
    });
  }

  function follow(topic: string, by: Follower): void {
    topics.set(topic, { follower: by, leave: needs.hub.follow(topic, by) });
  }

  /** A story that the member may not see any more is sent as `gone`, like a deleted one [ACT-16]. */
  function checkAgain(topic: string): void {
    needs
      .isTopic(topic, viewer)
      .then((isTopic) => {
        if (isTopic || !topics.has(topic)) return;
        topics.get(topic)?.leave();
        topics.delete(topic);
        send({ kind: 'gone', topic });
      })
      .catch((error: unknown) => {
        needs.log.warn({ err: error }, 'it is not known who may follow a topic');
        socket.close(1011);
      });
  }
}

interface LostMember {
  person: Person;
  user: SignedInUser | null;
  request: FastifyRequest;
}

/** Marks the device as possibly having unsent changes, for the member's other devices [SAVE-07]. */
function tellLost(
  topics: readonly string[],
  { person, user, request }: LostMember,
  { lost, log }: LiveSocketNeeds,
): void {
  const stories = topics.map(storyInTopic).filter((id) => id !== null);
  const { data: query } = querySchema.safeParse(request.query);
  if (stories.length === 0 || query?.device === undefined || user?.sessionId === null) return;
  const deviceName = browserName(request.headers['user-agent'] ?? '');
  lost({ memberId: person.id, device: query.device, deviceName }, stories).catch((error: unknown) =>
    log.warn({ err: error }, 'a lost connection could not be noted'),
  );
}

/** Ends a connection whose client does not answer pings, or whose session or right has ended [SAVE-11]. */
function checkRegularly(
  socket: WebSocket,
  { headers, viewer }: { headers: FastifyRequest['headers']; viewer: NewsroomViewer },
  { personAgain, log }: LiveSocketNeeds,
): { check(): Promise<void>; stopChecking(): void } {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  async function check(): Promise<void> {
    try {
      const { roles, siteRoles } = memberIn(await personAgain(headers)).viewer;
      // With changed roles the client reconnects, and gets its new rights.
      const [is, was] = [namesOfGrants({ roles, ...(siteRoles && { siteRoles }) }), namesOfGrants(viewer)];
      if (is.join() !== was.join()) socket.close(1008);
    } catch (error) {
      if (!(error instanceof Problem))
        log.warn({ err: error }, 'the right to a live connection is not known');
      socket.close(1008);
    }
  }
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    void check();
  }, checkMs);
  return { check, stopChecking: () => clearInterval(timer) };
}

function orderIn(text: string): z.infer<typeof orderSchema> | null {
  try {
    return orderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
