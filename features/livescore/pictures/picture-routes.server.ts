/**
 * `GET /livescore/kepek/*`: the provider's pictures from our own host; readers never ask the provider. Below the same
 * folder there are only calls.
 */
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Derivative, FetchedPicture } from '#features/media/public.server.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import { matchesIfNoneMatch } from '#platform/http/answers/send-file.server.ts';
import { type PictureName, parsePictureAddress, pictureFolder } from './picture-address.ts';

/** The service answers below this path of every host [FOOT-19]. */
const servicePath = '/livescore/';

export interface Pictures {
  get(name: PictureName): Promise<FetchedPicture>;
  /** The placeholder for a missing one. */
  neutral(kind: PictureName['kind']): Promise<Derivative>;
}

export function pictureRoutes(pictures: Pictures): FastifyPluginAsync {
  return async (app) => {
    app.get(`${servicePath}*`, () => {
      throw new Problem('route-not-found', 'No call of the live-score service has this address.');
    });
    app.get(`${pictureFolder}*`, async (request, reply) => {
      const [path = ''] = request.raw.url?.split('?') ?? [];
      const name = parsePictureAddress(path);
      if (name === null) throw new Problem('image-not-found', 'No picture of live scores has this address.');
      const known = request.headers['if-none-match'];
      const found = await pictures.get(name);
      if (found.kind === 'picture') return send(reply, found, { seconds: week, known });
      const seconds = found.kind === 'missing' ? hour : minute;
      return send(reply, await pictures.neutral(name.kind), { seconds, known });
    });
  };
}

const [minute, hour, week] = [60, 3_600, 604_800];

/** The address says nothing of the content, which changes once in years: a week, and the old one while it is asked. */
function send(
  reply: FastifyReply,
  { bytes, type, etag }: Derivative,
  { seconds, known }: { seconds: number; known: string | undefined },
): FastifyReply {
  const kept = seconds === week ? ', immutable, stale-while-revalidate=2592000' : '';
  reply
    .header('cache-control', `public, max-age=${seconds}${kept}`)
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff');
  if (matchesIfNoneMatch(known, etag)) return reply.code(304).send();
  return reply.type(type).send(bytes);
}
