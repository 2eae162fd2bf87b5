import { describe, expect, it } from 'vitest';
import { checkLayers } from './check-layers.ts';
import { exemptions } from './exemptions.ts';
import { layers, missingFolders } from './layers.ts';
import { compareOwners, tableOwners } from './tables.ts';

describe('the layer rules', () => {
  it.each([
    ['down, to a public entry', 'features/quiz/view/Card.tsx', '#features/content/public.ts'],
    ['to a public entry with views', 'apps/web/pages/Front.tsx', '#features/content/public.view.ts'],
    [
      'from the server to a public entry of the server',
      'apps/server/compose.ts',
      '#features/quiz/public.server.ts',
    ],
    [
      'to a public entry of the browser',
      'features/quiz/browser/save.ts',
      '#features/content/public.browser.ts',
    ],
    ['to what every page runs', 'apps/web/entry-client.ts', '#features/quiz/browser/quiz.startup.ts'],
    ['to what runs before the first paint', 'apps/web/entry-head.ts', '#features/quiz/browser/quiz.head.ts'],
    ['to what runs in the worker', 'apps/web/offline/worker.ts', '#features/quiz/browser/quiz.worker.ts'],
    ['inside a feature', 'features/quiz/view/Card.tsx', '../quiz.ts'],
    ['to a package', 'platform/db/connect.server.ts', 'kysely'],
    ['to Node itself', 'platform/db/connect.server.ts', 'node:fs'],
    ['to the platform', 'features/quiz/quiz.ts', '#platform/text/number.ts'],
    ['within the platform', 'platform/db/connect.ts', '#platform/cli/operator-error.ts'],
    ['from the server to the server half of apps/web', 'apps/server/start.ts', '#apps/web/assets.server.ts'],
    ['from a query to the database’s types', 'features/quiz/quiz-queries.server.ts', '#db/types.ts'],
    [
      'from a call to the server half of its feature',
      'features/quiz/calls/quiz.call.ts',
      '../load-quiz.server.ts',
    ],
    ['from a test to the tests’ database', 'features/quiz/quiz.test.ts', '../../tests/database.ts'],
    ['from the sample to the server', 'sample/main.ts', '#apps/server/run.ts'],
    ['from a test to the sandbox', 'features/figures/figures.test.ts', '#sample/sandbox/open.ts'],
    ['from a script to anywhere', 'scripts/schema.ts', '#features/quiz/quiz-queries.server.ts'],
  ])('allow an import that goes %s', (_, path, specifier) => {
    expect(checkLayers(tree({ [path]: importing(specifier) }))).toEqual([]);
  });

  it.each([
    ['up', 'features/content/story.ts', '#features/quiz/public.ts', 'higher layer'],
    ['sideways', 'features/quiz/quiz.ts', '#features/lists/public.ts', 'may not import each other'],
    ['past the public entry', 'features/quiz/quiz.ts', '#features/content/story.ts', 'not a public entry'],
    [
      'past the public entry of the browser',
      'apps/web/entry-client.ts',
      '#features/content/browser/film.ts',
      'not a public entry',
    ],
    [
      'from a view to a public entry of the browser',
      'features/quiz/view/Card.tsx',
      '#features/content/public.browser.ts',
      'only apps/web and files of a folder browser',
    ],
    [
      'from another feature to what every page runs',
      'features/quiz/browser/save.ts',
      '#features/content/browser/film.startup.ts',
      'not a public entry',
    ],
    [
      'to another feature by a relative path',
      'features/quiz/quiz.ts',
      '../content/public.ts',
      'begin with #features',
    ],
    ['to its own feature by a name', 'features/quiz/quiz.ts', '#features/quiz/answers.ts', 'relative'],
    ['to a process', 'features/quiz/quiz.ts', '#apps/web/page.ts', 'nothing imports apps'],
    ['from one process to another', 'apps/web/entry.tsx', '#apps/server/app.ts', 'nothing imports apps'],
    ['from the design system to a feature', 'ui/button.ts', '#features/sites/public.ts', 'higher layer'],
    ['from the design system to the platform', 'ui/button.ts', '#platform/text/slug.ts', 'in one layer'],
    ['from the platform to the tables', 'platform/db/connect.ts', '#db/types.ts', 'may not use'],
    ['to one edition’s data', 'features/quiz/quiz.ts', '#edition/sites.ts', 'may not use'],
    [
      'from the browser to the server',
      'features/quiz/view/Card.tsx',
      './load.server.ts',
      'stay on the server',
    ],
    [
      'from a view to the definition of its page',
      'pages/front/view/Box.tsx',
      '../front.page.ts',
      'stay on the server',
    ],
    [
      'from the browser to a call',
      'features/quiz/browser/send.ts',
      '../calls/quiz.call.ts',
      'stay on the server',
    ],
    ['from a page’s view to Node', 'pages/front/FrontPage.tsx', 'node:fs', 'named .server.ts'],
    ['from the product to the sample', 'apps/server/run.ts', '#sample/main.ts', 'higher layer'],
    ['from the browser to Node', 'platform/text/slug.ts', 'node:fs', 'named .server.ts'],
    ['from a page to the database', 'features/quiz/view/Card.tsx', 'kysely', 'named .server.ts'],
    ['from shared platform code to its server code', 'platform/text/slug.ts', './file.server.ts', 'stay on'],
    [
      'from a page to a public entry of the server',
      'apps/web/pages/Front.tsx',
      '#features/quiz/public.server.ts',
      'stay on the server',
    ],
  ])('refuse an import that goes %s', (_, path, specifier, reason) => {
    expect(checkLayers(tree({ [path]: importing(specifier) }))).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    `export { x } from '#features/quiz/public.ts';`,
    `export * from '#features/quiz/public.ts';`,
    `import '#features/quiz/public.ts';`,
    `const quiz = await import('#features/quiz/public.ts');`,
    `import {\n  type One,\n  two,\n} from '#features/quiz/public.ts';`,
    `import type { One } from '#features/quiz/public.ts';`,
  ])('recognise the import in %s', (source) => {
    expect(checkLayers(tree({ 'features/content/story.ts': source }))).toHaveLength(1);
  });

  it('let a view import types of the server, and nothing else', () => {
    const type = `import type { Answers } from './load.server.ts';\nimport type { Kysely } from 'kysely';`;
    expect(checkLayers(tree({ 'features/quiz/view/Card.tsx': type }))).toEqual([]);
  });

  it('ignore comments', () => {
    const source = `// import '#apps/server/app.ts';\n/* from '#apps/web/x.ts' */\nexport const one = 1;\n`;
    expect(checkLayers(tree({ 'features/content/story.ts': source }))).toEqual([]);
  });

  it('refuse a feature that is in no layer', () => {
    expect(checkLayers(tree({ 'features/weather/rain.ts': '' }))).toEqual([
      expect.stringContaining('in no layer'),
    ]);
  });
});

