/** Changes of single fields; lists change by single elements, so that changes of two writers merge. */
import { type FieldChange, FieldStep } from '../../collab/field-step.ts';
import type { StoryConnection } from '../connection/story-connection.ts';

export function changeField(connection: StoryConnection, change: FieldChange): void {
  connection.dispatch(connection.state.tr.step(new FieldStep(change)));
}
