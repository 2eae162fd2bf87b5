import type { Clock } from '#platform/time/clock.ts';

/** A server that simulates external services. */
export interface Sandbox {
  /** `http://127.0.0.1:41234`; each service is below it by its name: `/mnb`, `/weather`. */
  origin: string;
  /** Its switches stay as they are. */
  isOfAnotherProcess?: true;
  close(): Promise<void>;
}

export type OpenSandbox = (needs: { clock: Clock }) => Promise<Sandbox>;

/** A sandbox that is opened when something is first sent to it. */
export interface LazySandbox {
  /** @param what Service or data that the edition takes from there, for the error of a program without a sandbox. */
  originFor(what: string): Promise<string>;
  close(): Promise<void>;
}

export function createLazySandbox({
  openSandbox,
  clock,
}: {
  openSandbox?: OpenSandbox | undefined;
  clock: Clock;
}): LazySandbox {
  let opened: Promise<Sandbox> | undefined;
  return {
    async originFor(what) {
      if (!openSandbox) throw new Error(`the edition wants ${what} from a sandbox, and there is none`);
      opened ??= openSandbox({ clock });
      return (await opened).origin;
    },
    async close() {
      await (await opened)?.close();
      opened = undefined;
    },
  };
}
