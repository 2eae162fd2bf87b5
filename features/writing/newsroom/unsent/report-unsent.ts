/**
 * Reports this device's unsent changes to the server, for the member's other devices [SAVE-07], and deletes
 * data as the response requires [SAVE-13].
 */
import type { Send } from '#features/kit/public.newsroom.ts';
import type { Device } from '../device/device.ts';
import { thisDevice } from './this-device.ts';
import { reportUnsentCall } from './unsent-calls.ts';

export interface UnsentReporter {
  /** An unchanged report is not sent again. */
  report(device: Device, send: Send, isFarewell?: boolean): Promise<void>;
  /**
   * Sends the next report in any case: after a lost connection the server may have assumed unsent changes.
   */
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
