import { useEffect, useState } from 'react';
import { storySchema } from '#features/content/public.document.ts';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { fieldsIn } from '../../collab/field-step.ts';
import { deviceOf } from '../device/device.ts';
import { leaveStory, openStory } from '../device/open-story.ts';
import { editorPlugins } from '../editor/editor-plugins.ts';
import { editorWords } from '../editor/editor-words.ts';
import type { OpenStory } from '../story-answers.ts';
import { threadPlaces } from '../threads/thread-places.ts';
import { liveConnection } from './live-connection.ts';
import type { StoryConnection } from './story-connection.ts';

/** The connection of an open story while its screen is shown; null until it is open. */
export function useConnection(story: OpenStory): StoryConnection | null {
  const { me, send, language } = useNewsroom();
  const [connection, setConnection] = useState<StoryConnection | null>(null);
  // The story is opened once, although its state is fetched repeatedly.
  const [opened] = useState(story);
  useEffect(() => {
    let isLeft = false;
    const opening = open();
    async function open() {
      return openStory({
        story: opened,
        device: ['write', 'fields'].some((right) => opened.may.includes(right))
          ? await deviceOf(me.id)
          : null,
        send,
        live: liveConnection,
        plugins: [
          ...editorPlugins({
            schema: storySchema,
            languageOf: (doc) => (fieldsIn(doc).language === 'en' ? 'en' : 'hu'),
            placeholders: editorWords[language].placeholders,
          }),
          threadPlaces(),
        ],
      });
    }
    void opening.then((made) => {
      if (!isLeft) setConnection(made);
    });
    return () => {
      isLeft = true;
      leaveStory(opened.id, opening);
    };
  }, [opened, me.id, send, language]);
  useWarning(connection);
  return connection;
}

/**
 * Asks for confirmation before the window is closed while changes are neither on the server nor on the
 * device.
 */
function useWarning(connection: StoryConnection | null): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (connection?.isSafe === false) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [connection]);
}
