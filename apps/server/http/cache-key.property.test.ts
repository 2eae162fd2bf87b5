/**
 * Two requests share a cache key exactly when the page or call gets the same input: for every registered page and call,
 * with what `load` and `handle` really receive.
 */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisteredCall } from '#features/kit/public.ts';
import { anonymous, resolveAddress } from '#features/sites/public.ts';
import { examplesIn } from '#tests/budgets/examples.ts';
import { pageRoutes } from '#tests/edition.ts';
import { withTestApp } from '#tests/test-app.ts';
import { type CallContext, createCallContext } from '../calls/call-context.ts';
import { addressesOf, createCallTable, isStored } from '../calls/call-table.ts';
import { calls, pages } from '../program.ts';
import { createPageRenderer, type PageRenderer } from '../render/page-renderer.ts';
import { noClient } from '../render/page-target.ts';
import { createKeyOf, type KeyOf } from './cache-key.ts';

const testApp = withTestApp();
let keyOf: KeyOf;
let renderer: PageRenderer;
let callContext: CallContext;
/** Input of the last page or call, as text; null when none was called. */
let received: string | null = null;

beforeAll(() => {
  const { context } = testApp;
  for (const { traits } of pages)
    replace(traits, {
      async load(request: object) {
        received = textOf({ page: traits.route, ...request });
        return { kind: 'redirect', status: 302, location: '/', dependencies: [] };
      },
    });
  for (const { traits } of calls)
    replace(traits, {
      async handle(request: object) {
        received = textOf({ call: traits.id, ...request });
        return { kind: 'failure', code: 'route-not-found', detail: '' };
      },
    });
  keyOf = createKeyOf(context.edition, createCallTable(calls, context.edition));
  renderer = createPageRenderer(context, pages, () => ({}));

  callContext = createCallContext({
    context,
    pages,
    renderer,
    build: { id: 'b1', timestamp: 0 },
    buildCheckSeconds: 60,
    openApi: () => ({}),
    newsroomApi: () => ({}),
    renderFrontPart: () => '',
  });
});

// Test files share the modules.
afterAll(() => {
  for (const restore of replaced.splice(0)) restore();
});

const replaced: (() => void)[] = [];

/** Replaces what a definition does, until the end of this file's tests. */
function replace(definition: object, behaviour: object): void {
  const before = { ...definition };
  replaced.push(() => Object.assign(definition, before));
  Object.assign(definition, behaviour);
}

const host = 'localhost';
const storedPages = pageRoutes.filter(({ audience }) => audience === 'everyone');
const storedCalls = calls.filter(({ traits }) => isStored(traits));

/** Texts of parameters: for each parameter of the program at least one that means something else than its default. */
const texts = [
  '',
  '0',
  '1',
  '2',
  '02',
  '7',
  '50',
  '-1',
  'x',
  'true',
  'false',
  'a b',
  'á',
  '&',
  '2024',
  '2026-11-20',
  '2026-11-21',
  '2026-11-20T08:00:00Z',
  '2026-11',
  '11-20',
  '{"authors":["halmi-bence"]}',
  '["a"]',
  'football',
  'football:4',
  'HU',
  'EUR',
  'hu',
  'en',
  'telex',
  'http://localhost/',
  'http://localhost/g7',
];
const declared = [
  ...pageRoutes.map(({ query }) => query.shape),
  ...calls.map(({ schemas }) => schemas.query.shape),
];
const names = [...new Set(declared.flatMap((shape) => Object.keys(shape)))];
const choices = declared.flatMap((shape) => Object.values(shape).flatMap(choicesOf));
const allTexts = [...new Set([...texts, ...choices])];