describe('the file rules', () => {
  it.each([
    'platform/utils.ts',
    'features/quiz/index.ts',
    'features/quiz/helpers/a.ts',
    'ui/common.module.css',
  ])('refuse the name %s', (path) => {
    expect(checkLayers(tree({ [path]: '' }))).toEqual([expect.stringContaining('says nothing')]);
  });

  it('refuse code longer than 400 lines, but not data', () => {
    const long = Array.from({ length: 401 }, (_, at) => `const line${at} = 1;\n`).join('');
    expect(checkLayers(tree({ 'features/quiz/quiz.ts': long }))).toEqual([
      expect.stringContaining('401 lines'),
    ]);
    expect(checkLayers(tree({ 'sample/people.ts': long }))).toEqual([]);
  });

  it('allow only re-exports in a public entry', () => {
    const entry = `/** Public. */\nexport type { A } from './a.ts';\nexport { b, c } from './b.ts';\n`;
    expect(checkLayers(tree({ 'features/quiz/public.ts': entry }))).toEqual([]);
    const more = `${entry}export const d = 4;\n`;
    expect(checkLayers(tree({ 'features/quiz/public.ts': more }))).toEqual([
      expect.stringContaining('only re-exports'),
    ]);
  });

  it('allow only platform/config to read the environment', () => {
    expect(checkLayers(tree({ 'platform/config/config.ts': 'process.env.PORT' }))).toEqual([]);
    expect(checkLayers(tree({ 'apps/server/app.ts': 'process.env.PORT' }))).toEqual([
      expect.stringContaining('environment'),
    ]);
  });

  it('refuse flags of V8 that are set while a process runs', () => {
    expect(checkLayers(tree({ 'apps/server/app.ts': `setFlagsFromString('--no-opt');` }))).toEqual([
      expect.stringContaining('sets flags of V8'),
    ]);
  });

  it.each([
    `db.selectFrom('articles').selectAll()`,
    `db.selectFrom('articles as a')`,
    `db.insertInto('articles')`,
    `query.innerJoin('articles', 'x', 'y')`,
    'await sql`select 1 from articles`.execute(db)',
    `client.query('update articles set title = $1')`,
  ])('allow only query files to name a table: %s', (source) => {
    expect(checkLayers(tree({ 'features/content/articles-queries.server.ts': source }))).toEqual([]);
    expect(checkLayers(tree({ 'features/content/publish.server.ts': source }))).toEqual([
      expect.stringContaining('names the table articles'),
    ]);
  });

  it('let a feature name its own tables and the published views of others, and nothing else', () => {
    const queries = (table: string) => ({
      'features/lists/page-queries.server.ts': `sql\`select 1 from ${table}\``,
    });
    expect(checkLayers(tree(queries('list_entries')))).toEqual([]);
    expect(checkLayers(tree(queries('story_cards')))).toEqual([]);
    expect(checkLayers(tree(queries('articles')))).toEqual([
      expect.stringContaining('articles, which belongs to features/content'),
    ]);
  });

  it('refuse files that import each other in a circle', () => {
    const files = tree({
      'features/quiz/a.ts': importing('./b.ts'),
      'features/quiz/b.ts': importing('./c.ts'),
      'features/quiz/c.ts': importing('./a.ts'),
    });
    expect(checkLayers(files)).toEqual([expect.stringContaining('in a circle')]);
  });

  it.each([
    ['tests', 'features/quiz/a.test.ts', 'features/quiz/b.test.ts'],
    ['a test and a fixture', 'features/quiz/a.test.tsx', 'features/quiz/b.fixture.ts'],
    ['tools of tests', 'tests/a.ts', 'tests/b.ts'],
    ['scripts', 'scripts/bootstrap/a.mjs', 'scripts/bootstrap/b.mjs'],
  ])('refuse a circle between %s', (_, one, other) => {
    const nameOf = (path: string) => `./${path.split('/').at(-1)}`;
    const files = tree({ [one]: importing(nameOf(other)), [other]: importing(nameOf(one)) });
    expect(checkLayers(files)).toEqual([`${one}, ${other}: import each other in a circle.`]);
  });

  it('refuse a listed folder that does not exist', () => {
    const paths = Object.values(layers).flatMap((modules) => modules.map((module) => `${module}/a.ts`));
    expect(missingFolders(paths)).toEqual([]);
    expect(missingFolders(paths.filter((path) => path !== 'features/quiz/a.ts'))).toEqual([
      'scripts/layers/layers.ts: there is no folder features/quiz.',
    ]);
  });

  it('refuse a README of a feature with more than 30 lines', () => {
    const readme = (lines: number) =>
      checkLayers(tree({ 'features/quiz/README.md': 'Quizzes.\n'.repeat(lines) }));
    expect(readme(30)).toEqual([]);
    expect(readme(31)).toEqual(['features/quiz/README.md: 31 lines, and 30 are the most.']);
  });

  it('know the owner of every table, and no table that does not exist', () => {
    const known = Object.values(tableOwners).flatMap(({ tables, views }) => [...tables, ...views]);
    expect(compareOwners(known)).toEqual([]);
    expect(compareOwners([...known, 'weather'])).toEqual([expect.stringContaining('weather has no owner')]);
    expect(compareOwners(known.slice(1))).toEqual([expect.stringContaining('there is no table')]);
  });

  it('do not mistake a sentence about articles for a query', () => {
    const source = `throw new Error('No way to get from articles to tags.');`;
    expect(checkLayers(tree({ 'features/content/publish.server.ts': source }))).toEqual([]);
  });

  it.each([
    ['text in a component', 'features/quiz/view/Card.tsx', '<p>Még nincs kvíz.</p>'],
    ['string in an island', 'features/quiz/browser/quiz.island.ts', "say('Küldés…');"],
  ])('refuse a Hungarian %s', (_, path, source) => {
    expect(checkLayers(tree({ [path]: source }))).toEqual([
      expect.stringContaining('belongs to a words file'),
    ]);
    expect(checkLayers(tree({ [path]: `/** Írja ki: ${source} */` }))).toEqual([]);
    expect(checkLayers(tree({ 'features/quiz/quiz-words.ts': source }))).toEqual([]);
    expect(checkLayers(tree({ 'pages/catalogue/Samples.tsx': source }))).toEqual([]);
  });

  it.each([
    '<p>Vissza</p>',
    '<><b>1</b> pont</>',
    "<p>{isOver && 'Vissza'}</p>",
    '<p>{place === null ? null : `hely`}</p>',
    '<img alt="Portrait" />',
    "<Field label={isShort ? 'Mail' : words.mail} />",
  ])('refuse words without accents in a component: %s', (element) => {
    const source = `export const card = ${element};`;
    const refused = [expect.stringContaining('belongs to a words file')];
    expect(checkLayers(tree({ 'features/quiz/view/Card.tsx': source }))).toEqual(refused);
    expect(checkLayers(tree({ 'features/quiz/view/Card.test.tsx': source }))).toEqual([]);
    expect(checkLayers(tree({ 'pages/api-docs/Card.tsx': source }))).toEqual([]);
  });

  it('allow names, addresses, single letters and entities in a component', () => {
    const source = `export const card = <p className="note" title={words.title}><b id={'one'}>{words.text('x')}</b>&nbsp;V</p>;`;
    expect(checkLayers(tree({ 'features/quiz/view/Card.tsx': source }))).toEqual([]);
  });

  it('refuse words whose name is not that of the file, or is that of another', () => {
    const words = (name: string) => `export const quizWords = defineWords('${name}', {});`;
    const inFile = (path: string, name: string) => checkLayers(tree({ [path]: words(name) }));
    expect(inFile('features/quiz/quiz-words.ts', 'quiz')).toEqual([]);
    expect(inFile('features/quiz/quiz-words-hu.ts', 'quiz')).toEqual([]);
    expect(inFile('features/quiz/my-quiz-words.ts', 'quiz')).toEqual([
      expect.stringContaining('whose file would be quiz-words.ts'),
    ]);
    const both = { 'features/quiz/quiz-words.ts': words('quiz'), 'pages/quiz/quiz-words.ts': words('quiz') };
    expect(checkLayers(tree(both))).toEqual([expect.stringContaining("words with the name 'quiz', too")]);
  });

  it.each([
    ['ui/base.css', '.button { color: red }', 'is not in @layer'],
    ['ui/base.css', '@layer pages { .button { color: red } }', 'is not in @layer'],
    ['ui/form/Button.module.css', '@layer ui { a { color: red } }', 'layer of its folder'],
    [
      'features/quiz/view/Card.module.css',
      'p { color: red }\n@layer ui { a { top: 0 } }',
      'layer of its folder',
    ],
  ])('refuse %s with %s', (path, source, why) => {
    expect(checkLayers(new Map([[path, source]]))).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['ui/base.css', "@import './a.css';\n@font-face { font-family: A }\n@layer base { a { color: red } }"],
    ['features/quiz/pages/QuizPage.module.css', '/* @layer */\np { color: red }'],
  ])('allow %s, whose layer is known', (path, source) => {
    expect(checkLayers(new Map([[path, source]]))).toEqual([]);
  });

  it('refuse the path of the checkout in a file', () => {
    const files = tree({ 'docs/guide.md': 'Look into /home/anna/lap/features.' });
    expect(checkLayers(files, ['/home/anna/lap/'])).toEqual([expect.stringContaining('/home/anna/lap/')]);
  });
});

