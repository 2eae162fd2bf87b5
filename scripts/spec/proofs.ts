/** Tells which ids in the sources of tests stand for a test that runs and asserts something. */
import { parseSync } from 'vite';

/** A part of a source's tree. */
type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>;

export interface Proof {
  /** Where the call begins and ends in its source. */
  start: number;
  end: number;
  /** Why its ids prove nothing; null for a test that runs and asserts. */
  fault: 'skipped' | 'asserts nothing' | null;
}

const assertion = /^(?:expect|assert|expectTypeOf)$/;
const skipping = /^(?:skip|todo|fixme|skipIf|runIf)$/;

/**
 * Names of functions that assert, directly or through others of them. A name counts for all files: it is enough to find
 * tests that assert nothing at all.
 * @param sources Tests and what they import of the tests' own helpers, by path.
 */
export function assertingNames(sources: ReadonlyMap<string, string>): Set<string> {
  const called = new Map<string, Set<string>>();
  for (const [path, source] of sources)
    for (const { name, body } of functionsIn(parse(path, source))) {
      const names = called.get(name) ?? new Set();
      for (const one of namesIn(body)) names.add(one);
      called.set(name, names);
    }
  const asserting = new Set<string>();
  let size = -1;
  while (size < asserting.size) {
    size = asserting.size;
    for (const [name, names] of called)
      if ([...names].some((one) => assertion.test(one) || asserting.has(one))) asserting.add(name);
  }
  return asserting;
}

/** Every test and group of a source that has a title, the outer ones first. */
export function proofsIn(path: string, source: string, asserting: ReadonlySet<string>): Proof[] {
  const asserts = (part: SyntaxNode): boolean =>
    [...namesIn(part)].some((name) => assertion.test(name) || asserting.has(name));
  return callsWithTitle(parse(path, source)).map(({ call, work }) => {
    const isSkipped = [...namesIn(call.callee)].some((name) => skipping.test(name));
    const fault = isSkipped ? 'skipped' : asserts(work) ? null : 'asserts nothing';
    return { start: call.start, end: call.end, fault };
  });
}

function parse(path: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program as unknown as SyntaxNode;
}

/** Calls like `it('title', () => …)` and `test.each(rows)('title', …)`. */
function callsWithTitle(tree: SyntaxNode): { call: SyntaxNode; work: SyntaxNode }[] {
  return [...nodesIn(tree)].flatMap((call) => {
    if (call.type !== 'CallExpression' || !Array.isArray(call.arguments)) return [];
    const [title, ...rest] = call.arguments.filter(isNode);
    const work = rest.find(({ type }) => isFunction(type));
    const isTitle = title?.type === 'Literal' || title?.type === 'TemplateLiteral';
    return isTitle && work ? [{ call, work }] : [];
  });
}

function functionsIn(tree: SyntaxNode): { name: string; body: SyntaxNode }[] {
  return [...nodesIn(tree)].flatMap((node) => {
    if (node.type === 'FunctionDeclaration') return named(node.id, node);
    if (node.type === 'VariableDeclarator' && isNode(node.init)) return named(node.id, node.init);
    if (node.type === 'Property' && isNode(node.value) && isFunction(node.value.type))
      return named(node.key, node.value);
    return [];
  });
}

function named(id: unknown, body: SyntaxNode): { name: string; body: SyntaxNode }[] {
  return isNode(id) && typeof id.name === 'string' ? [{ name: id.name, body }] : [];
}

function namesIn(part: unknown): Set<string> {
  const names = new Set<string>();
  for (const { type, name } of nodesIn(part))
    if (type === 'Identifier' && typeof name === 'string') names.add(name);
  return names;
}

function* nodesIn(part: unknown): Generator<SyntaxNode> {
  if (Array.isArray(part)) for (const one of part) yield* nodesIn(one);
  if (!isNode(part)) return;
  yield part;
  for (const value of Object.values(part)) if (typeof value === 'object') yield* nodesIn(value);
}

function isFunction(type: string): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