describe('the cache key of a page', () => {
  it.each(storedPages.map((page) => [page.route, page] as const))(
    '%s has an example, and each of its parameters is part of its input and of its key [S37]',
    async (_, page) => {
      const paths = examplesIn(page.examples).map(({ path }) => path.split('?')[0] ?? '');
      expect(paths.length).toBeGreaterThan(0);
      for (const name of Object.keys(page.query.shape)) {
        const addresses = paths.flatMap((path) =>
          allTexts.map((text) => ({ path, query: `${name}=${encodeURIComponent(text)}` })),
        );
        const own = addresses.filter(({ path, query }) => pageAt(path, query) === page);
        let changes = 0;
        for (const address of own)
          changes += Number(await expectSameDifference(address, { ...address, query: '' }));
        expect(changes, `no text of this test changes '${name}'`).toBeGreaterThan(0);
      }
    },
  );

  it('is the same exactly when `load` gets the same input [S37]', async () => {
    const compared = { equal: 0, different: 0 };
    const paths = storedPages.flatMap(({ examples }) =>
      examplesIn(examples).map(({ path }) => path.split('?')[0] ?? ''),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        queries(names),
        queries(names),
        async (path, one, other) => {
          if (!isStoredPage(path, one) || !isStoredPage(path, other)) return;
          const isDifferent = await expectSameDifference({ path, query: one }, { path, query: other });
          compared[isDifferent ? 'different' : 'equal'] += 1;
        },
      ),
      { numRuns: 2_600 },
    );
    expect(Math.min(compared.equal, compared.different)).toBeGreaterThan(100);
  });

  it('does not exist for a page that depends on a person or a cookie', () => {
    for (const { audience, examples } of pageRoutes.filter((page) => !storedPages.includes(page)))
      for (const { path } of examplesIn(examples)) expect([audience, keyAt(path)]).toEqual([audience, null]);
  });
});

describe('the cache key of a call', () => {
  it.each(storedCalls.map((call) => [call.traits.id, call] as const))(
    '%s has each of its parameters, and nothing else of the query [S37]',
    async (_, call) => {
      const path = pathOf(call);
      const least = leastQueryOf(call);
      const queryWith = (name: string, text: string) =>
        new URLSearchParams({ ...least, [name]: text }).toString();
      const plain = new URLSearchParams(least).toString();
      for (const name of Object.keys(call.schemas.query.shape)) {
        let changes = 0;
        for (const text of allTexts)
          changes += Number(await expectSameDifferenceOfCall(call, path, [queryWith(name, text), plain]));
        expect(changes, `no text of this test changes '${name}'`).toBeGreaterThan(0);
      }
      const others = names.filter((name) => !Object.hasOwn(call.schemas.query.shape, name));
      for (const name of others)
        expect(await expectSameDifferenceOfCall(call, path, [queryWith(name, '2'), plain])).toBe(false);
    },
  );

  it.each(storedCalls.map((call) => [call.traits.id, call] as const))(
    '%s is the same exactly when `handle` gets the same input [S37]',
    async (_, call) => {
      const own = [...Object.keys(call.schemas.query.shape), 'x', 'oldal'];
      await fc.assert(
        fc.asyncProperty(queries(own), queries(own), async (one, other) => {
          await expectSameDifferenceOfCall(call, pathOf(call), [one, other]);
        }),
        { numRuns: 100 },
      );
    },
  );

  it('does not exist for a call whose answers are not stored', () => {
    const { edition } = testApp.context;
    const unstored = calls.filter(({ traits }) => traits.method === 'GET' && !isStored(traits));
    expect(unstored.length).toBeGreaterThan(5);
    for (const call of unstored) {
      const [{ host: at = host } = {}] = addressesOf(call, edition);
      expect([call.traits.id, keyAt(pathOf(call), '', at)]).toEqual([call.traits.id, null]);
    }
  });
});

interface PageAddress {
  path: string;
  query: string;
}

/** Whether two addresses have different keys; fails unless the same is true of what the page receives. */
async function expectSameDifference(one: PageAddress, other: PageAddress): Promise<boolean> {
  const inputs = [await inputAt(one), await inputAt(other)];
  const keys = [keyAt(one.path, one.query), keyAt(other.path, other.query)];
  expect(keys).not.toContain(null);
  const isDifferent = inputs[0] !== inputs[1];
  expect(keys[0] !== keys[1], `${keys.join(' and ')} for ${inputs.join(' and ')}`).toBe(isDifferent);
  return isDifferent;
}

async function inputAt({ path, query }: PageAddress): Promise<string> {
  received = null;
  const target = { host, path, query, client: noClient, viewer: anonymous, requestId: 'a' };
  await renderer.render(target, renderer.resolve(target));
  return received ?? '';
}

function pageAt(path: string, query: string): unknown {
  const found = resolveAddress(testApp.context.edition, host, path, query);
  return found.kind === 'page' ? found.match.page : null;
}

function isStoredPage(path: string, query: string): boolean {
  const found = resolveAddress(testApp.context.edition, host, path, query);
  return found.kind === 'page' && found.match.page.audience === 'everyone';
}

