import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useOfConnection } from '../connection/use-of-connection.ts';
import { checklistCall, type Finding } from './checklist-call.ts';

/** Of the version that the server has; while the next one is read, those of the one before. */
export function useFindings(id: number, connection: StoryConnection): readonly Finding[] | undefined {
  const { send } = useNewsroom();
  const version = useDeferredValue(useOfConnection(connection, (one) => one.version));
  const { data } = useQuery({
    queryKey: ['checklist', id, version],
    queryFn: () => resultOf(send(checklistCall(id, version))),
    placeholderData: keepPreviousData,
    // What changes without the text: kept texts, and stories that it links to.
    refetchInterval: 15_000,
  });
  return data;
}
