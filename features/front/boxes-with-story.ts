/** The boxes of front pages that show a story, in any of their variants, as the pages are filled [ACT-06]. */
import type { StoryOutcome } from '#features/kit/public.ts';
import type { Edition } from '#features/sites/public.ts';
import type { FrontFeature } from './front-feature.server.ts';

export interface FrontOutcomeNeeds {
  front: Pick<FrontFeature, 'front'>;
  edition: Edition;
  port: number;
}

const variants = [1, 2, 3, 4] as const;

export async function boxesWithStory(
  { front, edition, port }: FrontOutcomeNeeds,
  id: number,
): Promise<StoryOutcome[]> {
  const found = new Map<string, StoryOutcome>();
  // The others have landing pages.
  const sites = edition.sites.filter(({ slug }) => edition.landings.every(({ site }) => site !== slug));
  for (const site of sites)
    for (const variant of variants) {
      const only = ({ kind }: { kind: string }) => variant === 1 || kind === 'auto';
      const { boxes } = await front.front({ edition, site, port }, { variant, only });
      for (const box of boxes)
        if ('stories' in box && box.stories.some((story) => story.id === id))
          found.set(`${site.slug} ${box.slug}`, {
            kind: 'front',
            site: site.slug,
            name: box.title || box.slug,
            address: null,
          });
    }
  return [...found.values()];
}