/** The same for two queries of a call. A query that the call refuses has no key. */
async function expectSameDifferenceOfCall(
  call: RegisteredCall<CallContext>,
  path: string,
  queries: readonly [string, string],
): Promise<boolean> {
  const [one, other] = [await inputOfCall(call, path, queries[0]), await inputOfCall(call, path, queries[1])];
  const [{ host: at = host } = {}] = addressesOf(call, testApp.context.edition);
  const keys = queries.map((query) => keyAt(path, query, at));
  expect(keys.map((key) => key === null)).toEqual([one === null, other === null]);
  if (one === null || other === null) return false;
  expect(keys[0] !== keys[1], `${keys.join(' and ')} for ${one} and ${other}`).toBe(one !== other);
  return one !== other;
}

/** Null if the call refuses the query. */
async function inputOfCall(
  call: RegisteredCall<CallContext>,
  path: string,
  query: string,
): Promise<string | null> {
  received = null;
  const [site] = testApp.context.edition.sites;
  if (!site) throw new Error('the edition has no site');
  const view = testApp.view(site.slug);
  let handle: ReturnType<RegisteredCall<CallContext>['parse']>;
  try {
    handle = call.parse({ view, path, params: paramsOf(call), query, body: undefined, ifMatch: undefined });
  } catch {
    return null;
  }
  const nobody = async () => anonymous;
  const identify = { everyone: nobody, signedIn: fail, self: fail };
  await handle(identify, callContext);
  return received;
}

async function fail(): Promise<never> {
  throw new Error('a stored call asks who its client is');
}

/** A path of a call, with valid parameters. */
function pathOf(call: RegisteredCall<CallContext>): string {
  const [address] = addressesOf(call, testApp.context.edition);
  if (!address) throw new Error(`${call.traits.id} has no address`);
  const params = paramsOf(call);
  return address.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? 'a').replace('*', 'a');
}

function paramsOf({ schemas, traits }: RegisteredCall<CallContext>): Record<string, string> {
  const path = typeof traits.path === 'string' ? traits.path : traits.path(testApp.context.edition)[0]?.path;
  const found = [...(path ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const tried = [...allTexts, 'tags', '0b0e7a5e-4a52-4f0e-9b7a-1f6a3c2d5e4f'].filter(
    (text) => text !== '' && !/[ &]/.test(text),
  );
  // One after the other: of a text that is wrong the schema names the parameter.
  const params = Object.fromEntries(found.map((name) => [name, tried[0] ?? '']));
  for (const name of found) {
    const isAccepted = (text: string) => {
      const { error } = schemas.params.safeParse({ ...params, [name]: text });
      return !error?.issues.some((issue) => issue.path[0] === name);
    };
    params[name] = tried.find(isAccepted) ?? '';
  }
  if (!schemas.params.safeParse(params).success) throw new Error(`no text of this test suits ${path}`);
  return params;
}

/** The parameters that a call cannot do without. */
function leastQueryOf({ schemas: { query }, traits }: RegisteredCall<CallContext>): Record<string, string> {
  const required = Object.entries(query.shape).filter(([, field]) => !field.safeParse(undefined).success);
  const least = Object.fromEntries(
    required.map(([name, field]) => [name, allTexts.find((text) => field.safeParse(text).success) ?? '']),
  );
  if (!query.safeParse(least).success) throw new Error(`no query of this test is valid for ${traits.id}`);
  return least;
}

function keyAt(path: string, query = '', at = host): string | null {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: query === '' ? path : `${path}?${query}`, method: 'GET' });
  Object.assign(request.headers, { host: at });
  return keyOf(request);
}

/** Random queries of some parameters, with others that nobody reads and repeated ones. */
function queries(own: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...own, 'utm_source', 'isMobileApp');
  return fc
    .array(fc.tuple(name, fc.constantFrom(...allTexts)), { maxLength: 4 })
    .map((pairs) => new URLSearchParams(pairs).toString());
}

/** Everything in a request, with the edition and its sites by name. */
function textOf(request: object): string {
  const { edition } = testApp.context;
  return JSON.stringify(request, (_, value: unknown) => {
    if (value === edition) return 'edition';
    return edition.sites.find((site) => site === value)?.slug ?? value;
  });
}

/** The values of a field that has a few. */
function choicesOf(field: unknown): string[] {
  const text = JSON.stringify(field);
  return [...text.matchAll(/"entries":(\{[^}]*\})/g)].flatMap(([, entries = '{}']) =>
    Object.keys(JSON.parse(entries)),
  );
}
