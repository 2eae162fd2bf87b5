import type { ReactNode } from 'react';
import { matchName } from '#features/livescore/public.ts';
import { type MatchPlace, MatchView } from '#features/livescore/public.view.ts';
import { FollowLink } from '#features/push/public.view.ts';
import { HiddenResults } from '#ui/HiddenResults.tsx';
import type { ArticlePageData } from '../article-data.ts';
import { articleWords } from './article-words.ts';
import styles from './MatchPart.module.css';

/** The match of a story above its text [ART-14]; a script refreshes it until the match is over. */
export function matchHead(
  {
    match,
    matchFollowPath,
    live,
    story,
  }: Pick<ArticlePageData, 'match' | 'matchFollowPath' | 'live' | 'story'>,
  place: MatchPlace,
): ReactNode {
  // Later pages of a live blog begin with its posts.
  if (match === null || (live !== null && live.page > 1)) return null;
  const words = articleWords[place.language];
  return (
    <div className={styles.match}>
      {/* Outside the part that the script replaces, so that a result which is shown stays shown. */}
      <HiddenResults note={words.hiddenResult(matchName(match, place.language))} show={words.showResult}>
        <div data-match={match.id} data-follow-from={match.followFrom ?? undefined}>
          <MatchView match={match} place={place} layout="head" />
        </div>
      </HiddenResults>
      {matchFollowPath !== null && (
        <FollowLink href={matchFollowPath} title={story.title} language={story.language} />
      )}
    </div>
  );
}
