/** Address and sites of a public story [ACT-06]. */
import type { StoryOutcome } from '#features/kit/public.ts';
import { absoluteAddress, type Edition, mainSite, originOf, siteBySlug } from '#features/sites/public.ts';
import type { StoryReads } from './story-reads.server.ts';

interface PlacesNeeds {
  content: Pick<StoryReads, 'storyById'>;
  edition: Edition;
  port: number;
}

export async function placesOfStory(
  { content, edition, port }: PlacesNeeds,
  id: number,
): Promise<StoryOutcome[]> {
  const view = { edition, site: mainSite(edition), port };
  const loaded = await content.storyById(view, id);
  if (!loaded?.isPublic) return [];
  const { site, title, url, mirroringSites } = loaded.story;
  const sites = [site, ...mirroringSites].map((slug) => siteBySlug(edition, slug));
  return [
    { kind: 'address', site, name: title, address: absoluteAddress(view, url) },
    ...sites.map(
      (one): StoryOutcome => ({
        kind: 'site',
        site: one.slug,
        name: one.name,
        address: originOf(one, port) + (one.path || '/'),
      }),
    ),
  ];
}
