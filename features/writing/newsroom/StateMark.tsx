import type { WordLanguage } from '#platform/text/words.ts';
import { classNames } from '#ui/class-names.ts';
import type { PublicState, WorkState } from '../story-states.ts';
import styles from './StateMark.module.css';
import type { StoryRow } from './story-answers.ts';
import { storyStateWords } from './story-state-words.ts';

interface StateMarkProps {
  story: Pick<StoryRow, 'publicState' | 'workState' | 'hasUnpublishedChanges'>;
  language: WordLanguage;
}

/** The state of a story, as a shape and a word, never by colour alone. */
export function StateMark({ story, language }: StateMarkProps) {
  const { publicState, workState, hasUnpublishedChanges } = story;
  const words = storyStateWords[language];
  const isPublished = publicState !== 'never';
  const state = isPublished ? publicState : workState;
  return (
    <span className={classNames(styles.mark, state === 'returned' && styles.returned)}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path className={styles.shape} d={shapes[state]} fillRule="evenodd" />
      </svg>
      <span>{isPublished ? words.public[publicState] : words.work[workState]}</span>
      {hasUnpublishedChanges && (
        <span className={styles.changed} title={words.changed}>
          <span aria-hidden="true">✎</span>
          <span className="visually-hidden">{words.changed}</span>
        </span>
      )}
    </span>
  );
}

const ring = 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm0 1.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z';

const shapes: Record<PublicState | WorkState, string> = {
  idea: 'M6 4.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z',
  draft: ring,
  // Half full.
  submitted: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm0 1.4v7.2a3.6 3.6 0 0 1 0-7.2Z',
  // An arrow back.
  returned: 'M5 1 0.8 5.2 5 9.4V6.6h2.6c1.2 0 2 .8 2 2V11h1.6V8.6c0-2.2-1.4-3.6-3.6-3.6H5V1Z',
  // A tick.
  approved: 'M4.6 10.4 0.6 6.4l1.3-1.3 2.7 2.7 5.5-6 1.3 1.2-6.8 7.4Z',
  never: ring,
  // A clock.
  scheduled: `${ring}M5.4 3.4h1.2v2.4l1.8 1.1-.6 1L5.4 6.5V3.4Z`,
  public: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Z',
  // An empty frame, crossed out.
  'taken-down':
    'M1 1h10v10H1V1Zm1.3 1.3v7.4h7.4V2.3H2.3ZM3.6 4.5 4.5 3.6 6 5.1 7.5 3.6l.9.9L6.9 6l1.5 1.5-.9.9L6 6.9 4.5 8.4l-.9-.9L5.1 6 3.6 4.5Z',
  // A crossed ring.
  withdrawn: `${ring}M2.6 8.4 8.4 2.6l1 1-5.8 5.8-1-1Z`,
};
