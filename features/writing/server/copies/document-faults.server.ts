/** What makes a document no story, whoever sends it [SAVE-10]. */
import type { Node } from 'prosemirror-model';
import { wrongFieldIn } from '../draft-fields.server.ts';

/** Of a document, in its own units: about characters. */
const largestDocument = 2_000_000;

/** A document that is too large, or whose fields no story can have. */
export function faultIn(document: Node): string | null {
  if (document.nodeSize > largestDocument) return `the story is longer than ${largestDocument} characters`;
  const wrong = wrongFieldIn(document);
  return wrong === null ? null : `the field ${wrong} is invalid`;
}
