/** The real page of a story, shown to the newsroom: of its working copy, or of a past moment [EDIT-11] [REV-06]. */
import { z } from 'zod';
import type { LoadedStory } from '#features/content/public.server.ts';
import type { WrittenAnswer } from '#features/kit/public.ts';
import { mainSite, type NewsroomViewer, type Viewpoint } from '#features/sites/public.ts';

export type RenderStory = (
  view: Viewpoint,
  loaded: LoadedStory,
  manner: { viewer: NewsroomViewer; colorScheme: 'light' | 'dark' | null },
) => Promise<WrittenAnswer>;

export const shownPageQuery = z.object({
  site: z.string().max(40).optional().describe('Its slug; the story’s own by default.'),
  scheme: z.enum(['light', 'dark']).optional(),
});

export function onSite(view: Viewpoint, slug: string): Viewpoint {
  const { sites } = view.edition;
  return { ...view, site: sites.find((site) => site.slug === slug) ?? mainSite(view.edition) };
}

interface Manner {
  viewer: NewsroomViewer;
  scheme: 'light' | 'dark' | undefined;
}

export async function shownPage(
  renderStory: RenderStory,
  view: Viewpoint,
  loaded: LoadedStory,
  { viewer, scheme }: Manner,
) {
  const shown = { ...loaded, isPublic: true };
  const page = await renderStory(view, shown, { viewer, colorScheme: scheme ?? null });
  const { contentType, body, headers = {} } = page;
  const value = { contentType, body, headers: { ...headers, ...neverRun(headers) } };
  return { kind: 'answer', value, dependencies: null } as const;
}

/** No script of the page runs, so that nothing is counted, and no embedded page acts in the newsroom's name. */
function neverRun(headers: Readonly<Record<string, string>>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  return {
    'content-security-policy': `${policy}; sandbox allow-same-origin`,
    'x-robots-tag': 'noindex',
  };
}
