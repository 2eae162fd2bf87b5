/** The HTTP API: the rooms' calls, what all of them share, and the document that describes them. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { audioRoutes } from '#features/audio/public.server.ts';
import { contentRoutes, type Viewpoint } from '#features/content/public.server.ts';
import { figuresRoutes } from '#features/figures/public.server.ts';
import { frontRoutes, uniqueRoutes } from '#features/front/public.server.ts';
import { readershipRoutes } from '#features/readership/public.server.ts';
import { searchRoutes } from '#features/search/public.server.ts';
import { supportRoutes } from '#features/support/public.server.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { jsonAnswer } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import type { AnswerCached } from '../answer-cached.ts';
import { askedIn } from '../asked-in.ts';
import type { House } from '../compose.ts';
import type { PageMaker } from '../make-page.ts';
import { type DrawFrontPart, presentPart, urlOfBox } from '../pages/front-part.ts';
import { addCommonParts } from './common-parts.ts';
import { docsPage } from './docs-page.ts';
import { documentOptions } from './document-options.ts';
import { frontendRoutes } from './frontend-routes.ts';
import { siteHeader, siteOfCall } from './site-of-call.ts';
import { staffRoute } from './staff-route.ts';

export interface ApiNeeds {
  house: House;
  answerCached: AnswerCached;
  pages: PageMaker;
  drawFrontPart: DrawFrontPart;
}

export async function apiRoutes(app: FastifyInstance, needs: ApiNeeds): Promise<void> {
  await app.register(async (api) => {
    const { house } = needs;
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    await api.register(swagger, documentOptions());
    api.addHook('onRoute', addCommonParts);

    const answer = answerOfCall(needs.answerCached);
    const viewOf = (request: FastifyRequest) => ({
      edition: house.edition,
      site: siteOfCall(house.edition, request.headers[siteHeader]),
      port: house.port,
    });
    // A token that is not good is refused before anything else is said.
    api.addHook('preHandler', async (request) => {
      await isNewsroom(house, request);
    });
    await api.register(
      contentRoutes({
        content: house.content,
        pageOfSearch: house.lists.pageOfSearch,
        viewOf,
        answer,
        isNewsroom: (request) => isNewsroom(house, request),
      }),
      { prefix: '/api' },
    );
    const storiesOfGroups = (view: Viewpoint, slugs: string[]) =>
      house.lists.groups(
        view,
        slugs.map((slug) => ({ slug })),
      );
    await api.register(searchRoutes({ search: house.search, viewOf, storiesOfGroups, answer }), {
      prefix: '/api',
    });
    await api.register(uniqueRoutes({ front: house.front, answer }), { prefix: '/api' });
    await api.register(
      frontRoutes({
        ...{ front: house.front, viewOf, storiesOfGroups, answer },
        urlOf: urlOfBox,
        drawInside: (view, part) => needs.drawFrontPart(presentPart(view, part), view.site),
      }),
      { prefix: '/api' },
    );
    await api.register(audioRoutes({ audio: house.audio, viewOf, cards: house.content.cards, answer }), {
      prefix: '/api',
    });
    await api.register(readershipRoutes(house.readership), { prefix: '/api' });
    await api.register(frontendRoutes({ house, viewOf, answer }), { prefix: '/api' });
    await api.register(figuresRoutes({ figures: house.figures, viewOf, answer }), { prefix: '/api' });
    await api.register(supportRoutes({ support: house.support, answer }), { prefix: '/api' });
    await api.register(staffRoute({ viewOf, answer }), { prefix: '/api' });
    api.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) =>
      answer(request, reply, async () => jsonAnswer(api.swagger(), [])),
    );
    api.get('/api/docs', { schema: { hide: true } }, (request, reply) =>
      needs.answerCached(request, reply, () =>
        needs.pages.show(askedIn(request, false), async (asked) => docsPage(asked, api.swagger())),
      ),
    );
  });
}

async function isNewsroom(house: House, request: FastifyRequest): Promise<boolean> {
  const viewer = await house.accounts.viewerOf(request.headers);
  if (viewer.kind === 'refused')
    throw new Problem('token-invalid', 'The Authorization header holds no token that is good now.');
  return viewer.kind === 'newsroom';
}

/** Answers of calls differ by the site they are made for and by who makes them [X12]. */
function answerOfCall(answerCached: AnswerCached): AnswerCached {
  return (request: FastifyRequest, reply: FastifyReply, make: () => Promise<FinishedAnswer>) =>
    answerCached(request, reply, async () => {
      const made = await make();
      return { ...made, headers: { vary: 'X-Site, Authorization', ...made.headers } };
    });
}
