/** What machines ask for at fixed addresses: robots.txt, a search description, whom to tell of a security hole. */
import type { FastifyInstance } from 'fastify';
import { originOf, resolveSite } from '#features/sites/public.ts';
import { askedIn } from '../asked-in.ts';
import { type FeedNeeds, mainOf } from './feed-routes.ts';
import { openSearch } from './open-search.ts';
import { robotsText } from './robots-text.ts';
import { securityText } from './security-text.ts';

/** They change when the edition does, and a day is soon enough. */
const caching = 'public, max-age=86400';

export function machineRoutes(app: FastifyInstance, { house }: FeedNeeds): void {
  const { edition, clock, port } = house;
  const originAsked = (host: string): string => originOf(mainOf(house, host), port);

  app.get('/robots.txt', async (request, reply) => {
    const main = mainOf(house, askedIn(request, false).host);
    return reply
      .header('cache-control', caching)
      .type('text/plain; charset=utf-8')
      .send(robotsText(edition, main, originOf(main, port)));
  });
  for (const prefix of new Set(edition.sites.map((site) => site.path)))
    app.get(`${prefix}/opensearch.xml`, async (request, reply) => {
      const { host } = askedIn(request, false);
      const { site } = resolveSite(edition, host, prefix.split('/').filter(Boolean));
      return reply
        .header('cache-control', caching)
        .type('application/opensearchdescription+xml; charset=utf-8')
        .send(openSearch(site, originOf(site, port)));
    });
  const { security } = edition;
  if (security)
    app.get('/.well-known/security.txt', async (request, reply) =>
      reply
        .header('cache-control', caching)
        .type('text/plain; charset=utf-8')
        .send(securityText(security.contact, originAsked(askedIn(request, false).host), clock.now())),
    );
}
