import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { actCall } from '../story-answers.ts';
import { actWords } from './act-words.ts';

/** Undoes the last publication, within seconds of it [ACT-07]. */
export function useUndo(storyId: number): () => void {
  const { language, send, tell } = useNewsroom();
  const queries = useQueryClient();
  return useCallback(() => {
    const undo = async () => {
      const answer = await send(actCall(storyId, { act: 'undo', version: 0 }));
      if (answer.kind === 'failure') tell({ kind: 'failed', text: failureText(answer.failure, language) });
      else tell({ text: actWords[language].done.undo });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['story', storyId] }),
        queries.invalidateQueries({ queryKey: ['stories'] }),
      ]);
    };
    void undo();
  }, [storyId, language, send, tell, queries]);
}
