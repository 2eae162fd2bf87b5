import { describe, expect, it } from 'vitest';
import { checkHouse } from './check-house.ts';
import { floors } from './floors.ts';

describe('the walls', () => {
  it.each([
    ['down the stairs, through a door', 'features/quiz/view/Card.tsx', '#features/content/public.ts'],
    ['to a view door', 'apps/web/pages/Front.tsx', '#features/content/public.view.ts'],
    ['from the server to a server door', 'apps/server/compose.ts', '#features/quiz/public.server.ts'],
    ['inside a room', 'features/quiz/view/Card.tsx', '../quiz.ts'],
    ['to a package', 'platform/db/connect.server.ts', 'kysely'],
    ['to Node itself', 'platform/db/connect.server.ts', 'node:fs'],
    ['to the platform and the looks', 'features/quiz/quiz.ts', '#platform/text/number.ts'],
    ['within the platform', 'platform/db/connect.ts', '#platform/cli/operator-error.ts'],
    ['from the server to the pages’ data', 'apps/server/pages/front.ts', '#apps/web/page-data.ts'],
    ['from a query to the database’s types', 'features/quiz/quiz-queries.server.ts', '#db/types.ts'],
    ['from a test to the tests’ database', 'features/quiz/quiz.test.ts', '../../tests/database.ts'],
    ['from a script to anywhere', 'scripts/schema.ts', '#features/quiz/quiz-queries.server.ts'],
  ])('let an import through that goes %s', (_, path, specifier) => {
    expect(checkHouse(tree({ [path]: importing(specifier) }))).toEqual([]);
  });

  it.each([
    ['upstairs', 'features/content/story.ts', '#features/quiz/public.ts', 'upstairs'],
    ['sideways', 'features/quiz/quiz.ts', '#features/lists/public.ts', 'do not know each other'],
    ['past the door', 'features/quiz/quiz.ts', '#features/content/story.ts', 'not a door'],
    [
      'through the wall by a relative path',
      'features/quiz/quiz.ts',
      '../content/public.ts',
      'begin with #features',
    ],
    ['to its own room by a name', 'features/quiz/quiz.ts', '#features/quiz/answers.ts', 'relative'],
    ['to a process', 'features/quiz/quiz.ts', '#apps/web/page-data.ts', 'nobody imports apps'],
    ['from one process to another', 'apps/web/entry.tsx', '#apps/server/app.ts', 'nobody imports apps'],
    ['from the looks to the trade', 'ui/button.ts', '#features/sites/public.ts', 'upstairs'],
    ['from the looks to the platform', 'ui/button.ts', '#platform/text/slug.ts', 'on one floor'],
    ['from the platform to the tables', 'platform/db/connect.ts', '#db/types.ts', 'none of its business'],
    ['to one paper’s data', 'features/quiz/quiz.ts', '#edition/sites.ts', 'none of its business'],
    [
      'from the browser to the server',
      'features/quiz/view/Card.tsx',
      './load.server.ts',
      'stay on the server',
    ],
    ['from the browser to Node', 'platform/text/slug.ts', 'node:fs', 'named .server.ts'],
    ['from a page to the database', 'features/quiz/view/Card.tsx', 'kysely', 'named .server.ts'],
    ['from the platform’s half for all to its other', 'platform/text/slug.ts', './file.server.ts', 'stay on'],
    [
      'from a page to a server door',
      'apps/web/pages/Front.tsx',
      '#features/quiz/public.server.ts',
      'stay on the server',
    ],
  ])('stop an import that goes %s', (_, path, specifier, reason) => {
    expect(checkHouse(tree({ [path]: importing(specifier) }))).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    `export { x } from '#features/quiz/public.ts';`,
    `export * from '#features/quiz/public.ts';`,
    `import '#features/quiz/public.ts';`,
    `const quiz = await import('#features/quiz/public.ts');`,
    `import {\n  type One,\n  two,\n} from '#features/quiz/public.ts';`,
    `import type { One } from '#features/quiz/public.ts';`,
  ])('see the import in %s', (source) => {
    expect(checkHouse(tree({ 'features/content/story.ts': source }))).toHaveLength(1);
  });

  it('let types of the server into a view, and nothing else of it', () => {
    const type = `import type { Answers } from './load.server.ts';\nimport type { Kysely } from 'kysely';`;
    expect(checkHouse(tree({ 'features/quiz/view/Card.tsx': type }))).toEqual([]);
  });

  it('pay no attention to comments', () => {
    const source = `// import '#apps/server/app.ts';\n/* from '#apps/web/x.ts' */\nexport const one = 1;\n`;
    expect(checkHouse(tree({ 'features/content/story.ts': source }))).toEqual([]);
  });

  it('refuse a room that is on no floor', () => {
    expect(checkHouse(tree({ 'features/weather/rain.ts': '' }))).toEqual([
      expect.stringContaining('on no floor'),
    ]);
  });
});

