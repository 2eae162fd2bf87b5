import { useNewsroom } from '#features/kit/public.newsroom.ts';
import type { ActName } from '../../acts.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import type { ActOrder, OpenStory } from '../story-answers.ts';
import { actWords } from './act-words.ts';
import { useSendAct } from './use-send-act.ts';

/** Performs an act on the version on the screen, after all changes of the person are stored [ACT-15]. */
export function useAct({ story, connection }: { story: OpenStory; connection: StoryConnection }) {
  const words = actWords[useNewsroom().language];
  const { sendAct, setProblem, problem, stops, isBusy } = useSendAct(story.id);
  const run = async (act: ActName, given: Partial<ActOrder>): Promise<boolean> => {
    if (await connection.flush()) return sendAct(act, { version: connection.version, ...given, act });
    setProblem(words.unsaved);
    return false;
  };
  return { run, problem, stops, isBusy };
}
