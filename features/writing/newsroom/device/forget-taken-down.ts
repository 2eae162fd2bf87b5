/** Removes from the device what was taken down since its last contact with the server [ACT-08]. */
import * as z from 'zod/mini';
import type { Call, Send } from '#features/kit/public.newsroom.ts';
import { storyCall } from '../story-answers.ts';
import type { Device } from './device.ts';

/** Also where the device stores what it has seen. */
const path = '/api/removals';

const takedownCall: Call<string> = {
  path,
  read: (value) => z.object({ takenDown: z.string() }).parse(value).takenDown,
};

/** Only if something was taken down, it asks for each story of the device; a story that cannot be reached stays. */
export async function forgetTakenDown(device: Device, send: Send): Promise<void> {
  const last = await send(takedownCall);
  if (last.kind === 'failure' || (await device.answerTo(path))?.value === last.value) return;
  for (const story of await device.stories()) {
    const opened = await send({ ...storyCall(story), isKept: false });
    if (opened.kind === 'failure' && opened.failure.reason !== 'missing') return;
    const isGone = opened.kind === 'failure' || opened.value.publicState === 'taken-down';
    await device.forgetStory(story, { isGone });
  }
  // Boards and notes have its title and its text.
  await device.database.clear('answers');
  await device.keepAnswer(path, last.value);
}
