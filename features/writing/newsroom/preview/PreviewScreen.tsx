/** `/cikk/{id}/elonezet`: the readers' page of the story as it is being written [EDIT-11]. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  failureOf,
  failureText,
  resultOf,
  ScreenLink,
  useAddressQuery,
  useNewsroom,
  useParameter,
} from '#features/kit/public.newsroom.ts';
import { fieldsIn } from '../../collab/field-step.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useConnection } from '../connection/use-connection.ts';
import { useOfConnection } from '../connection/use-of-connection.ts';
import { siteOfStory } from '../fields/story-fields.ts';
import { type OpenStory, storyCall } from '../story-answers.ts';
import { storyWords } from '../story-words.ts';
import { PreviewChoices } from './PreviewChoices.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import styles from './PreviewScreen.module.css';
import { type PreviewChoice, pageAddress, previewChoice, queryOf } from './preview-address.ts';
import { previewWords } from './story-preview-words.ts';

export function PreviewScreen() {
  const id = Number(useParameter('id'));
  const { language, send } = useNewsroom();
  const story = useQuery({
    queryKey: ['story', id],
    queryFn: () => resultOf(send(storyCall(id))),
    staleTime: 10_000,
  });
  if (story.data)
    return <ConnectedPreview key={id} story={story.data} onStale={() => void story.refetch()} />;
  const text = story.isPending ? storyWords[language].loading : failureText(failureOf(story.error), language);
  return <p className={styles.message}>{text}</p>;
}

interface ConnectedPreviewProps {
  story: OpenStory;
  onStale(): void;
}

function ConnectedPreview({ story, onStale }: ConnectedPreviewProps) {
  const connection = useConnection(story);
  if (connection === null) return null;
  return <Preview storyId={story.id} connection={connection} onStale={onStale} />;
}

interface PreviewProps {
  storyId: number;
  connection: StoryConnection;
  onStale(): void;
}

function Preview({ storyId, connection, onStale }: PreviewProps) {
  const { language } = useNewsroom();
  const words = previewWords[language];
  const [query, setQuery] = useAddressQuery();
  const version = useOfConnection(connection, (now) => now.version);
  const sites = useSites(connection);
  const choice = previewChoice(query, sites);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const choose = (change: Partial<PreviewChoice>) => setQuery(queryOf({ ...choice, ...change }, sites));
  const onShown = (hasPage: boolean) => {
    setState(hasPage ? 'shown' : 'failed');
    if (hasPage || attempt > 1) return;
    // The session may have expired for a moment: another API call renews it.
    onStale();
    setTimeout(() => setAttempt(attempt + 1), 500);
  };
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <ScreenLink to={`/cikk/${storyId}`} className={styles.back}>
          <span aria-hidden="true">←</span> {words.back}
        </ScreenLink>
        <h1 className="visually-hidden">{words.preview}</h1>
        <PreviewChoices choice={choice} sites={sites} onChoose={choose} />
        <p className="fine-print" role="status">
          {state === 'failed' ? words.failed : ''}
        </p>
      </header>
      <PreviewFrame
        key={`${choice.site} ${choice.scheme}`}
        address={pageAddress(storyId, choice, `${version}.${attempt}`)}
        width={choice.width}
        title={words.frame}
        onShown={onShown}
      />
    </div>
  );
}

/** The story's own site, and the sites that mirror it. */
function useSites(connection: StoryConnection): string[] {
  const text = useOfConnection(connection, ({ state: { doc } }) => {
    const { mirroringSites } = fieldsIn(doc);
    const mirrors = Array.isArray(mirroringSites) ? mirroringSites.map(String) : [];
    return [...new Set([siteOfStory(doc), ...mirrors])].join(' ');
  });
  return text.split(' ');
}