describe('the manners', () => {
  it.each([
    'platform/utils.ts',
    'features/quiz/index.ts',
    'features/quiz/helpers/a.ts',
    'ui/common.module.css',
  ])('refuse the name %s', (path) => {
    expect(checkHouse(tree({ [path]: '' }))).toEqual([expect.stringContaining('says nothing')]);
  });

  it('refuse code past 400 lines, and let data be long', () => {
    const long = 'const one = 1;\n'.repeat(401);
    expect(checkHouse(tree({ 'features/quiz/quiz.ts': long }))).toEqual([
      expect.stringContaining('401 lines'),
    ]);
    expect(checkHouse(tree({ 'edition/sample/people.ts': long }))).toEqual([]);
  });

  it('let a door pass on and nothing more', () => {
    const door = `/** Doors. */\nexport type { A } from './a.ts';\nexport { b, c } from './b.ts';\n`;
    expect(checkHouse(tree({ 'features/quiz/public.ts': door }))).toEqual([]);
    const room = `${door}export const d = 4;\n`;
    expect(checkHouse(tree({ 'features/quiz/public.ts': room }))).toEqual([
      expect.stringContaining('passes on'),
    ]);
  });

  it('let one folder read the environment', () => {
    expect(checkHouse(tree({ 'platform/config/config.ts': 'process.env.PORT' }))).toEqual([]);
    expect(checkHouse(tree({ 'apps/server/app.ts': 'process.env.PORT' }))).toEqual([
      expect.stringContaining('environment'),
    ]);
  });

  it.each([
    `db.selectFrom('articles').selectAll()`,
    `db.selectFrom('articles as a')`,
    `db.insertInto('articles')`,
    `query.innerJoin('articles', 'x', 'y')`,
    'await sql`select 1 from articles`.execute(db)',
    `client.query('update articles set title = $1')`,
  ])('let only queries name a table: %s', (source) => {
    expect(checkHouse(tree({ 'features/content/articles-queries.server.ts': source }))).toEqual([]);
    expect(checkHouse(tree({ 'features/content/publish.server.ts': source }))).toEqual([
      expect.stringContaining('names the table articles'),
    ]);
  });

  it('take a sentence about articles for no query', () => {
    const source = `throw new Error('No way to get from articles to tags.');`;
    expect(checkHouse(tree({ 'features/content/publish.server.ts': source }))).toEqual([]);
  });

  it('refuse to mention where the checkout lies', () => {
    const files = tree({ 'docs/guide.md': 'Look into /home/anna/lap/features.' });
    expect(checkHouse(files, ['/home/anna/lap/'])).toEqual([expect.stringContaining('/home/anna/lap/')]);
  });
});

describe('the table of floors in ARCHITECTURE.md', () => {
  const rows = Object.entries(floors).map(([floor, rooms]) => `| ${floor} | ${rooms.join(', ')} |`);
  const table = ['| Floor | Folders |', '|---|---|', ...rows].join('\n');

  it('agrees with the walls', () => {
    expect(checkHouse(new Map([['ARCHITECTURE.md', table]]))).toEqual([]);
  });

  it('is told apart when a room is missing from it', () => {
    const files = new Map([['ARCHITECTURE.md', table.replace(', features/accounts', '')]]);
    expect(checkHouse(files)).toEqual([expect.stringContaining('floor 2 says "features/content"')]);
  });

  it('has to be there', () => {
    expect(checkHouse(new Map([['ARCHITECTURE.md', '# Architecture']]))).toHaveLength(1);
  });
});

function importing(specifier: string): string {
  return `import { something } from '${specifier}';\n\nsomething();\n`;
}

function tree(files: Record<string, string>): Map<string, string> {
  return new Map([
    ...Object.entries(files),
    ['db/types.ts', 'export interface DB {\n  articles: A;\n  tags: T;\n}'],
  ]);
}
