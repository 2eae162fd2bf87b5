/** Maps requirements to the tests that prove them: `**ID**` in the specification, `[ID]` in the titles of tests. */
import { assertingNames, type Proof, proofsIn } from './proofs.ts';

export interface Requirement {
  id: string;
  text: string;
  tests: { file: string; sentence: string }[];
}

export interface Coverage {
  requirements: Requirement[];
  /** Ids that a test claims and the specification does not have. */
  unknown: { id: string; file: string }[];
  /** Claims of tests that are skipped or assert nothing; they prove no requirement. */
  idle: { id: string; file: string; fault: string }[];
}

/**
 * @param tests Sources of the tests, by path.
 * @param helpers Sources of what they use to assert.
 */
export function coverageOf(
  specification: string,
  tests: ReadonlyMap<string, string>,
  helpers: ReadonlyMap<string, string> = new Map(),
): Coverage {
  const requirements = readRequirements(specification);
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const unknown: Coverage['unknown'] = [];
  const idle: Coverage['idle'] = [];
  const asserting = assertingNames(new Map([...tests, ...helpers]));
  for (const [file, source] of tests) {
    const claims = readClaims(source);
    const proofs = claims.length > 0 ? proofsIn(file, source, asserting) : [];
    for (const { id, sentence, at } of claims) {
      const requirement = byId.get(id);
      const fault = faultAt(proofs, at);
      if (requirement === undefined) unknown.push({ id, file });
      else if (fault) idle.push({ id, file, fault });
      else requirement.tests.push({ file, sentence });
    }
  }
  return { requirements, unknown, idle };
}

/** The fault of a test or group around a place; tables of titles stand outside of any. */
function faultAt(proofs: Proof[], at: number): Proof['fault'] {
  const around = proofs.filter(({ start, end }) => start <= at && at < end);
  return around.find(({ fault }) => fault !== null)?.fault ?? null;
}

function readRequirements(specification: string): Requirement[] {
  return [...specification.matchAll(/^- \*\*([A-Z][A-Z0-9]*-?\d+)\*\*\s+(.*)$/gm)].map(
    ([, id = '', text = '']) => ({
      id,
      text,
      tests: [],
    }),
  );
}

/** Titles of `it`, `test` and `describe`; one may name several ids: `[SITE-01, SITE-02]`. */
function readClaims(source: string): { id: string; sentence: string; at: number }[] {
  const sentences = [
    ...source.matchAll(/(['"`])((?:\\.|(?!\1).)*\[[A-Z][A-Z0-9]*-?\d+[^\]\n]*\](?:\\.|(?!\1).)*)\1/g),
  ];
  return sentences.flatMap(({ 2: sentence = '', index }) =>
    idsIn(sentence).map((id) => ({ id, sentence, at: index })),
  );
}

function idsIn(sentence: string): string[] {
  return [...sentence.matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, inside = '']) => inside.split(/[,;\s]+/))
    .filter((id) => /^[A-Z][A-Z0-9]*-?\d+$/.test(id));
}
