/** The room of pictures, sounds and films: takes them in, frames them, serves them. */
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { BaseLogger } from 'pino';
import type { DB } from '#db/types.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createDerivatives } from './derivative.server.ts';
import { imageByToken } from './image-queries.server.ts';
import { imageRoutes } from './image-routes.server.ts';
import { originalsInFolder } from './originals.server.ts';
import { recordingByToken } from './recording-queries.server.ts';
import { recordingRoutes } from './recording-routes.server.ts';
import { type MovedFocalPoint, setFocalPoint } from './set-focal-point.server.ts';
import { type OfferedPicture, type TakenPicture, takeImage } from './take-image.server.ts';
import { type TakenRecording, takeRecording } from './take-recording.server.ts';

export interface MediaNeeds {
  db: Kysely<DB>;
  /** Originals lie in its `originals`, what can be made again in its `derivatives`. */
  dataFolder: string;
  log: Pick<BaseLogger, 'error' | 'warn'>;
  clock: Clock;
  /** What becomes untrue beside `image:{id}` when a picture changes. */
  shownBy(imageId: number, db: Kysely<DB>): Promise<Invalidation[]>;
}

export interface MediaRoom {
  /** Takes a picture into the archive, in the caller's transaction when one is given. */
  takeImage(picture: OfferedPicture, transaction?: Kysely<DB>): Promise<TakenPicture>;
  /** `point`: fractions of width and height. */
  setFocalPoint(imageId: number, point: { x: number; y: number }): Promise<MovedFocalPoint>;
  /** Takes a sound or a film into the archive; the same file is the same recording. */
  takeRecording(bytes: Uint8Array, transaction?: Kysely<DB>): Promise<TakenRecording>;
  /** GET and HEAD of `/kepek/*` and `/felvetelek/*`; failures are thrown as problems of the catalogue. */
  routes: FastifyPluginAsync;
}

const megabyte = 1024 * 1024;

/** @example const media = createMediaRoom({ db, dataFolder: config.dataFolder, log, clock, shownBy }); app.register(media.routes) */
export function createMediaRoom({ db, dataFolder, log, clock, shownBy }: MediaNeeds): MediaRoom {
  const originals = originalsInFolder(join(dataFolder, 'originals'));
  const derivatives = createDerivatives({
    originals,
    cacheFolder: join(dataFolder, 'derivatives'),
    findByToken: (token) => findStored(db, token),
    limits: { atOnce: 2, waiting: 300, memory: 24 * megabyte },
    log,
  });
  return {
    takeImage: (picture, transaction) => takeImage({ db, originals, clock, shownBy }, picture, transaction),
    setFocalPoint: (imageId, point) => setFocalPoint({ db, shownBy }, imageId, point),
    takeRecording: (bytes, transaction) => takeRecording({ db: transaction ?? db, originals, clock }, bytes),
    routes: async (app) => {
      await app.register(imageRoutes(derivatives));
      await app.register(
        recordingRoutes({ find: (token) => recordingByToken(db, token), pathOf: originals.pathOf }),
      );
    },
  };
}

async function findStored(db: Kysely<DB>, token: string) {
  const row = await imageByToken(db, token);
  if (!row) return null;
  const { id, original, mime, width, height } = row;
  return { id, original, mime, width, height, focal: { x: row.focal_x, y: row.focal_y } };
}
