import { useEffect } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { changeField } from './change-field.ts';
import { fieldName, fieldWords } from './field-words.ts';

const shownSeconds = 30;

/**
 * For single values the later one wins: the person who set the earlier one is notified, and can set it again
 * [SAVE-06].
 */
export function useReplacedFields(connection: StoryConnection | null): void {
  const { language, tell } = useNewsroom();
  useEffect(() => {
    const words = fieldWords[language];
    return connection?.subscribe(() => {
      for (const { name, value } of connection.takeReplacedFields())
        tell({
          text: words.replaced(fieldName(words.names, name)),
          seconds: shownSeconds,
          undo: {
            label: words.setAgain,
            run: () =>
              changeField(
                connection,
                value === undefined ? { change: 'unset', name } : { change: 'set', name, value },
              ),
          },
        });
    });
  }, [connection, language, tell]);
}
