/** A "not found" that can be kept until what it waits for appears. */
import type { Dependency } from '#platform/cache/dependency.ts';
import { Problem, type ProblemCode } from '#platform/http/problem.ts';

export class NothingHere extends Problem {
  readonly dependencies: Dependency[];

  constructor(code: ProblemCode, detail: string, dependencies: Dependency[]) {
    super(code, detail);
    this.dependencies = dependencies;
  }
}
