import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { BaseLogger } from 'pino';
import type { DB } from '#db/types.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import type { CreateValueCache } from '#platform/cache/read-cache.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createDerivatives, folderOfToken } from './derivatives/derivative.server.ts';
import {
  changeDetails,
  type DetailsChange,
  detailsOf,
  endRights,
  type GivenDetails,
  type KnownPicture,
} from './details/change-details.server.ts';
import type { Framing } from './details/framing.ts';
import { type PictureSearch, searchPictures } from './details/rights-queries.server.ts';
import { withheldTokens } from './details/withheld-queries.server.ts';
import type { ImageRef } from './image.ts';
import { parseImageAddress } from './image-address.ts';
import { imageById, imageBySourceKey, imageByToken, imageRef, ownCrops } from './image-queries.server.ts';
import { imageRoutes } from './image-routes.server.ts';
import { recordingByToken } from './recordings/recording-queries.server.ts';
import { recordingRoutes } from './recordings/recording-routes.server.ts';
import {
  type FocalPointResult,
  type FramingResult,
  framePicture,
  setFocalPoint,
} from './set-focal-point.server.ts';
import { createFetchedPictures, type FetchedPictures } from './storing/fetched-picture.server.ts';
import { originalsInFolder } from './storing/originals.server.ts';
import { type StoreDocumentResult, storeDocument } from './storing/store-document.server.ts';
import { type NewPicture, type StoreImageResult, storeImage } from './storing/store-image.server.ts';
import { type StoreRecordingResult, storeRecording } from './storing/store-recording.server.ts';
import {
  countTakedowns,
  eraseTakenDown,
  type PictureErasure,
  type PictureTakedown,
  repeatPictureErasures,
  takeDownPicture,
} from './takedown/takedown-queries.server.ts';

export interface MediaNeeds {
  db: Kysely<DB>;
  /** Folder of `originals`, which must be backed up, and of `derivatives`, which can be rebuilt. */
  dataFolder: string;
  log: Pick<BaseLogger, 'error' | 'warn'>;
  clock: Clock;
  createCache: CreateValueCache;
  /**
   * Further invalidations when a picture changes, besides `image:{id}`: of stories and pages that show it.
   */
  shownBy(imageId: number, db: Kysely<DB>): Promise<Invalidation[]>;
}

export interface MediaFeature {
  /** Adds a picture to the archive, in the caller's transaction when one is given. */
  storeImage(picture: NewPicture, transaction?: Kysely<DB>): Promise<StoreImageResult>;
  /** The picture that was stored with this source key. */
  imageBySourceKey(sourceKey: string): Promise<ImageRef | undefined>;
  imageById(id: number): Promise<ImageRef | undefined>;
  /** The picture of a derivative's address, whatever its host. */
  imageAt(address: string): Promise<ImageRef | undefined>;
  pictureDetails(id: number): Promise<{ image: ImageRef; details: KnownPicture } | undefined>;
  searchPictures(search: PictureSearch): Promise<{ image: ImageRef; details: KnownPicture }[]>;
  changeDetails(id: number, change: GivenDetails, seen?: number): Promise<DetailsChange>;
  /** Withholds pictures whose rights have ended; returns the number of pictures that changed. */
  endRights(): Promise<number>;
  /** Removes a picture for good; false when it does not exist. */
  takeDownPicture(id: number, takedown: PictureTakedown): Promise<boolean>;
  /** Repeats takedowns of files that a restored database contains again [SAVE-13]; returns how many. */
  repeatPictureErasures(erasures: readonly PictureErasure[]): Promise<number>;
  /** Removes files that a takedown has left; returns the number of pictures. */
  eraseTakenDown(): Promise<number>;
  /** How many pictures were taken down. */
  countTakedowns(): Promise<number>;
  /** @param point Fractions of width and height. */
  setFocalPoint(imageId: number, point: { x: number; y: number }): Promise<FocalPointResult>;
  /** Focal point and own crops of a picture; readers' pages follow. */
  framePicture(imageId: number, framing: Framing, seen?: number): Promise<FramingResult>;
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
export function createMediaFeature({
  db,
  dataFolder,
  log,
  clock,
  createCache,
  shownBy,
}: MediaNeeds): MediaFeature {
  const originals = originalsInFolder(join(dataFolder, 'originals'));
  const cacheFolder = join(dataFolder, 'derivatives');
  const derivatives = createDerivatives({
    originals,
    cacheFolder,
    findByToken: (token) => findStored(db, token),
    withheld: withheldTokens(db, createCache),
    limits: { atOnce: 2, waiting: 300, memory: 24 * megabyte },
    log,
  });
  const derivativesOf = (token: string) => join(cacheFolder, folderOfToken(token));
  const erasing = { db, clock, originals, derivativesOf };
  return {
    storeImage: (picture, transaction) => storeImage({ db, originals, clock, shownBy }, picture, transaction),
    async imageBySourceKey(sourceKey) {
      const row = await imageBySourceKey(db, sourceKey);
      return row && imageRef(row);
    },
    async imageById(id) {
      const row = await imageById(db, id);
      return row && row.taken_down_at === null ? imageRef(row) : undefined;
    },
    async imageAt(address) {
      const path = URL.parse(address, 'https://here.invalid')?.pathname ?? '';
      const parsed = parseImageAddress(path);
      const row = parsed && (await imageByToken(db, parsed.token));
      return row ? imageRef(row) : undefined;
    },
    async pictureDetails(id) {
      const row = await imageById(db, id);
      if (!row || row.taken_down_at !== null) return undefined;
      return { image: imageRef(row), details: detailsOf(row) };
    },
    searchPictures: async (search) =>
      (await searchPictures(db, search)).map((row) => ({ image: imageRef(row), details: detailsOf(row) })),
    changeDetails: (id, change, seen) => changeDetails({ db, clock, shownBy }, id, change, seen),
    takeDownPicture: (id, takedown) => takeDownPicture({ ...erasing, shownBy }, id, takedown),
    eraseTakenDown: () => eraseTakenDown(erasing),
    countTakedowns: () => countTakedowns(db),
    repeatPictureErasures: (erasures) => repeatPictureErasures({ ...erasing, shownBy }, erasures),
    endRights: () => endRights({ db, clock, shownBy }),
    setFocalPoint: (imageId, point) => setFocalPoint({ db, shownBy }, imageId, point),
    framePicture: (imageId, framing, seen) => framePicture({ db, shownBy }, imageId, framing, seen),
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
  if (!row || row.is_withheld) return null;
  const { id, original, mime, width, height, frames } = row;
  const focal = { x: row.focal_x, y: row.focal_y };
  return { id, original, mime, width, height, frames, focal, ...ownCrops(row) };
}
