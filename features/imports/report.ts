/** Report of an import, item by item and in total. */
import { addLosses, type Losses } from '#features/content/public.ts';
import type { ImportedStory } from './imported.ts';

export type Outcome = 'imported' | 'changed' | 'unchanged' | 'skipped';

export interface ReportItem {
  sourceKey: string;
  title: string;
  outcome: Outcome;
  /** Why it was skipped, or is not public; '' otherwise. */
  why: string;
  /** Slug of the story or document it became; '' for none. */
  slug: string;
  /** Lost content, counted by name. */
  losses: Losses;
  /** Lost pictures, documents and fields, one by one. */
  lost: string[];
}

export function itemOf(story: ImportedStory, outcome: Outcome, why: string, slug: string): ReportItem {
  return {
    sourceKey: story.sourceKey,
    title: story.title,
    outcome,
    why,
    slug,
    losses: story.losses,
    lost: story.lost,
  };
}

export interface ReportSummary {
  files: string[];
  isDryRun: boolean;
  outcomes: Record<Outcome, number>;
  /** Skipped items by reason. */
  reasons: Record<string, number>;
  losses: Losses;
  /** Tags that became one with a tag of another name. */
  mergedTags: string[];
  authors: number;
  terms: number;
  /** Pictures in the archive files, shown or not. */
  attachments: number;
  /** Pictures imported. */
  pictures: number;
  redirects: number;
  seconds: number;
  /** Set when a file was malformed: the error message with line and column. */
  fault: string;
}

export function emptySummary(files: string[], isDryRun: boolean): ReportSummary {
  return {
    files,
    isDryRun,
    outcomes: { imported: 0, changed: 0, unchanged: 0, skipped: 0 },
    reasons: {},
    losses: {},
    mergedTags: [],
    authors: 0,
    terms: 0,
    attachments: 0,
    pictures: 0,
    redirects: 0,
    seconds: 0,
    fault: '',
  };
}

export function countItem(summary: ReportSummary, item: ReportItem): void {
  summary.outcomes[item.outcome] += 1;
  if (item.outcome === 'skipped') summary.reasons[item.why] = (summary.reasons[item.why] ?? 0) + 1;
  addLosses(summary.losses, item.losses);
}

/** @example '= changed   wxr:regi.example:12  Hajnalban  → hajnalban (comment 3)' */
export function itemLine(item: ReportItem): string {
  const losses = Object.entries(item.losses).map(([what, times]) => `${what} ${times}`);
  const details = [
    item.slug === '' ? '' : `→ ${item.slug}`,
    item.why,
    losses.length === 0 ? '' : `(${losses.join(', ')})`,
  ];
  const line = [item.outcome.padEnd(9), item.sourceKey, item.title, ...details]
    .filter((part) => part !== '')
    .join('  ');
  return [line, ...item.lost.map((what) => `${' '.repeat(9)}  lost: ${what}`)].join('\n');
}

export function summaryText(summary: ReportSummary): string {
  const { outcomes } = summary;
  return [
    summary.isDryRun ? 'Dry run: nothing was written.' : '',
    ...(['imported', 'changed', 'unchanged', 'skipped'] as const).map(
      (name) => `${name.padEnd(10)} ${outcomes[name]}`,
    ),
    `authors ${summary.authors}, terms ${summary.terms}, pictures ${summary.pictures} of ${summary.attachments} in the archive, redirects ${summary.redirects}`,
    ...section('skipped because', summary.reasons),
    ...section('lost', summary.losses),
    ...(summary.mergedTags.length === 0
      ? []
      : ['merged tags:', ...summary.mergedTags.map((one) => `  ${one}`)]),
    summary.fault === '' ? '' : `STOPPED: ${summary.fault}`,
    `${summary.seconds.toFixed(1)} s`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function section(title: string, counts: Record<string, number>): string[] {
  const lines = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
  return lines.length === 0
    ? []
    : [`${title}:`, ...lines.map(([what, times]) => `  ${String(times).padStart(6)}  ${what}`)];
}
