/** No address may mean two things: of two patterns that take the same path one must be the more particular. */
import type { Edition } from './edition.ts';
import { type Grammar, grammarOf, type Row } from './grammar.ts';
import { compareParticularity, isClosed, overlap } from './path-pattern.ts';

export function grammarFaults(edition: Edition): string[] {
  return edition.sites.flatMap((site) => {
    const grammar = grammarOf(edition, site);
    return [...ambiguities(grammar), ...frontFaults(grammar)].map((fault) => `${fault} (${site.slug})`);
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

/** `row` comes first, so it is at least as particular. */
function faultOf(row: Row, other: Row): string[] {
  if (compareParticularity(row.pattern, other.pattern) === 0)
    return [`${row.title} and ${other.title} could both answer at one address`];
  const hidesPage = row.kind === 'redirect' && other.kind !== 'redirect' && isClosed(other.pattern);
  return hidesPage ? [`${row.title} leads away from an address of ${other.title}`] : [];
}

function frontFaults({ frontLists }: Grammar): string[] {
  const [first, second] = frontLists;
  if (!first || !second) return [];
  return [`section '${first.name}' and section '${second.name}' could both answer at one address`];
}
