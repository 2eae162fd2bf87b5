/** Sitemaps of every domain: an index by month, the months, the pages that are not stories, and the news [S06]. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { Problem } from '#platform/http/problem.ts';
import { askedIn } from '../asked-in.ts';
import { type FeedNeeds, mainOf } from './feed-routes.ts';
import { monthSitemap, sitemapOfMonths } from './month-sitemaps.ts';
import { newsSitemap } from './news-sitemap.ts';
import { pagesSitemap } from './pages-sitemap.ts';
import { type MappedPaper, mappedPaper } from './sitemap-answer.ts';

export function sitemapRoutes(app: FastifyInstance, { house, answerCached }: FeedNeeds): void {
  async function answerSitemap(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (paper: MappedPaper) => Promise<FinishedAnswer>,
  ): Promise<void> {
    const main = mainOf(house, askedIn(request, false).host);
    await answerCached(request, reply, () => make(mappedPaper(house, main)));
  }

  app.get('/sitemap.xml', (request, reply) => answerSitemap(request, reply, sitemapOfMonths));
  app.get('/sitemap/lapok.xml', (request, reply) => answerSitemap(request, reply, pagesSitemap));
  app.get('/sitemap/news.xml', (request, reply) => answerSitemap(request, reply, newsSitemap));
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const file = monthFile(request.params.file);
    if (!file) throw new Problem('route-not-found', `Page not found: /sitemap/${request.params.file}`);
    await answerSitemap(request, reply, (paper) => monthSitemap(paper, file.month, file.number));
  });
}

/** `2026-11.xml`, `2026-11-2.xml`: one address each, so the first file has no number. */
function monthFile(name: string): { month: string; number: number } | null {
  const [, month, number = '1'] =
    /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? [];
  return month === undefined ? null : { month, number: Number(number) };
}
