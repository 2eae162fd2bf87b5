/** Maps requirements to the tests that prove them: `**ID**` in the specification, `[ID]` in the titles of tests. */

export interface Requirement {
  id: string;
  text: string;
  tests: { file: string; sentence: string }[];
}

export interface Coverage {
  requirements: Requirement[];
  /** Ids that a test claims and the specification does not have. */
  unknown: { id: string; file: string }[];
}

/** @param tests Sources of the tests, by path. */
export function coverageOf(specification: string, tests: ReadonlyMap<string, string>): Coverage {
  const requirements = readRequirements(specification);
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const unknown: Coverage['unknown'] = [];
  for (const { id, file, sentence } of [...tests].flatMap(([file, source]) => readClaims(file, source))) {
    const requirement = byId.get(id);
    if (requirement === undefined) unknown.push({ id, file });
    else requirement.tests.push({ file, sentence });
  }
  return { requirements, unknown };
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
function readClaims(file: string, source: string): { id: string; file: string; sentence: string }[] {
  const sentences = [
    ...source.matchAll(/(['"`])((?:\\.|(?!\1).)*\[[A-Z][A-Z0-9]*-?\d+[^\]\n]*\](?:\\.|(?!\1).)*)\1/g),
  ];
  return sentences.flatMap(([, , sentence = '']) => idsIn(sentence).map((id) => ({ id, file, sentence })));
}

function idsIn(sentence: string): string[] {
  return [...sentence.matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, inside = '']) => inside.split(/[,;\s]+/))
    .filter((id) => /^[A-Z][A-Z0-9]*-?\d+$/.test(id));
}
