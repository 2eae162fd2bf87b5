import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { BaseLogger } from 'pino';
import type { DB } from '#db/types.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createDerivatives } from './derivative.server.ts';
import { createFetchedPictures, type FetchedPictures } from './fetched-picture.server.ts';
import type { ImageRef } from './image.ts';
import { imageBySourceKey, imageByToken, imageRef } from './image-queries.server.ts';
import { imageRoutes } from './image-routes.server.ts';
import { originalsInFolder } from './originals.server.ts';
import { recordingByToken } from './recording-queries.server.ts';
import { recordingRoutes } from './recording-routes.server.ts';
import { type FocalPointResult, setFocalPoint } from './set-focal-point.server.ts';
import { type StoreDocumentResult, storeDocument } from './store-document.server.ts';
import { type NewPicture, type StoreImageResult, storeImage } from './store-image.server.ts';
import { type StoreRecordingResult, storeRecording } from './store-recording.server.ts';

export interface MediaNeeds {
  db: Kysely<DB>;
  /** Folder of `originals`, which must be backed up, and of `derivatives`, which can be rebuilt. */
  dataFolder: string;
  log: Pick<BaseLogger, 'error' | 'warn'>;
  clock: Clock;
  /** Invalidations of what shows a picture, in addition to `image:{id}`, when the picture changes. */
  shownBy(imageId: number, db: Kysely<DB>): Promise<Invalidation[]>;
}

export interface MediaFeature {
  /** Adds a picture to the archive, in the caller's transaction when one is given. */
  storeImage(picture: NewPicture, transaction?: Kysely<DB>): Promise<StoreImageResult>;
  /** The picture that was stored with this source key. */
  imageBySourceKey(sourceKey: string): Promise<ImageRef | undefined>;
  /** @param point Fractions of width and height. */
  setFocalPoint(imageId: number, point: { x: number; y: number }): Promise<FocalPointResult>;
  /** Adds an audio or video file to the archive; the same file is the same recording. */
  storeRecording(bytes: Uint8Array, transaction?: Kysely<DB>): Promise<StoreRecordingResult>;
  /** Adds a file for download (PDF, office formats); `name` is that of the file. */
  storeDocument(bytes: Uint8Array, name: string): Promise<StoreDocumentResult>;
  fetchedPictures: FetchedPictures;
  /** GET and HEAD of `/kepek/*`, `/felvetelek/*` and `/fajlok/*`; failures are thrown as `Problem`. */
  routes: FastifyPluginAsync;
}

const megabyte = 1024 * 1024;

/**
 * @example const media = createMediaFeature({ db, dataFolder: config.dataFolder, log, clock, shownBy });
 * app.register(media.routes)
 */
export function createMediaFeature({ db, dataFolder, log, clock, shownBy }: MediaNeeds): MediaFeature {
  const originals = originalsInFolder(join(dataFolder, 'originals'));
  const cacheFolder = join(dataFolder, 'derivatives');
  const derivatives = createDerivatives({
    originals,
    cacheFolder,
    findByToken: (token) => findStored(db, token),
    limits: { atOnce: 2, waiting: 300, memory: 24 * megabyte },
    log,
  });
  return {
    storeImage: (picture, transaction) => storeImage({ db, originals, clock, shownBy }, picture, transaction),
    async imageBySourceKey(sourceKey) {
      const row = await imageBySourceKey(db, sourceKey);
      return row && imageRef(row);
    },
    setFocalPoint: (imageId, point) => setFocalPoint({ db, shownBy }, imageId, point),
    storeRecording: (bytes, transaction) =>
      storeRecording({ db: transaction ?? db, originals, clock }, bytes),
    storeDocument: (bytes, name) => storeDocument({ db, originals, clock }, bytes, name),
    fetchedPictures: createFetchedPictures({ cacheFolder, clock, log }),
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
  const { id, original, mime, width, height, frames } = row;
  return { id, original, mime, width, height, frames, focal: { x: row.focal_x, y: row.focal_y } };
}
