/** Tells the server what waits on this device, for the member's other devices [SAVE-07], and deletes what is to be deleted [SAVE-13]. */
import type { Send } from '#features/kit/public.newsroom.ts';
import type { Device } from '../device/device.ts';
import { thisDevice } from './this-device.ts';
import { reportUnsentCall } from './unsent-calls.ts';

export interface UnsentReporter {
  /** An unchanged report is not sent again. */
  report(device: Device, send: Send, isFarewell?: boolean): Promise<void>;
  /** The server may have concluded something from a lost connection: the next report is sent in any case. */
  forget(): void;
}

export function createUnsentReporter(): UnsentReporter {
  let reported: string | null = null;
  return {
    async report(device, send, isFarewell = false) {
      const stories = await device.unsent();
      const [stored, members] = isFarewell ? [[], []] : [await device.stored(), await device.otherMembers()];
      const report = JSON.stringify([stories, stored, members]);
      if (report === reported) return;
      const answer = await send(reportUnsentCall(thisDevice(), { stories, stored, members }, isFarewell));
      reported = answer.kind === 'answer' && !isFarewell ? report : null;
      if (answer.kind === 'answer') await device.delete(answer.value);
    },
    forget() {
      reported = null;
    },
  };
}
