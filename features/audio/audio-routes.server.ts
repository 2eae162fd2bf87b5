/** Shows and episodes over HTTP [POD-02]. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { articleCardSchema, presentArticleCard, type Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import { type ImageRef, imageAddress } from '#features/media/public.ts';
import { originOf, type Site, siteBySlug, sitesOfDomain } from '#features/sites/public.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { describedAnswers, jsonAnswer, numberInAddress } from '#platform/http/json-call.ts';
import { Problem } from '#platform/http/problem.ts';
import { episodeKey } from './audio-keys.ts';
import type { AudioRoom, Heard } from './audio-room.server.ts';
import { audioSchemas } from './audio-schema.ts';
import type { Episode, Podcast } from './podcast.ts';
import { podcastFeedPath, podcastPath } from './podcast-address.ts';

export interface AudioRoutesNeeds {
  audio: Pick<AudioRoom, 'episode' | 'latest' | 'podcasts'>;
  viewOf(request: FastifyRequest): Viewpoint;
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
  /** Sends the answer, from the cache when it is the same for everybody. */
  answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<FinishedAnswer>): Promise<void>;
}

const latestShown = 4;
const latestAtMost = 50;
const schemas = audioSchemas(articleCardSchema);
type EpisodeAnswer = z.infer<typeof schemas.episode>;

/** Registered under `/api`. */
export function audioRoutes({ audio, viewOf, cards, answer }: AudioRoutesNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/episodes/:slug',
      {
        schema: {
          ...{ operationId: 'episode', tags: ['audio'], summary: 'An episode of a podcast' },
          params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/, 'must be a slug') }),
          response: describedAnswers(schemas.episode, 'The episode.', ['episode-not-found']),
        },
      },
      async (request, reply) => {
        const { slug } = request.params;
        await answer(request, reply, async () => {
          const view = viewOf(request);
          const episode = await audio.episode(slug);
          if (!episode) throw new Problem('episode-not-found', `There is no episode '${slug}'.`);
          const [shown] = await present(view, [episode]);
          return jsonAnswer(shown ?? {}, [{ key: episodeKey(slug) }, ...storyOf(episode)]);
        });
      },
    );
    app.get(
      '/episodes',
      {
        schema: {
          ...{
            operationId: 'episodes',
            tags: ['audio'],
            summary: 'The newest episodes of a site’s podcasts',
          },
          querystring: z.object({
            perPage: numberInAddress(latestAtMost)
              .optional()
              .describe(`How many, 1 to ${latestAtMost}; ${latestShown} when it is not said.`),
          }),
          response: describedAnswers(schemas.episodes, 'The episodes.'),
        },
      },
      async (request, reply) => {
        const { perPage = latestShown } = request.query;
        await answer(request, reply, async () => {
          const view = viewOf(request);
          const found = await audio.latest(heardOn(view), perPage);
          const episodes = await present(view, found.episodes);
          return inTime(jsonAnswer({ episodes }, found.dependencies), found);
        });
      },
    );
    app.get(
      '/podcasts/public/all',
      {
        schema: {
          ...{ operationId: 'podcasts', tags: ['audio'], summary: 'The podcasts of a site' },
          response: describedAnswers(schemas.podcasts, 'The podcasts, by name.'),
        },
      },
      (request, reply) =>
        answer(request, reply, async () => {
          const view = viewOf(request);
          const { podcasts, dependencies } = await audio.podcasts(heardOn(view));
          const shown: z.infer<typeof schemas.podcasts> = {
            podcasts: podcasts.map((podcast) => presentPodcast(view, podcast)),
          };
          return jsonAnswer(shown, dependencies);
        }),
    );
  };

  async function present(view: Viewpoint, episodes: Episode[]): Promise<EpisodeAnswer[]> {
    const ids = episodes.flatMap(({ articleId }) => articleId ?? []);
    const found = ids.length === 0 ? [] : await cards(view, ids);
    const byId = new Map(found.map((card) => [card.id, card]));
    return episodes.map((episode) => {
      const { id, slug, title, sound, image, duration, publishedAt, description, chapters, podcast } =
        episode;
      const card = episode.articleId === null ? undefined : byId.get(episode.articleId);
      return {
        ...{ id, slug, title, duration, description, chapters },
        sourceUrl: sound.url,
        sourceType: sound.mime,
        image: pictureOf(image, slug),
        pubDate: publishedAt,
        podcast: { slug: podcast.slug, name: podcast.name, page: pageOf(view, podcast) },
        article: card ? presentArticleCard(card) : null,
      };
    });
  }
}

/** A domain's first site has the shows of all sites on it. */
export function heardOn({ edition, site }: Viewpoint): string[] {
  const sites = site.path === '' ? sitesOfDomain(edition, site) : [site];
  return sites.map(({ slug }) => slug);
}

/** A path on the same domain, a full address elsewhere. */
export function pageOf(
  { edition, site: here, port }: Viewpoint,
  { slug, site }: Pick<Podcast, 'slug' | 'site'>,
): string {
  const home = siteBySlug(edition, site);
  const path = podcastPath(home.path, slug);
  return isSameDomain(home, here) ? path : originOf(home, port) + path;
}

function isSameDomain(one: Site, other: Site): boolean {
  return one.domains[0] === other.domains[0];
}

function presentPodcast(view: Viewpoint, podcast: Podcast) {
  const { slug, name, description, image, language, site } = podcast;
  const feed = originOf(siteBySlug(view.edition, site), view.port) + podcastFeedPath(slug);
  return {
    ...{ slug, name, description, language, feed },
    page: pageOf(view, podcast),
    image: pictureOf(image, slug),
  };
}

function pictureOf(image: ImageRef | null, name: string): string | null {
  return image && imageAddress(image, { size: '1x1-768', format: 'jpg', name });
}

function storyOf({ articleId }: Episode) {
  return articleId === null ? [] : [{ key: `article:${articleId}` }];
}

/** An episode that is to come changes the answer by itself. */
function inTime(answer: FinishedAnswer, { freshForMs }: Heard): FinishedAnswer {
  return freshForMs === null ? answer : { ...answer, freshForMs };
}
