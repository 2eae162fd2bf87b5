/** `/api/newsroom/stories/{id}/preview`: the page of a working copy, as readers would see it [EDIT-11]. */
import { Node } from 'prosemirror-model';
import { z } from 'zod';
import { storySchema } from '#features/content/public.document.ts';
import type { ContentFeature } from '#features/content/public.server.ts';
import { defineCall, file } from '#features/kit/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { previewDraft } from '../server/preview-draft.server.ts';
import {
  memberOf,
  storiesCall,
  storyInPath,
  storyMissing,
  type WritingNeeds,
} from './newsroom-call.server.ts';
import { onSite, type RenderStory, shownPage, shownPageQuery } from './shown-page.server.ts';

interface PreviewNeeds extends WritingNeeds {
  content: Pick<ContentFeature, 'presentDraft'>;
  clock: Clock;
  renderStory: RenderStory;
}

export const previewCall = defineCall({
  ...storiesCall,
  id: 'newsroomPreview',
  method: 'GET',
  path: '/api/newsroom/stories/:id/preview',
  summary: 'The page of the working copy, as HTML',
  params: storyInPath,
  query: shownPageQuery.extend({
    version: z.string().max(20).optional().describe('Makes addresses differ; the newest version is shown.'),
  }),
  problems: ['article-not-found'],
  answer: { ...file, description: 'The page.' },
  async handle({ params, query, view, viewer }, { writing, content, clock, renderStory }: PreviewNeeds) {
    const member = memberOf(viewer);
    const opened = await writing.open(params.id, member);
    if (!opened) return storyMissing;
    const document = Node.fromJSON(storySchema, opened.fresh.document);
    const draft = previewDraft(opened.story, document, clock.now());
    const site = onSite(view, query.site ?? draft.site);
    const loaded = await content.presentDraft(site, draft);
    if (!loaded) return storyMissing;
    return shownPage(renderStory, site, loaded, { viewer: member, scheme: query.scheme });
  },
});
