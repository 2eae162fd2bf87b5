/**
 * `/api/newsroom/stories/{id}/past`: the public versions with their times, and the page at a past moment
 * [REV-06].
 */
import { z } from 'zod';
import type { ContentFeature } from '#features/content/public.server.ts';
import { defineCall, failure, file, json } from '#features/kit/public.ts';
import { memberNames } from '../calls/member-names.ts';
import {
  memberOf,
  newsroomCall,
  storyInPath,
  storyMissing,
  type WritingNeeds,
} from '../calls/newsroom-call.server.ts';
import { onSite, type RenderStory, shownPage, shownPageQuery } from '../calls/shown-page.server.ts';

interface PastNeeds extends WritingNeeds {
  content: Pick<ContentFeature, 'presentPast' | 'publicSpans' | 'maySee'>;
}

export const pastCall = defineCall({
  ...newsroomCall,
  id: 'newsroomPast',
  method: 'GET',
  path: '/api/newsroom/stories/:id/past',
  summary: 'When readers had which version of a story, the last first',
  params: storyInPath,
  problems: ['article-not-found'],
  answer: json(
    z.object({
      spans: z.array(
        z.object({
          version: z.int().describe('Of the story.'),
          act: z.string().describe('What made it: publish, edit, correct …'),
          title: z.string(),
          author: z.object({ kind: z.string(), id: z.string(), name: z.string() }).nullable(),
          from: z.iso.datetime(),
          until: z.iso.datetime().nullable().describe('Null: readers have it now.'),
          isErased: z.boolean().describe('It was taken down: nothing of it can be shown.'),
        }),
      ),
    }),
    'Since stories are recorded here.',
  ),
  async handle({ params: { id }, viewer }, { content, accounts }: PastNeeds) {
    if (!(await content.maySee(viewer.viewer, id))) return storyMissing;
    const [spans, nameOf] = await Promise.all([content.publicSpans(id), memberNames(accounts)]);
    const value = {
      spans: spans.map(({ version, act, title, author, from, until, isErased }) => ({
        version,
        act,
        title,
        author: author && { ...author, name: nameOf(author) },
        from: from.toISOString(),
        until: until?.toISOString() ?? null,
        isErased,
      })),
    };
    return { kind: 'answer', value, dependencies: null };
  },
});

export const pastPageCall = defineCall({
  ...newsroomCall,
  id: 'newsroomPastPage',
  method: 'GET',
  path: '/api/newsroom/stories/:id/past/page',
  summary: 'The page of a story as readers had it at a moment, as HTML',
  params: storyInPath,
  query: shownPageQuery.extend({
    at: z.iso.datetime({ offset: true }).transform((given) => new Date(given)),
  }),
  problems: ['article-not-found'],
  answer: { ...file, description: 'The page.' },
  async handle(
    { params: { id }, query, view, viewer },
    { content, renderStory }: PastNeeds & { renderStory: RenderStory },
  ) {
    const member = memberOf(viewer);
    if (!(await content.maySee(member, id))) return storyMissing;
    const wanted = onSite(view, query.site ?? '');
    const first = await content.presentPast(wanted, id, query.at);
    // Without the parameter: the story's site at that time.
    const site = onSite(view, query.site ?? first?.story.site ?? '');
    const isOwn = site.site === wanted.site;
    const loaded = isOwn ? first : await content.presentPast(site, id, query.at);
    if (!loaded) return failure('article-not-found', 'Readers had no version of this story then.');
    return shownPage(renderStory, site, loaded, { viewer: member, scheme: query.scheme });
  },
});
