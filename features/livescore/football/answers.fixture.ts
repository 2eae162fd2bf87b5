/** Live scores from answers in memory: those of the sandbox, and what a test puts in their place. */
import { footballAnswer } from '#sample/sandbox/football/football-answers.ts';
import type { LivescoreFeature } from '../livescore-feature.server.ts';
import { keyOf, type Resource } from '../provider/resource.ts';

interface Answers {
  /** The time at which the sandbox is asked. */
  now: string;
  /** Of the answers, if it is not now. */
  checkedAt?: string;
  /** Responses in the provider's shape by address; null where the provider has not answered yet. */
  changed?: Readonly<Record<string, unknown>>;
  /** Whether the provider has answered nothing at all. */
  isSilent?: boolean;
}

type AnsweringFeature = Pick<LivescoreFeature, 'setting' | 'read' | 'dependencyOn'>;

/** @returns The feature, its clock, and the addresses that were read, in their order. */
export function answersOf({ now, checkedAt = now, changed = {}, isSilent = false }: Answers) {
  const asked: string[] = [];
  const responseTo = ({ address, path, query }: Resource<unknown>): unknown => {
    if (isSilent) return null;
    if (Object.hasOwn(changed, address)) return changed[address];
    return footballAnswer(path.slice(1), new URLSearchParams(query), new Date(now));
  };
  const livescore: AnsweringFeature = {
    setting: { sources: { football: 'sandbox' } },
    dependencyOn: ({ address }) => ({ key: keyOf(address) }),
    async read<Value>(resource: Resource<Value>) {
      asked.push(resource.address);
      const response = responseTo(resource);
      const value = response === null ? null : resource.read(response, () => undefined);
      return value === null ? null : { value, at: new Date(checkedAt) };
    },
  };
  return { livescore, asked, clock: { now: () => new Date(now) } };
}
