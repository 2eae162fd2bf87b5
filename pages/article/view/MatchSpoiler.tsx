import type { ReactNode } from 'react';
import type { Story } from '#features/content/public.ts';
import { HiddenResults } from '#ui/HiddenResults.tsx';
import { articleWords } from './article-words.ts';

interface MatchSpoilerProps {
  story: Story;
  /** The hidden part. */
  what: 'newestPost' | 'keyEvents';
  children: ReactNode;
}

/** Hides the course of a match at the top of its live blog from readers who hide scores [S44]. */
export function MatchSpoiler({ story, what, children }: MatchSpoilerProps) {
  if (story.livescoreId === '') return children;
  const words = articleWords[story.language];
  return (
    <HiddenResults note={words.hiddenResult(words[what])} show={words.showResult}>
      {children}
    </HiddenResults>
  );
}
