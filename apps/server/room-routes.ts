/** The routes that are not pages: pictures, the edition's art, the API, what crawlers ask first. */
import type { FastifyInstance } from 'fastify';
import { createQuizLimits, quizRoutes } from '#features/quiz/public.server.ts';
import { quizService } from '#features/quiz/public.ts';
import { type ApiNeeds, apiRoutes } from './api/api-routes.ts';
import { podcastFeedRoutes } from './audio/podcast-feed.ts';
import { editionArt } from './edition-art.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { machineRoutes } from './feeds/machine-routes.ts';
import { sitemapRoutes } from './feeds/sitemap-routes.ts';
import { type QuizFormNeeds, quizFormRoutes } from './quiz/quiz-form-routes.ts';

export interface RoomRoutesNeeds extends ApiNeeds, Pick<QuizFormNeeds, 'cache'> {
  editionFolder: string;
}

export async function roomRoutes(app: FastifyInstance, needs: RoomRoutesNeeds): Promise<void> {
  await app.register(needs.house.media.routes);
  await editionArt(app, needs.house.edition, needs.editionFolder);
  await apiRoutes(app, needs);
  podcastFeedRoutes(app, needs);
  feedRoutes(app, needs);
  sitemapRoutes(app, needs);
  machineRoutes(app, needs);
  const { quiz, edition } = needs.house;
  const limits = createQuizLimits();
  await quizRoutes(app, { quiz, limits, mount: quizService, hosts: edition.quiz.hosts });
  await app.register(quizFormRoutes({ ...needs, limits }));
}
