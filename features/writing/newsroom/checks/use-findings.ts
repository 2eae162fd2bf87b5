import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useLateOfConnection } from '../connection/use-of-connection.ts';
import { checklistCall, type Finding } from './checklist-call.ts';

/** Minimum time between two requests while somebody types. */
const afterMs = 1_000;

/** Findings of the last version that is stored on the server; those of the previous one while they load. */
export function useFindings(id: number, connection: StoryConnection): readonly Finding[] | undefined {
  const { send } = useNewsroom();
  const version = useLateOfConnection(connection, (one) => one.version, { afterMs });
  const { data } = useQuery({
    queryKey: ['checklist', id, version],
    queryFn: () => resultOf(send(checklistCall(id, version))),
    placeholderData: keepPreviousData,
    // For changes outside the text: kept texts, and linked stories.
    refetchInterval: 15_000,
  });
  return data;
}
