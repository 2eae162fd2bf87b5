/** How often one reader, and one place that many readers may share, is heard. In real time: a clock may stand still. */
import { createAddressLimit } from '#platform/http/address-limit.ts';
import { Problem } from '#platform/http/problem.ts';

export interface QuizLimits {
  /** Before a token is given. */
  token(address: string): void;
  /** Before a reader's question or answer is read, or so many at once. */
  call(address: string, token: string, questions?: number): void;
}

const minute = { addresses: 50_000, whileMs: 60_000 };
/** A school reads behind one address. */
const tokens = { most: 300, addresses: 50_000, whileMs: 600_000 };

export function createQuizLimits(now: () => number = () => performance.now()): QuizLimits {
  const mayTakeToken = createAddressLimit(tokens);
  const mayComeFrom = createAddressLimit({ ...minute, most: 1_200 });
  const mayCall = createAddressLimit({ ...minute, most: 60 });
  return {
    token: (address) => hear(mayTakeToken(address, now()), tokens.whileMs),
    // A token counts as an address of its own.
    call: (address, token, questions) =>
      hear(mayCall(token, now(), questions) && mayComeFrom(address, now(), questions), minute.whileMs),
  };
}

function hear(may: boolean, whileMs: number): void {
  const wait = whileMs / 1000;
  if (!may) throw new Problem('too-many-requests', `Too much was asked from here; wait ${wait} s.`, wait);
}
