import type { LabelKind } from '../taxonomy/label-kinds.ts';

/** Below the newsroom's address; with `/uj` for a new one, or an id. */
export const labelPaths: Readonly<Record<LabelKind, string>> = {
  tags: '/cimkek',
  sections: '/rovatok',
  authors: '/szerzok',
};

export const newLabel = 'uj';
