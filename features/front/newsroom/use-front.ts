import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type Answer,
  type Call,
  failureText,
  type RequestFailure,
  resultOf,
  useNewsroom,
} from '#features/kit/public.newsroom.ts';
import { liveConnection, type PersonHere } from '#features/writing/public.newsroom.ts';
import { changeBoxes, type FrontChange } from '../drafts/front-change.ts';
import { frontTopic } from '../drafts/front-topic.ts';
import { changeCall, type Front, type FrontStory, frontCall } from './front-answers.ts';

/**
 * A site's front with its draft: shows changes of others at once, and own changes before the server has them.
 */
export function useFront(site: string) {
  const { send, tell, language } = useNewsroom();
  const queries = useQueryClient();
  const queryKey = ['front', site];
  const front = useQuery({
    queryKey,
    queryFn: () => resultOf(send(frontCall(site))),
    refetchInterval: 15_000,
  });
  const people = useFrontTopic(site, queries);

  const failed = (failure: RequestFailure) => tell({ kind: 'failed', text: failureText(failure, language) });

  // One after the other, in the order in which the person made them; those that wait are shown as if they were done.
  const pending = useRef<Pending[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** Sends a call whose answer is the front, and shows that. */
  const take = async <T>(call: Call<T>, frontIn: (value: T) => Front): Promise<Answer<T>> => {
    await queries.cancelQueries({ queryKey });
    const answer = await send(call);
    if (answer.kind === 'answer') showNewer(queries, queryKey, frontIn(answer.value), pending.current);
    else await queries.invalidateQueries({ queryKey });
    return answer;
  };

  const change = (wanted: FrontChange, story?: FrontStory): void => {
    const shown = queries.getQueryData<Front>(queryKey);
    if (shown === undefined || changeBoxes(shown.boxes, wanted) === null) return;
    const mine = { wanted, story };
    pending.current = [...pending.current, mine];
    queries.setQueryData<Front>(queryKey, withPending(shown, [mine]));
    last.current = last.current.then(async () => {
      const answer = await take(changeCall(site, wanted), (front) => {
        pending.current = pending.current.filter((one) => one !== mine);
        return front;
      });
      if (answer.kind === 'answer') return;
      pending.current = pending.current.filter((one) => one !== mine);
      failed(answer.failure);
    });
  };

  return { front, people, change, take, failed };
}

export type FrontActs = ReturnType<typeof useFront>;

interface Pending {
  wanted: FrontChange;
  /** The story that is placed, which the front may not have named before. */
  story: FrontStory | undefined;
}

/** Answers may arrive in another order than their requests were sent. */
function showNewer(
  queries: QueryClient,
  queryKey: readonly string[],
  front: Front,
  pending: readonly Pending[],
): void {
  queries.setQueryData<Front>(queryKey, (shown) =>
    shown !== undefined && shown.version > front.version ? shown : withPending(front, pending),
  );
}

function withPending(front: Front, pending: readonly Pending[]): Front {
  const known = new Set(front.stories.map(({ id }) => id));
  const placed = pending.flatMap(({ story }) => (story && !known.has(story.id) ? [story] : []));
  const boxes = pending.reduce((before, { wanted }) => changeBoxes(before, wanted) ?? before, front.boxes);
  return { ...front, boxes, stories: [...front.stories, ...placed] };
}

function useFrontTopic(site: string, queries: QueryClient): readonly PersonHere[] {
  const [people, setPeople] = useState<readonly PersonHere[]>([]);
  useEffect(
    () =>
      liveConnection.follow(frontTopic(site), {
        changed(version) {
          const shown = queries.getQueryData<Front>(['front', site]);
          if (version === null || shown === undefined || version > shown.version)
            void queries.invalidateQueries({ queryKey: ['front', site] });
        },
        present: setPeople,
      }),
    [site, queries],
  );
  return people;
}
