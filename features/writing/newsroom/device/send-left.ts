/** Sends unsent changes of closed tabs in a story, in the background [SAVE-07]. */
import { storySchema } from '#features/content/public.document.ts';
import type { Send } from '#features/kit/public.newsroom.ts';
import { StoryWriter } from '../../collab/story-writer.ts';
import { openOverHttp } from '../connection/http-connection.ts';
import { convertStored } from './convert-stored.ts';
import type { Device, LeftWriting } from './device.ts';
import { Journal } from './journal.ts';

/** Maximum wait for a hanging network before the story is opened. */
const patienceMs = 5_000;

export async function sendLeft(device: Device, story: number, send: Send): Promise<void> {
  for (const left of await device.leftWritings(story, convertStored))
    try {
      if (left.waiting > 0) await sendOne(device, left, send);
    } finally {
      left.release();
    }
}

async function sendOne(device: Device, { story, client, snapshot }: LeftWriting, send: Send): Promise<void> {
  const writer = StoryWriter.restore({ schema: storySchema, client: crypto.randomUUID() }, snapshot);
  const journal = new Journal({ database: device.database, story, client, writer });
  const connection = openOverHttp({ story, writer, journal, send, onClosed: () => journal.end() });
  await Promise.race([sendAll(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  await connection.close();
  if (writer.waiting === 0) await device.remove({ story, client });

  /** After a refusal the text becomes kept text, which is sent by the second attempt. */
  async function sendAll(): Promise<void> {
    if (!(await connection.flush()) && connection.status.kind === 'refused') await connection.flush();
  }
}
