/** Stories to choose from: the newest of the site, the most read, or those with words in their titles [FRED-03]. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FailedRequest, resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import {
  type Front,
  type FrontStory,
  type StorySource,
  storiesCall,
  storySources,
} from '../front-answers.ts';
import { frontNewsroomWords } from '../front-newsroom-words.ts';
import { StoryFacts } from '../StoryFacts.tsx';
import type { StoryDrag } from '../use-drag.ts';
import styles from './StoryChoice.module.css';

interface StoryChoiceProps {
  front: Front;
  /** Name of the act, for screen readers. */
  labelOf(story: FrontStory): string;
  onChoose(story: FrontStory): void;
  /** Beside the boxes, stories are dragged into them; in a dialog the whole line is pressed. */
  drag?: StoryDrag;
}

export function StoryChoice({ front, labelOf, onChoose, drag }: StoryChoiceProps) {
  const { language, send } = useNewsroom();
  const words = frontNewsroomWords[language];
  const [from, setFrom] = useState<StorySource>('latest');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error, isPending } = useQuery({
    queryKey: ['front-stories', front.site, from, q],
    queryFn: () => resultOf(send(storiesCall(front.site, { from, q }))),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  return (
    <div className={styles.choice}>
      <TextInput
        kind="search"
        label={words.shelf.search}
        hasHiddenLabel
        placeholder={words.shelf.search}
        value={typed}
        onChange={setTyped}
        autoFocus={drag === undefined}
      />
      {q === '' && (
        <p className={styles.sources}>
          {storySources.map((source) => (
            <ActionButton
              key={source}
              kind="bare"
              isPressed={source === from}
              onPress={() => setFrom(source)}
            >
              {words.shelf.sources[source]}
            </ActionButton>
          ))}
        </p>
      )}
      {isPending && <p>{words.loading}</p>}
      <FailedRequest error={error} />
      <ul className={drag === undefined ? styles.pressed : undefined}>
        {data?.map((story) => (
          <li key={story.id} className={styles.story} {...drag?.source(story)}>
            <p className={styles.title}>{story.title}</p>
            <p className={styles.facts}>
              {!story.isPublic && <strong>{words.box.notPublic}</strong>}
              <StoryFacts story={story} />
              <Standing front={front} story={story.id} />
            </p>
            <ActionButton kind="bare" label={labelOf(story)} onPress={() => onChoose(story)}>
              <span aria-hidden="true">+</span>
            </ActionButton>
          </li>
        ))}
      </ul>
      <p role="status">{data?.length === 0 ? words.shelf.none : ''}</p>
    </div>
  );
}

/** The box in which a story stands already. */
function Standing({ front, story }: { front: Front; story: number }) {
  const words = frontNewsroomWords[useNewsroom().language];
  const box = front.boxes.find(({ stories }) => stories.includes(story));
  return box ? <span>{words.shelf.stands(box.title || words.kinds[box.kind])}</span> : null;
}
