/** Boxes of a front page over HTTP [FRONT-04] [FRONT-05]. */
import { z } from 'zod';
import type { StoryCard } from '#features/content/public.ts';
import { defineCall, json, publicCall } from '#features/kit/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { frontBoxesSchema, frontBoxSchema } from './front-box-schema.server.ts';
import { type BoxNeeds, finished, oneBox, presentBoxes } from './present-box.server.ts';

interface GroupNeeds extends BoxNeeds {
  lists: {
    /** Stories of landing pages' groups by their slugs; none for an unknown group [X15]. */
    groups(
      view: Viewpoint,
      wanted: { slug: string }[],
    ): Promise<{ groups: { stories: StoryCard[] }[]; dependencies: Dependency[] }>;
  };
}

const slugSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/, 'must be a slug: small letters, digits and hyphens');

export const frontBoxesCall = defineCall({
  ...publicCall,
  id: 'frontBoxes',
  path: '/api/index/boxes',
  tag: 'front',
  summary: 'The front page of a site, box by box',
  answer: json(frontBoxesSchema, 'The boxes.'),
  async handle({ view }, needs: BoxNeeds) {
    const found = await needs.front.front(view);
    const { boxes, isWhole } = await presentBoxes(view, found.boxes, needs);
    return finished({ boxes }, isWhole ? found : { ...found, isComplete: false });
  },
});

export const frontBoxCall = defineCall({
  ...publicCall,
  id: 'frontBox',
  path: '/api/index/boxes/:slug',
  tag: 'front',
  summary: 'One box of a front page, or a named group of articles',
  params: z.object({ slug: slugSchema }),
  answer: json(frontBoxSchema, 'The box.'),
  problems: ['box-not-found'],
  async handle({ view, params: { slug } }, needs: GroupNeeds) {
    const { groups, dependencies } = await needs.lists.groups(view, [{ slug }]);
    const stories = groups.flatMap((group) => group.stories);
    if (stories.length === 0) return oneBox(view, (box) => box.slug === slug, needs);
    const items = stories.map(await needs.content.listPresenter(view, stories));
    const group = { slug, kind: 'group', position: 0, title: null, url: null } as const;
    return { kind: 'answer', value: { ...group, items, content: null, episodes: [] }, dependencies };
  },
});

export const frontEpisodesCall = defineCall({
  ...publicCall,
  id: 'frontEpisodes',
  path: '/api/index/episodes',
  tag: 'front',
  summary: 'The front page’s podcast block',
  answer: json(frontBoxSchema, 'The box with its episodes.'),
  problems: ['box-not-found'],
  handle: ({ view }, needs: BoxNeeds) => oneBox(view, (box) => box.kind === 'podcast', needs),
});

export const frontMostReadCall = defineCall({
  ...publicCall,
  id: 'frontMostRead',
  path: '/api/index/most-read',
  tag: 'front',
  summary: 'The front page’s list of the most read articles',
  answer: json(frontBoxSchema, 'The box, the most read first.'),
  problems: ['box-not-found'],
  handle: ({ view }, needs: BoxNeeds) => oneBox(view, (box) => box.kind === 'mostRead', needs),
});

export const frontSectionCall = defineCall({
  ...publicCall,
  id: 'frontSection',
  path: '/api/index/mstag/:tag',
  tag: 'front',
  summary: 'The front page’s box of a section',
  params: z.object({ tag: slugSchema }),
  answer: json(frontBoxSchema, 'The box.'),
  problems: ['box-not-found'],
  handle({ view, params: { tag } }, needs: BoxNeeds) {
    const section = `section:${tag}`;
    const isOfSection = (list: string | null) => list === section || list?.startsWith(`${section}@`) === true;
    return oneBox(view, ({ list }) => isOfSection(list), needs);
  },
});
