/**
 * The last answers of some calls, stored on the device: the newsroom opens with them when the network fails
 * [NRA-07].
 */
import { deleteDeviceDatabases, deviceOf } from '#features/writing/public.newsroom.ts';
import { isRecord } from '#platform/text/is-record.ts';
import { jsonIn } from '#platform/text/json-in.ts';
import { meCall } from './me.ts';

export interface KeptAnswers {
  keep(path: string, value: unknown): void;
  /** Undefined when there is none. */
  answerTo(path: string): Promise<unknown>;
  /** For whom the application is open; null before that is known. */
  memberId(): number | null;
  /** Deletes all data of the member from this device [SAVE-13]. */
  clear(): Promise<void>;
}

/** Id of the member who was signed in last: without a network, their database is opened. */
const meKey = 'newsroom-me';

export function keptAnswers(): KeptAnswers {
  let me: unknown;
  return {
    keep(path, value) {
      if (path === meCall.path) {
        // Another member may sign in in another tab: each has a database of their own.
        me ??= value;
        localStorage.setItem(meKey, JSON.stringify(value));
      } else void deviceOfMe().then((device) => device?.keepAnswer(path, value));
    },
    async answerTo(path) {
      if (path !== meCall.path) return (await (await deviceOfMe())?.answerTo(path))?.value;
      me ??= jsonIn(localStorage.getItem(meKey) ?? '');
      return me;
    },
    memberId,
    async clear() {
      const id = memberId();
      if (id !== null) await deleteDeviceDatabases(id);
      forgetMe();
    },
  };

  function memberId(): number | null {
    return isRecord(me) && typeof me.id === 'number' ? me.id : null;
  }

  async function deviceOfMe() {
    const id = memberId();
    return id === null ? null : deviceOf(id);
  }
}

export function forgetMe(): void {
  localStorage.removeItem(meKey);
}
