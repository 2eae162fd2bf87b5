/** Changes of fields, each for itself: of a list only the element changes, so that two writers' changes merge. */
import { type FieldChange, FieldStep } from '../../collab/field-step.ts';
import type { StoryConnection } from '../connection/story-connection.ts';

export function changeField(connection: StoryConnection, change: FieldChange): void {
  connection.dispatch(connection.state.tr.step(new FieldStep(change)));
}
