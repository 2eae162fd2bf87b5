/** The bar above a story: its state, the people in it, the panels beside it, and its acts. */
import { ScreenLink, useAddressQuery, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ActBar } from './acts/ActBar.tsx';
import { appearanceWords } from './appearance/appearance-words.ts';
import type { StoryConnection } from './connection/story-connection.ts';
import { siteOfStory } from './fields/story-fields.ts';
import { historyWords } from './history/history-words.ts';
import { PeopleHere } from './presence/PeopleHere.tsx';
import { previewWords } from './preview/story-preview-words.ts';
import { StateMark } from './StateMark.tsx';
import { StatusLine } from './StatusLine.tsx';
import styles from './StoryScreen.module.css';
import { SecrecyMarks } from './secrecy/SecrecyMarks.tsx';
import type { OpenStory } from './story-answers.ts';
import { storyWords } from './story-words.ts';
import type { Thread } from './threads/thread-calls.ts';
import { threadWords } from './threads/thread-words.ts';
import { threadsPanel } from './threads/threads-panel-address.ts';

interface StoryBarProps {
  story: OpenStory;
  connection: StoryConnection;
  threads: readonly Thread[];
}

export function StoryBar({ story, connection, threads }: StoryBarProps) {
  const { language } = useNewsroom();
  const words = storyWords[language];
  const [query, setQuery] = useAddressQuery();
  const panel = query.panel ?? '';
  const hasFields = panel !== 'zarva' && panel !== 'latszik' && panel !== threadsPanel;
  const openThreads = threads.filter(({ settled }) => settled === null).length;
  const site = siteOfStory(connection.state.doc);
  return (
    <header className={styles.bar}>
      <ScreenLink to="/" className={styles.back}>
        <span aria-hidden="true">←</span> {words.toBoard}
      </ScreenLink>
      <StateMark story={{ ...story, hasUnpublishedChanges: hasChanges(story) }} language={language} />
      <SecrecyMarks
        embargoUntil={story.embargo?.until ?? null}
        isRestricted={story.restrictedTo !== null && story.publicState !== 'public'}
        site={site}
      />
      {(story.may.includes('write') || story.may.includes('fields')) && (
        <StatusLine connection={connection} />
      )}
      <PeopleHere connection={connection} />
      <div className={styles.acts}>
        <ActionButton
          kind="bare"
          isPressed={hasFields}
          onPress={() => setQuery({ panel: hasFields ? 'zarva' : '' })}
        >
          {words.panel}
        </ActionButton>
        <ActionButton
          kind="bare"
          isPressed={panel === 'latszik'}
          onPress={() => setQuery({ panel: panel === 'latszik' ? '' : 'latszik' })}
        >
          {appearanceWords[language].panel}
        </ActionButton>
        <span data-notes="">
          <ActionButton
            kind="bare"
            isPressed={panel === threadsPanel}
            onPress={() => setQuery({ panel: panel === threadsPanel ? '' : threadsPanel, szal: '' })}
          >
            {openThreads === 0 ? threadWords[language].panel : threadWords[language].count(openThreads)}
          </ActionButton>
        </span>
        <ScreenLink to={`/cikk/${story.id}/elonezet`} className={styles.back}>
          {previewWords[language].preview}
        </ScreenLink>
        <ScreenLink to={`/cikk/${story.id}/tortenet`} className={styles.back}>
          {historyWords[language].history}
        </ScreenLink>
        <ActBar story={story} connection={connection} />
      </div>
    </header>
  );
}

/** Whether the working copy of a public story has unpublished changes. */
function hasChanges({ publicState, hasUnpublishedChanges }: OpenStory): boolean {
  return publicState !== 'never' && hasUnpublishedChanges;
}
