/**
 * The page of a story for the newsroom: of its working copy, or as it was at a past moment [EDIT-11]
 * [REV-06].
 */
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

/**
 * Disables the page's scripts: a view must not be counted, and embedded pages must not act with the member's
 * session.
 */
function neverRun(headers: Readonly<Record<string, string>>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  return {
    'content-security-policy': `${policy}; sandbox allow-same-origin`,
    'x-robots-tag': 'noindex',
  };
}
