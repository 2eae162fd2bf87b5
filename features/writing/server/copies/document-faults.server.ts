/** Checks of documents, whoever sends them [SAVE-10]. */
import type { Node } from 'prosemirror-model';
import { wrongFieldIn } from '../draft-fields.server.ts';

/** Maximum size of a document in ProseMirror's units: about one per character. */
const largestDocument = 2_000_000;

/** The fault of a document that is too large, or has fields that no story can have. */
export function faultIn(document: Node): string | null {
  if (document.nodeSize > largestDocument) return `the story is longer than ${largestDocument} characters`;
  const wrong = wrongFieldIn(document);
  return wrong === null ? null : `the field ${wrong} is invalid`;
}
