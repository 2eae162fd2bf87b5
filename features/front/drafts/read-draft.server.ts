/** A front as its editors see it: its boxes as readers have them, and as they would be after a launch. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { readDraftBoxes } from '../boxes/read-boxes.server.ts';
import { type PlannedBox, planOf } from '../fill/fill-front.server.ts';
import { type Choices, type Draft, draftOf } from './draft-queries.server.ts';
import { type ChosenBox, takesStories } from './front-change.ts';
import { type LaunchRisk, risksOf } from './launch-risks.ts';

export interface DraftBox extends ChosenBox {
  title: string;
  list: string | null;
  size: number;
  /** Whether editors choose stories for it. */
  takesStories: boolean;
  /** The chosen stories that readers have. */
  launched: readonly number[];
  /**
   * Chosen and automatic stories that readers see; `planned` are those that they would see after a launch.
   */
  shown: readonly number[];
  planned: readonly number[];
}

export interface FrontDraft {
  site: string;
  version: number;
  boxes: DraftBox[];
  risks: LaunchRisk[];
}

export async function readDraft(db: Kysely<DB>, site: string): Promise<FrontDraft> {
  const draft = await draftOf(db, site);
  const boxes = await draftBoxes(db, site, draft);
  return { site, version: draft.version, boxes, risks: risksOf(boxes) };
}

export async function draftBoxes(db: Kysely<DB>, site: string, { choices }: Draft): Promise<DraftBox[]> {
  const shown = planOf(await readDraftBoxes(db, site, {}));
  const planned = planOf(await readDraftBoxes(db, site, choices));
  const before = new Map(shown.map((box) => [box.row.slug, box]));
  return planned.map((box) => {
    const { slug, kind, title, list, size } = box.row;
    const launched = before.get(slug);
    return {
      slug,
      kind,
      title,
      list,
      size,
      takesStories: takesStories(kind),
      stories: chosenIn(box),
      launched: launched ? chosenIn(launched) : [],
      shown: launched ? shownIn(launched) : [],
      planned: shownIn(box),
    };
  });
}

function chosenIn({ row }: PlannedBox): number[] {
  return row.items.map(({ id }) => id);
}

/** The stories that a reader sees; of an auto-block those of the first of its four variants. */
function shownIn({ row, ids }: PlannedBox): number[] {
  return row.kind === 'recommender' ? chosenIn({ row, ids }) : ids.slice(0, row.size);
}

/** The choices of boxes that differ from the public front. */
export function differing(
  boxes: readonly ChosenBox[],
  launched: readonly Pick<DraftBox, 'slug' | 'launched'>[],
): Choices {
  const before = new Map(launched.map((box) => [box.slug, box.launched]));
  return Object.fromEntries(
    boxes
      .filter(({ slug, stories }) => stories.join() !== (before.get(slug) ?? []).join())
      .map(({ slug, stories }) => [slug, stories]),
  );
}
