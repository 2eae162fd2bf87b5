/** Checks that no address is ambiguous: of two overlapping patterns one must be more specific. */

import { type Grammar, grammarOf, type Row, titleOf } from '../addresses/grammar.ts';
import { compareSpecificity, isFinitePattern, overlap } from '../addresses/path-pattern.ts';
import type { Edition } from '../edition/edition.ts';

export function grammarFaults(edition: Edition): string[] {
  return edition.sites.flatMap((site) => {
    const grammar = grammarOf(edition, site);
    return [...ambiguities(grammar), ...conditionalFaults(grammar)].map((fault) => `${fault} (${site.slug})`);
  });
}

function ambiguities({ rows }: Grammar): string[] {
  return rows.flatMap((row, at) =>
    rows
      .slice(at + 1)
      .filter((other) => overlap(row.pattern, other.pattern))
      .flatMap((other) => faultOf(row, other)),
  );
}

/** `row` comes first, so it is at least as specific. */
function faultOf(row: Row, other: Row): string[] {
  if (compareSpecificity(row.pattern, other.pattern) === 0)
    return [`${row.title} and ${other.title} could both answer at one address`];
  const hidesPage = row.kind === 'redirect' && other.kind !== 'redirect' && isFinitePattern(other.pattern);
  return hidesPage ? [`${row.title} leads away from an address of ${other.title}`] : [];
}

/** Of the pages that share a pattern and answer certain queries, only one can follow. */
function conditionalFaults({ rows }: Grammar): string[] {
  return rows.flatMap((row) => {
    const [first, second] = row.kind === 'page' ? row.conditional : [];
    if (!first || !second) return [];
    return [`${titleOf(first)} and ${titleOf(second)} could both answer at one address`];
  });
}
