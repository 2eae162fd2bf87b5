/** The routes that are not pages: pictures, the edition's art, the API, what crawlers ask first. */
import type { FastifyInstance } from 'fastify';
import { type ApiNeeds, apiRoutes } from './api/api-routes.ts';
import { editionArt } from './edition-art.ts';

export interface RoomRoutesNeeds extends ApiNeeds {
  editionFolder: string;
}

export async function roomRoutes(app: FastifyInstance, needs: RoomRoutesNeeds): Promise<void> {
  await app.register(needs.house.media.routes);
  await editionArt(app, needs.house.edition, needs.editionFolder);
  await apiRoutes(app, needs);
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(robots),
  );
}

const robots = 'User-agent: *\nDisallow:\n';
