/** Checks that redirects lead to a page and never, directly or indirectly, back to themselves [S04]. */

import { redirectsOf } from '../addresses/grammar.ts';
import { compilePattern, namesOf, overlap, type PathPattern, sampleOf } from '../addresses/path-pattern.ts';
import { resolveAddress } from '../addresses/resolve-address.ts';
import { resolveSite } from '../addresses/resolve-site.ts';
import type { Edition } from '../edition/edition.ts';
import { isExternal, type Redirect, redirectTitle } from '../edition/redirect.ts';
import type { Site } from '../edition/site.ts';
import { fillTemplate, placeholdersOf } from '../sections/search-of-section.ts';

/** @param isComplete Whether every address of the edition is known; otherwise targets are not checked. */
export function redirectFaults(edition: Edition, isComplete = true): string[] {
  const readable: Row[] = [];
  const faults: string[] = [];
  for (const redirect of redirectsOf(edition)) {
    const from = compilePattern(redirect.from);
    const own = typeof from === 'string' ? [from] : templateFaults(redirect, from);
    if (typeof from !== 'string' && own.length === 0) readable.push({ redirect, from });
    else faults.push(...own.map((fault) => withTitle(redirect, fault)));
  }
  const loops = readable.filter((row) => isLoop(edition, readable, row));
  faults.push(...loops.map(({ redirect }) => withTitle(redirect, 'leads back to itself')));
  // The target of a loop cannot be determined.
  if (loops.length === 0 && isComplete) faults.push(...readable.flatMap((row) => targetFaults(edition, row)));
  return faults;
}

interface Row {
  redirect: Redirect;
  from: PathPattern;
}

function withTitle(redirect: Redirect, fault: string): string {
  return `redirects.yaml: ${redirectTitle(redirect)}: ${fault}`;
}

function templateFaults(redirect: Redirect, from: PathPattern): string[] {
  const names = namesOf(from);
  return placeholdersOf(redirect.to)
    .filter((name) => !names.includes(name))
    .map((name) => `'${name}' is no parameter of ${redirect.from}`);
}

/** Whether one of its addresses can lead back, in any number of steps, to its own pattern. */
function isLoop(edition: Edition, rows: readonly Row[], start: Row): boolean {
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
  if (isExternal(redirect)) return [];
  return sitesOf(edition, redirect).flatMap((site) => {
    const { site: destination, below } = resolveSite(edition, site.domains[0] ?? '', pathOf(redirect));
    const target = targetPattern(below, from);
    return rows.filter((row) => row.redirect.sites.includes(destination.slug) && overlap(target, row.from));
  });
}

/** All paths it can lead to, as a pattern: a parameter is as free as in the pattern it comes from. */
function targetPattern(below: readonly string[], from: PathPattern): PathPattern {
  const rest = from.segments.find((segment) => segment.kind === 'rest');
  const segments = below.map((text): PathPattern['segments'][number] => {
    if (rest && text === `{${rest.name}}`) return rest;
    return placeholdersOf(text).length > 0
      ? { kind: 'one', name: text, values: null }
      : { kind: 'literal', text };
  });
  return { segments };
}

/** Checks that a page answers at the target; whether a slug exists is unknown here. */
function targetFaults(edition: Edition, { redirect, from }: Row): string[] {
  if (isExternal(redirect)) return [];
  const samples = samplesOf(from);
  const [path = '', query = ''] = fillTemplate(redirect.to, samples).split(/\?(.*)/s, 2);
  return sitesOf(edition, redirect).flatMap((site) => {
    const destination = resolveAddress(edition, site.domains[0] ?? '', path, query);
    if (destination.kind !== 'notFound') return [];
    return [withTitle(redirect, `no page answers at ${path} (${site.slug})`)];
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
