/** Feeds on every domain, and the addresses under which other systems' readers look for them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolveSite, type Site } from '#features/sites/public.ts';
import { Problem } from '#platform/http/problem.ts';
import type { AnswerCached } from '../answer-cached.ts';
import { askedIn } from '../asked-in.ts';
import type { House } from '../compose.ts';
import { feedFolders, formerFeeds, readFeedAddress, wholeTexts } from './feed-address.ts';
import { feedAnswer } from './feed-answer.ts';

export interface FeedNeeds {
  house: House;
  answerCached: AnswerCached;
}

export function feedRoutes(app: FastifyInstance, { house, answerCached }: FeedNeeds): void {
  async function answerFeed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { host, path, query } = askedIn(request, false);
    const main = mainOf(house, host);
    const address = readFeedAddress(house.edition, main, path);
    if (!address) throw new Problem('route-not-found', `Page not found: ${path}`);
    if (address.kind === 'redirect') return leadTo(reply, address.location, query);
    const wantsText = new URLSearchParams(query).get(wholeTexts.name) === wholeTexts.value;
    const { form, subject } = address;
    await answerCached(request, reply, () => feedAnswer(house, { main, form, subject, wantsText }));
  }

  for (const folder of Object.values(feedFolders)) {
    app.get(folder, answerFeed);
    app.get(`${folder}/*`, answerFeed);
  }
  for (const [path, form] of Object.entries(formerFeeds))
    app.get(path, async (request, reply) => leadTo(reply, feedFolders[form], askedIn(request, false).query));
}

/** The first site of the domain that was asked. */
export function mainOf(house: House, host: string): Site {
  return resolveSite(house.edition, host, []).site;
}

function leadTo(reply: FastifyReply, path: string, query: string): void {
  reply
    .code(301)
    .header('location', query === '' ? path : `${path}?${query}`)
    .header('cache-control', 'public, max-age=86400')
    .send();
}
