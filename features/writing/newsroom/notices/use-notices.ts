/** The member's current notices, in sync between tabs. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type Call, failureText, resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { liveConnection } from '../connection/live-connection.ts';
import { type Notices, noticesCall } from './notice-calls.ts';

const queryKey = ['notices'];

export function useNotices(): Notices | undefined {
  const { me, send } = useNewsroom();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => resultOf(send(noticesCall)),
    // Used when the live connection is lost.
    refetchInterval: 60_000,
  });
  useEffect(
    () =>
      liveConnection.follow(`member:${me.id}`, {
        changed: () => {
          if (!isChanging(queries)) void queries.invalidateQueries({ queryKey });
        },
      }),
    [me.id, queries],
  );
  return data;
}

/** Shows a change before its response; a refusal is reported, and the notices are reloaded. */
export function useChangeNotices(): (call: Call<unknown>, change: (before: Notices) => Notices) => void {
  const { send, tell, language } = useNewsroom();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: (call: Call<unknown>) => send(call),
    onSuccess: (answer) => {
      if (answer.kind === 'failure') tell({ text: failureText(answer.failure, language), kind: 'failed' });
    },
    onSettled: () => (isChanging(queries, 1) ? undefined : queries.invalidateQueries({ queryKey })),
  });
  return useCallback(
    (call, change) => {
      // An answer that is on its way is older than the change.
      void queries.cancelQueries({ queryKey });
      queries.setQueryData<Notices>(queryKey, (before) => before && change(before));
      mutate(call);
    },
    [queries, mutate],
  );
}

/** Whether more changes than these are being sent; the last one reloads the notices. */
function isChanging(queries: QueryClient, besides = 0): boolean {
  return queries.isMutating({ mutationKey: queryKey }) > besides;
}