describe('the table of layers in ARCHITECTURE.md', () => {
  const rows = Object.entries(layers).map(([layer, modules]) => `| ${layer} | ${modules.join(', ')} |`);
  const exempt = Object.values(exemptions).map(({ what, why }) => `| ${what} | ${why} |`);
  const exemptTable = ['| Exemption | Why |', '|---|---|', ...exempt].join('\n');
  const table = ['| Layer | Folders |', '|---|---|', ...rows, '', exemptTable, ''].join('\n');

  it('agrees with the layer rules', () => {
    expect(checkLayers(new Map([['ARCHITECTURE.md', table]]))).toEqual([]);
  });

  it('is reported when a feature is missing from it', () => {
    const files = new Map([['ARCHITECTURE.md', table.replace('features/accounts, features/consent, ', '')]]);
    expect(checkLayers(files)).toEqual([expect.stringContaining('layer 4 lists "features/content"')]);
  });

  it('is required', () => {
    expect(checkLayers(new Map([['ARCHITECTURE.md', '# Architecture']]))).toEqual([
      'ARCHITECTURE.md: has no table with the columns Layer and Folders.',
      'ARCHITECTURE.md: has no table with the columns Exemption and Why.',
    ]);
  });

  it('is reported when an exemption is missing from it, and when it has one that no rule knows', () => {
    const row = '| `sample` imports `apps/server` | it extends the command line, which is composed there |';
    expect(table).toContain(row);
    const without = new Map([['ARCHITECTURE.md', table.replace(`${row}\n`, '')]]);
    expect(checkLayers(without)).toEqual([
      `ARCHITECTURE.md: the table of exemptions lacks the row "${row}".`,
    ]);
    const more = new Map([
      ['ARCHITECTURE.md', table.replace(row, `${row}\n| \`ui\` imports all | why not |`)],
    ]);
    expect(checkLayers(more)).toEqual([
      'ARCHITECTURE.md: scripts/layers/exemptions.ts does not know the row "| `ui` imports all | why not |".',
    ]);
  });
});

describe('the exemptions', () => {
  it.each([
    ['a script', 'scripts/a.ts', 'process.env.PORT', []],
    ['a test', 'features/quiz/a.test.ts', 'process.env.PORT', []],
    ['a fixture', 'features/quiz/a.fixture.ts', 'process.env.PORT', ['reads the environment']],
    ['a query of the sample', 'sample/load.ts', `db.selectFrom('articles')`, []],
    [
      'a query of a page',
      'pages/front/load.server.ts',
      `db.selectFrom('articles')`,
      ['names the table articles'],
    ],
    ['a script of another folder', 'tools/a.ts', 'const one = 1;', ['in no folder of a layer']],
  ])('hold for %s as the table says', (_, path, source, faults) => {
    expect(checkLayers(tree({ [path]: source }))).toEqual(
      faults.map((fault) => expect.stringContaining(fault)),
    );
  });
});

function importing(specifier: string): string {
  return `import { something } from '${specifier}';\n\nsomething();\n`;
}

function tree(files: Record<string, string>): Map<string, string> {
  return new Map([
    ...Object.entries(files),
    [
      'db/types.ts',
      'export interface DB {\n  articles: A;\n  tags: T;\n  list_entries: L;\n  story_cards: S;\n}',
    ],
  ]);
}
