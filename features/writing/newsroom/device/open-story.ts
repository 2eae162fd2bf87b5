/** Opens a story with the data on this device [SAVE-07]. */
import type { Plugin } from 'prosemirror-state';
import { storySchema } from '#features/content/public.document.ts';
import type { Send } from '#features/kit/public.newsroom.ts';
import { StoryWriter } from '../../collab/story-writer.ts';
import { openOverHttp } from '../connection/http-connection.ts';
import type { LiveConnection } from '../connection/live-connection.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import type { OpenStory } from '../story-answers.ts';
import { convertStored } from './convert-stored.ts';
import type { Device, LeftWriting } from './device.ts';
import { Journal } from './journal.ts';

interface OpeningNeeds {
  story: OpenStory;
  /** Null where nothing is stored: for people who only read, or in a browser without storage. */
  device: Device | null;
  plugins: readonly Plugin[];
  send: Send;
  live: LiveConnection;
}

/** Stories that this tab is closing, until their data may be opened again. */
const leaving = new Map<number, Promise<void>>();

export async function openStory({
  story,
  device,
  plugins,
  ...needs
}: OpeningNeeds): Promise<StoryConnection> {
  await leaving.get(story.id);
  const schema = storySchema;
  if (device === null) {
    const writer = new StoryWriter({ schema, client: crypto.randomUUID(), plugins }, story);
    return openOverHttp({ ...needs, story: story.id, writer });
  }
  const { client, release } = await device.newClient();
  const { writer, journal } = await device.alone(story.id, async () => {
    const left = await device.leftWritings(story.id, convertStored);
    const used = left.find((one) => isToBeOpened(one, story));
    const opened = used
      ? StoryWriter.restore({ schema, client, plugins }, used.snapshot)
      : new StoryWriter({ schema, client, plugins }, story);
    const written = new Journal({ database: device.database, story: story.id, client, writer: opened });
    await written.write();
    for (const one of left) {
      // Unsent changes of the other tabs are sent in the background.
      if (one === used || one.waiting === 0) await device.remove(one);
      one.release();
    }
    return { writer: opened, journal: written };
  });
  return openOverHttp({
    ...needs,
    story: story.id,
    writer,
    journal,
    onClosed: () => journal.end().finally(release),
  });
}

/** Closes a story's connection; opening the story again in this tab waits for that. */
export function leaveStory(story: number, opening: Promise<StoryConnection>): void {
  leaving.set(
    story,
    opening.then((connection) => connection.close()),
  );
}

/**
 * Whether to open from these data: they have unsent changes, or are newer than the response, which may have
 * been stored for times without a network.
 */
function isToBeOpened({ waiting, snapshot }: LeftWriting, { epoch, version }: OpenStory): boolean {
  return waiting > 0 || (snapshot.epoch === epoch && snapshot.version > version);
}
