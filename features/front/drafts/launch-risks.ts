/** Risks of a launch that an editor has to confirm [FRED-10]. */
import type { BoxKind } from '../boxes/box-kinds.ts';

export const launchRisks = ['empty-lead', 'half-removed'] as const;
export type LaunchRisk = (typeof launchRisks)[number];

export interface LaunchedBox {
  kind: BoxKind;
  /** Chosen stories in the draft, and on the public front. */
  stories: readonly number[];
  launched: readonly number[];
  /** All stories that the box would show after the launch. */
  planned: readonly number[];
}

export function risksOf(boxes: readonly LaunchedBox[]): LaunchRisk[] {
  const leads = boxes.filter(({ kind }) => kind === 'lead' || kind === 'cover');
  const isLeadEmpty = leads.length > 0 && leads.every(({ planned }) => planned.length === 0);
  const [before, after] = [
    new Set(boxes.flatMap(({ launched }) => launched)).size,
    new Set(boxes.flatMap(({ stories }) => stories)).size,
  ];
  return launchRisks.filter((risk) =>
    risk === 'empty-lead' ? isLeadEmpty : before > 1 && after * 2 <= before,
  );
}
