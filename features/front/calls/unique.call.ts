/** Unique items and their groups over HTTP [FRONT-08] [FRONT-09]. */
import { z } from 'zod';
import { defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import { slugSchema } from '#platform/text/slug-schema.ts';
import type { FrontFeature } from '../front-feature.server.ts';
import { podcastPosition, podcastPositionSlug } from '../unique-item.ts';

interface UniqueNeeds {
  front: FrontFeature;
}

const position = z
  .object({ position: z.number().describe('Position among the front page’s boxes.') })
  .meta({ id: 'PodcastBlockPosition' });
const item = z
  .object({ slug: z.string(), content: z.unknown().describe('A text, or data such as a list of books.') })
  .meta({ id: 'UniqueItem', description: 'Content that is neither an article nor a document.' });
const group = z
  .object({
    id: z.number().int().positive(),
    slug: z.string(),
    title: z.string(),
    uniques: z.array(item).describe('In order.'),
  })
  .meta({ id: 'UniqueGroup' });
const bySlug = z.object({
  slug: slugSchema.max(200),
});
const byId = z.object({ id: numberInAddress(2_147_483_647) });

export const podcastBlockPositionCall = defineCall({
  ...publicCall,
  id: 'podcastBlockPosition',
  path: `/api/unique/${podcastPositionSlug}`,
  tag: 'front',
  summary: 'Position of the podcast block on the front page',
  answer: json(position, 'The position.'),
  problems: ['unique-not-found'],
  varies: 'nothing',
  async handle(_asked, { front }: UniqueNeeds) {
    const found = podcastPosition((await front.unique(podcastPositionSlug))?.content);
    if (found === null) return failure('unique-not-found', 'The front page has no podcast block.');
    const dependencies = [{ key: `unique:${podcastPositionSlug}` }];
    return { kind: 'answer', value: { position: found }, dependencies };
  },
});

export const uniqueBySlugCall = defineCall({
  ...publicCall,
  id: 'uniqueBySlug',
  path: '/api/unique/:slug',
  tag: 'front',
  summary: 'A unique item by its slug',
  params: bySlug,
  answer: json(item, 'The item.'),
  problems: ['unique-not-found'],
  varies: 'nothing',
  async handle({ params: { slug } }, { front }: UniqueNeeds) {
    const found = await front.unique(slug);
    if (!found) return failure('unique-not-found', `No unique item has the slug “${slug}”.`);
    return { kind: 'answer', value: found, dependencies: [{ key: `unique:${slug}` }] };
  },
});

export const uniqueGroupCall = defineCall({
  ...publicCall,
  id: 'uniqueGroup',
  path: '/api/unique-groups/:id',
  tag: 'front',
  summary: 'A group of unique items by its id',
  params: byId,
  answer: json(group, 'The group with its items.'),
  problems: ['unique-not-found'],
  varies: 'nothing',
  async handle({ params: { id } }, { front }: UniqueNeeds) {
    const found = await front.uniqueGroup(id);
    if (!found) return failure('unique-not-found', `No group of unique items has the id ${id}.`);
    const items = found.uniques.map(({ slug }) => ({ key: `unique:${slug}` }));
    return { kind: 'answer', value: found, dependencies: [{ key: `unique-group:${id}` }, ...items] };
  },
});
