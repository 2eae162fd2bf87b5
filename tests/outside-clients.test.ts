/** Every request of the server to another one goes through the client that limits its time, bytes and addresses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const client = [
  'platform/http/outgoing/fetch-text.server.ts',
  'platform/http/outgoing/guarded-fetch.server.ts',
];
/** Requests to a server that this process has started itself. */
const ownSandbox = [
  'apps/server/sandbox/browser-sandbox-routes.ts',
  'apps/server/sandbox/payment-sandbox.server.ts',
  'features/support/gateways/open-gateways.server.ts',
];
/** A function of their own that is named `fetch`. */
const ownNames = [
  'features/figures/rates/update-rates.server.ts',
  'features/livescore/first-answer.server.ts',
  'features/media/storing/fetched-picture.server.ts',
  'features/writing/server/fetch-picture.server.ts',
];
/** Packages that request other servers by themselves, unless they are given a `fetch`. */
const packages = ['stripe', 'openid-client'];

const isBrowsers = (path: string) =>
  /(^|\/)(browser|navigation|offline|behaviours|newsroom)\/(?<!^apps\/server\/newsroom\/)|\.(behaviour|startup|head)\.ts$|quiz\/view\//.test(
    path,
  );

function sourceFiles(): string[] {
  return ['apps', 'pages', 'features', 'platform'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path) && !isBrowsers(path)),
  );
}

/** Without comments, which may speak of anything. */
const codeOf = (path: string) =>
  readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

it('no file of the server requests another server by itself [S57]', () => {
  const own =
    /(?<![.\w])fetch\(|(?<![.\w])(?:https?|http2)\.(?:request|get|connect)\(|import\s*\{[^}]*\brequest\b[^}]*\}\s*from 'node:https?'|from '(?:undici|axios|got|node-fetch)'/;
  const found = sourceFiles().filter((path) => own.test(codeOf(path)));
  expect(
    found.filter((path) => !ownNames.includes(path) && !client.includes(path) && !ownSandbox.includes(path)),
  ).toEqual([]);
});

it.each(packages)('a file that opens a client of %s gives it the limited fetch [S57]', (name) => {
  const opening = sourceFiles().filter((path) => {
    const code = codeOf(path);
    const isImported = new RegExp(`(?:import (?!type)[^;]*from|import\\() ?'${name}'`).test(code);
    return isImported && /new Stripe\(|\bdiscovery\(/.test(code);
  });
  expect(opening).not.toEqual([]);
  for (const path of opening) expect(codeOf(path), path).toContain('guardedFetch(');
});
