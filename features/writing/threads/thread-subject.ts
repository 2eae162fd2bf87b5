/** The subject of a thread of notes. */
import type { Range } from '../collab/identified-step.ts';

/** A range of the text, in a version of the working copy. */
export interface TextSubject extends Range {
  kind: 'text';
  epoch: number;
  version: number;
}

export type ThreadSubject =
  | TextSubject
  /** A block, by its key. */
  | { kind: 'block'; block: string }
  | { kind: 'field'; field: string }
  | { kind: 'story' };
