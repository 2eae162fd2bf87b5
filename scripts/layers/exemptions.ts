/**
 * Every exemption from the layer rules and the file rules, with its reason. ARCHITECTURE.md has the same table; rules ask
 * here and know no exemption of their own.
 */
import type { Import } from './imports.ts';

interface Exemption {
  /** As in the table of ARCHITECTURE.md, in Markdown. */
  what: string;
  why: string;
  /** Whether the file at this path is exempt; an exemption of imports also looks at what is imported. */
  allows(path: string, imported?: Import): boolean;
}

const isTest = (path: string) => /\.(test|fixture)\.tsx?$|\/fixtures\//.test(path);

export const exemptions = {
  unchecked: {
    what: '`db/types.ts`, `package-lock.json` and `docs/spec` are not checked',
    why: 'the first two are generated, the last is the specification as it was received',
    allows: (path) => /^(db\/types\.ts$|package-lock\.json$|docs\/spec\/)/.test(path),
  },
  serverHalfOfWeb: {
    what: '`apps/server` imports types and the server half of `apps/web` (`*.server.ts`)',
    why: 'together they answer a request',
    allows: (path, imported) =>
      path.startsWith('apps/server/') &&
      isIn('apps/web', imported) &&
      (imported?.onlyTypes === true || /\.server\.ts$/.test(imported?.target ?? '')),
  },
  sampleOnServer: {
    what: '`sample` imports `apps/server`',
    why: 'it extends the command line, which is composed there',
    allows: (path, imported) => path.startsWith('sample/') && isIn('apps/server', imported),
  },
  testsOnSample: {
    what: 'tests and fixtures import `sample`, `tests` and `edition`',
    why: 'they need the sandbox services, a database and an edition',
    allows: (path, imported) =>
      isTest(path) &&
      ['sample', 'tests', 'edition', 'db', 'dist', 'scripts'].some((one) => isIn(one, imported)),
  },
  testsOnServer: {
    what: 'tests, fixtures and `apps/web/build` are checked as server code',
    why: 'they run in Node; the last holds Vite plugins',
    allows: (path) => isTest(path) || path.startsWith('apps/web/build/'),
  },
  anyTable: {
    what: 'tests, fixtures, `scripts`, `bench`, `tests`, `db` and `sample` name any table',
    why: 'they prepare and inspect the whole database',
    allows: (path) => /^(scripts|bench|tests|db|sample)\//.test(path) || isTest(path),
  },
  outsideLayers: {
    what: '`scripts`, `bench`, `tests` and files of the root folder import any file',
    why: 'they are in no layer, and nothing of the product imports them',
    allows: (path) => /^(scripts|bench|tests|db)\//.test(path) || !path.includes('/'),
  },
  environment: {
    what: '`platform/config`, `scripts`, `bench`, `tests`, tests and `*.config.ts` read the environment',
    why: 'the first reads it for the product; the others are no part of it',
    allows: (path) =>
      /^(platform\/config|scripts|bench|tests)\//.test(path) || /(\.config|\.test)\.tsx?$/.test(path),
  },
  longData: {
    what: 'files of `edition`, `db` and `sample` may have more than 400 lines',
    why: 'they are data, or invented text',
    allows: (path) => /^(edition|db|sample)\//.test(path),
  },
  shownTexts: {
    what: 'tests, fixtures, `pages/catalogue` and `pages/api-docs` have texts outside words files',
    why: 'they are expected, samples for `/__ui`, which has no readers, or for developers, in English only',
    allows: (path) => isTest(path) || /^pages\/(catalogue|api-docs)\//.test(path),
  },
} satisfies Record<string, Exemption>;

function isIn(folder: string, imported: Import | undefined): boolean {
  return imported?.target?.startsWith(`${folder}/`) === true;
}

/** Differences between the table of exemptions in a document and the exemptions, as sentences. */
export function compareExemptions(markdown: string): string[] {
  const documented = rowsIn(markdown);
  if (documented === null) return ['ARCHITECTURE.md: has no table with the columns Exemption and Why.'];
  const known = Object.values(exemptions).map(({ what, why }) => `| ${what} | ${why} |`);
  return [
    ...known
      .filter((row) => !documented.includes(row))
      .map((row) => `ARCHITECTURE.md: the table of exemptions lacks the row "${row}".`),
    ...documented
      .filter((row) => !known.includes(row))
      .map((row) => `ARCHITECTURE.md: scripts/layers/exemptions.ts does not know the row "${row}".`),
  ];
}

function rowsIn(markdown: string): string[] | null {
  const lines = markdown.split('\n');
  const heading = lines.findIndex((line) => /^\|\s*Exemption\s*\|\s*Why\s*\|/.test(line));
  if (heading === -1) return null;
  const rest = lines.slice(heading + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return end === -1 ? rest : rest.slice(0, end);
}
