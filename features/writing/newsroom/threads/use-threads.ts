/** The current notes of an open story. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type Call, failureText, resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { threadsTopicOf } from '../../collab/story-topic.ts';
import { liveConnection } from '../connection/live-connection.ts';
import { type Threads, threadsCall } from './thread-calls.ts';

/** Undefined until they are loaded. */
export function useThreads(story: number): Threads | undefined {
  const { send } = useNewsroom();
  const read = useReadThreads(story);
  const { data } = useQuery({
    queryKey: ['threads', story],
    queryFn: () => resultOf(send(threadsCall(story))),
    refetchInterval: 15_000,
  });
  useEffect(() => liveConnection.follow(threadsTopicOf(story), { changed: read }), [story, read]);
  return data;
}

/** Reloads the notes. */
export function useReadThreads(story: number): () => void {
  const queries = useQueryClient();
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: ['threads', story] }),
    [queries, story],
  );
}

/** Sends a change of a thread and reloads the threads; false after a refusal, which is reported. */
export function useThreadCall(story: number): (call: Call<unknown>) => Promise<boolean> {
  const { send, tell, language } = useNewsroom();
  const read = useReadThreads(story);
  return async (call) => {
    const answer = await send(call);
    read();
    if (answer.kind === 'failure') tell({ text: failureText(answer.failure, language), kind: 'failed' });
    return answer.kind === 'answer';
  };
}
