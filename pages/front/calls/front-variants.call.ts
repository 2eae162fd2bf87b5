/** Boxes of a front page in several variants, rendered as on the page [FRONT-06] [FRONT-11]. */
import { z } from 'zod';
import { autoBlockSchema, type FilledPart, recommendedSchema } from '#features/front/public.server.ts';
import { autoBlockVariants, parseVariant, recommenderVersions } from '#features/front/public.ts';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import { presentPart } from '../front-part.ts';
import {
  finished,
  noSuchBox,
  partOf,
  presentGroups,
  type RenderingNeeds,
  storiesIn,
} from './present-box.server.ts';

const variant = (most: number) =>
  z
    .string()
    .max(200)
    .optional()
    .transform((text) => parseVariant(text, most))
    .describe(`A number from 1 to ${most}; anything else is 1.`);

export const autoBlockCall = defineCall({
  ...publicCall,
  id: 'autoBlock',
  path: '/api/index/auto-block',
  tag: 'front',
  summary: 'One of the four variants of the automatic block',
  query: z.object({ v: variant(autoBlockVariants) }),
  answer: json(autoBlockSchema, 'The variant.'),
  problems: ['box-not-found'],
  async handle({ view, query: { v } }, needs: RenderingNeeds) {
    const { part, found } = await partOf(view, { only: (box) => box.kind === 'auto', variant: v }, needs);
    if (part?.kind !== 'auto') return noSuchBox();
    const items = part.stories.map(await needs.content.listPresenter(view, part.stories));
    return finished({ v, items, html: bodyOf(view, part, needs) }, found);
  },
});

export const recommendedCall = defineCall({
  ...publicCall,
  id: 'recommended',
  path: '/api/recommended/mstag/all',
  tag: 'front',
  summary: 'Recommended articles besides those on the front page',
  query: z.object({ v: variant(recommenderVersions) }),
  answer: json(recommendedSchema, 'The groups.'),
  async handle({ view, query: { v } }, needs: RenderingNeeds) {
    const only = (box: { kind: string }) => box.kind === 'recommender';
    const { part, found } = await partOf(view, { only, includesRecommender: true, version: v }, needs);
    const groups = part?.kind === 'recommender' ? part.groups : null;
    const html = part ? bodyOf(view, part, needs) : '';
    const presentItem = await needs.content.listPresenter(view, part ? storiesIn(part) : []);
    return finished({ v, ...presentGroups(groups, presentItem), html }, found);
  },
});

function bodyOf(view: Viewpoint, part: FilledPart, { renderFrontPart }: RenderingNeeds): string {
  return renderFrontPart(presentPart(view, part), view.site);
}
