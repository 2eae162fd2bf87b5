/** A redirect leads somewhere, and never back to where it came from, by whatever way [S04]. */
import type { Edition } from './edition.ts';
import { redirectsOf } from './grammar.ts';
import { compilePattern, namesOf, overlap, type PathPattern, sampleOf } from './path-pattern.ts';
import { isElsewhere, type Redirect, redirectTitle } from './redirect.ts';
import { resolveAddress } from './resolve-address.ts';
import { resolveSite } from './resolve-site.ts';
import { filled, placesOf } from './search-of-section.ts';
import type { Site } from './site.ts';

export function redirectFaults(edition: Edition): string[] {
  const readable: Row[] = [];
  const faults: string[] = [];
  for (const redirect of redirectsOf(edition)) {
    const from = compilePattern(redirect.from);
    const own = typeof from === 'string' ? [from] : templateFaults(redirect, from);
    if (typeof from !== 'string' && own.length === 0) readable.push({ redirect, from });
    else faults.push(...own.map((fault) => named(redirect, fault)));
  }
  const loops = readable.filter((row) => comesBack(edition, readable, row));
  faults.push(...loops.map(({ redirect }) => named(redirect, 'leads back to itself')));
  // Where a loop leads cannot be asked.
  if (loops.length === 0) faults.push(...readable.flatMap((row) => targetFaults(edition, row)));
  return faults;
}

interface Row {
  redirect: Redirect;
  from: PathPattern;
}

function named(redirect: Redirect, fault: string): string {
  return `redirects.yaml: ${redirectTitle(redirect)}: ${fault}`;
}

function templateFaults(redirect: Redirect, from: PathPattern): string[] {
  const names = namesOf(from);
  return placesOf(redirect.to)
    .filter((name) => !names.includes(name))
    .map((name) => `'${name}' is no parameter of ${redirect.from}`);
}

/** Whether one of its addresses could, step by step, lead to a pattern it started from. */
function comesBack(edition: Edition, rows: readonly Row[], start: Row): boolean {
  const seen = new Set<Row>();
  const open = nextRows(edition, rows, start);
  for (let row = open.pop(); row; row = open.pop()) {
    if (row === start) return true;
    if (seen.has(row)) continue;
    seen.add(row);
    open.push(...nextRows(edition, rows, row));
  }
  return false;
}

function nextRows(edition: Edition, rows: readonly Row[], { redirect, from }: Row): Row[] {
  if (isElsewhere(redirect)) return [];
  return sitesOf(edition, redirect).flatMap((site) => {
    const { site: there, below } = resolveSite(edition, site.domains[0] ?? '', pathOf(redirect));
    const target = targetPattern(below, from);
    return rows.filter((row) => row.redirect.sites.includes(there.slug) && overlap(target, row.from));
  });
}

/** Every path it can lead to, as a pattern: a parameter is as free as it was where it came from. */
function targetPattern(below: readonly string[], from: PathPattern): PathPattern {
  const rest = from.segments.find((segment) => segment.kind === 'rest');
  const segments = below.map((text): PathPattern['segments'][number] => {
    if (rest && text === `{${rest.name}}`) return rest;
    return placesOf(text).length > 0 ? { kind: 'one', name: text, values: null } : { kind: 'literal', text };
  });
  return { segments };
}

/** A page must answer where it leads; that pages exist for every slug nobody can say here. */
function targetFaults(edition: Edition, { redirect, from }: Row): string[] {
  if (isElsewhere(redirect)) return [];
  const samples = samplesOf(from);
  const [path = '', query = ''] = filled(redirect.to, samples).split(/\?(.*)/s, 2);
  return sitesOf(edition, redirect).flatMap((site) => {
    const there = resolveAddress(edition, site.domains[0] ?? '', path, query);
    if (there.kind !== 'notFound') return [];
    return [named(redirect, `no page answers at ${path} (${site.slug})`)];
  });
}

function samplesOf(from: PathPattern): Record<string, string> {
  const samples: Record<string, string> = {};
  const path = sampleOf(from);
  for (const [at, segment] of from.segments.entries()) {
    if (segment.kind === 'literal') continue;
    if (segment.kind !== 'shape') samples[segment.name] = path[at] ?? '';
    const found = segment.kind === 'shape' ? segment.expression.exec(path[at] ?? '') : null;
    const names = segment.kind === 'shape' ? segment.names : [];
    for (const [group, name] of names.entries()) samples[name] = found?.[group + 1] ?? '';
  }
  return samples;
}

function pathOf(redirect: Redirect): string[] {
  return (redirect.to.split('?')[0] ?? '').split('/').filter(Boolean);
}

function sitesOf(edition: Edition, redirect: Redirect): Site[] {
  return edition.sites.filter((site) => redirect.sites.includes(site.slug));
}
