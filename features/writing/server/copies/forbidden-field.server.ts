/** Finds changes of fields that the member may not make, or that now need an act [EDIT-03]. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { givenFields, mayChange } from '#features/content/public.document.ts';
import { editedStory } from '#features/content/public.server.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';
import { type FieldChange, FieldStep } from '../../collab/field-step.ts';
import type { Batch } from '../../collab/story-log.ts';

type State = Parameters<typeof mayChange>[2];

/** Name of the first forbidden field that a batch changes; null for none. */
export async function forbiddenField(
  db: Kysely<DB>,
  id: number,
  batch: Batch,
  member: NewsroomViewer,
): Promise<string | null> {
  const steps = batch.entries.flatMap((entry) => entry.steps);
  if (!steps.some(FieldStep.isJson)) return null;
  const story = await editedStory(db, id);
  return forbiddenIn(steps, { state: story?.state ?? 'draft', site: String(story?.row.site) }, member);
}

/** The elements that a change adds or removes, or the sites that it sets. */
function partsOf(change: FieldChange, namesSites: boolean): (string | undefined)[] {
  if ('element' in change) return [String(change.element)];
  if (change.change === 'set' && namesSites) return [change.value].flat().map(String);
  return [undefined];
}

/**
 * For an act the state is `draft`, because acts may also change fields that are otherwise fixed in a public
 * story.
 */
export function forbiddenIn(
  steps: readonly unknown[],
  { state, site }: { state: State; site: string },
  member: NewsroomViewer,
): string | null {
  for (const change of steps.flatMap((json) => FieldStep.changeIn(json) ?? [])) {
    const field = givenFields.find(({ name }) => name === change.name);
    const parts = partsOf(change, field?.refersTo === 'sites');
    if (!field || parts.some((part) => !mayChange(member, field.name, state, part, site))) return change.name;
  }
  return null;
}
