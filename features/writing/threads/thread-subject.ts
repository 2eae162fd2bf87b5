/** What a thread of notes is about. */
import type { Range } from '../collab/identified-step.ts';

/** A range of the text, in a version of the working copy. */
export interface TextSubject extends Range {
  kind: 'text';
  epoch: number;
  version: number;
}

export type ThreadSubject =
  | TextSubject
  /** By the block’s key. */
  | { kind: 'block'; block: string }
  | { kind: 'field'; field: string }
  | { kind: 'story' };
