import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import type { ActName } from '../../acts.ts';
import { type CheckName, checkNames } from '../../checks/check-names.ts';
import { type ActOrder, actCall, type OpenStory, storyCall } from '../story-answers.ts';
import { actTraits } from './act-traits.ts';
import { actWords } from './act-words.ts';
import { useUndo } from './use-undo.ts';

/** Sends an act, reports its outcome, and offers an undo for as long as the server allows it [ACT-07]. */
export function useSendAct(storyId: number) {
  const { language, send, tell } = useNewsroom();
  const words = actWords[language];
  const queries = useQueryClient();
  const undo = useUndo(storyId);
  const [problem, setProblem] = useState('');
  const [stops, setStops] = useState<CheckName[]>([]);
  const [isBusy, setBusy] = useState(false);

  const sendAct = async (act: ActName, order: ActOrder): Promise<boolean> => {
    setProblem('');
    setBusy(true);
    const answer = await send(actCall(storyId, order));
    const story = await send(storyCall(storyId));
    setBusy(false);
    if (story.kind === 'answer') queries.setQueryData<OpenStory>(['story', storyId], story.value);
    void queries.invalidateQueries({ queryKey: ['stories'] });
    if (answer.kind === 'failure') {
      setProblem(failureText(answer.failure, language));
      setStops(checkNames.filter((name) => name in answer.failure.fields));
      return false;
    }
    const seconds = actTraits[act].canBeUndone && story.kind === 'answer' ? story.value.undoFor : 0;
    tell({
      text: order.at ? words.planned : words.done[act],
      ...(seconds > 0 && { seconds, undo: { label: words.undo, run: undo } }),
    });
    return true;
  };
  return { sendAct, setProblem, problem, stops, isBusy };
}
