import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import { breakingPosition } from '../boxes/box-kinds.ts';
import { breakingBoxOf, insertBox } from '../front-queries.server.ts';
import { lockDraft } from './draft-queries.server.ts';
import { type LaunchNeeds, launchChoices, saveAndTell } from './launch-front.server.ts';

export interface BreakingPlace {
  site: string;
  storyId: number;
  /** Title of the box if it has to be created. */
  title: string;
  by: ChangeAuthor;
}

/**
 * Launches a story into the box of breaking news instead of its former content; creates the box if there is
 * none. The draft keeps its other changes, and does not restore the former content.
 */
export async function placeBreaking(
  needs: LaunchNeeds,
  trx: Transaction<DB>,
  { site, storyId, title, by }: BreakingPlace,
): Promise<void> {
  const { choices } = await lockDraft(trx, site);
  const found = await breakingBoxOf(trx, site);
  const slug = found ?? 'rendkivuli';
  const box = {
    site,
    slug,
    kind: 'breaking',
    title,
    list: null,
    size: 1,
    position: breakingPosition,
  } as const;
  if (found === undefined) await insertBox(trx, box);
  await launchChoices(needs, trx, { site, act: 'launch', choices: { [slug]: [storyId] }, by });
  const others = Object.entries(choices).filter(([name]) => name !== slug);
  await saveAndTell(trx, site, Object.fromEntries(others));
}
