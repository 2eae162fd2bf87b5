/** Stories in a box of a front. */
import type { KeyboardEvent } from 'react';
import { ScreenLink, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Menu } from '#ui/app/Menu.tsx';
import { classNames } from '#ui/class-names.ts';
import type { BoxActs } from './box-acts.ts';
import styles from './FrontStories.module.css';
import type { FrontBox, FrontStory } from './front-answers.ts';
import { frontNewsroomWords } from './front-newsroom-words.ts';
import { StoryFacts } from './StoryFacts.tsx';
import type { StoryDrag } from './use-drag.ts';

interface StoryInBoxProps {
  box: FrontBox;
  story: FrontStory;
  acts: BoxActs;
  drag: StoryDrag;
}

interface ChosenStoryProps extends StoryInBoxProps {
  /** The story below it. */
  after: number | null;
  isTooMany: boolean;
}

/** A story that an editor chose: moved by dragging, by keys and by a menu. */
export function ChosenStory({ box, story, after, isTooMany, acts, drag }: ChosenStoryProps) {
  const words = frontNewsroomWords[useNewsroom().language];
  const isOver = drag.over?.box === box.slug && drag.over.before === story.id;
  const shift = (by: -1 | 1) => acts.shift(box, story, by);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'ArrowUp') shift(-1);
    else if (event.altKey && event.key === 'ArrowDown') shift(1);
    else if (event.key === 'Delete') acts.remove(box, story);
    else return;
    event.preventDefault();
  };
  return (
    <li
      className={classNames(styles.story, isOver && styles.over)}
      data-story={story.id}
      onKeyDown={onKeyDown}
      {...drag.source(story)}
      {...drag.target(box, { before: story.id, after })}
    >
      <Title story={story} />
      <p className={styles.facts}>
        {!story.isPublic && <strong>{words.box.notPublic}</strong>}
        {story.isPublic && isTooMany && <strong>{words.box.tooMany}</strong>}
        <StoryFacts story={story} />
      </p>
      <Menu
        name={words.story.menu(story.title)}
        button={<span aria-hidden="true">⋯</span>}
        items={[
          { id: 'replace', label: words.story.replace, onPress: () => acts.pick(box, story) },
          { id: 'remove', label: words.story.remove, note: 'Delete', onPress: () => acts.remove(box, story) },
          { id: 'up', label: words.story.up, note: 'Alt+↑', onPress: () => shift(-1) },
          { id: 'down', label: words.story.down, note: 'Alt+↓', onPress: () => shift(1) },
          { id: 'move', label: words.story.move, onPress: () => acts.move(box, story) },
        ]}
      />
    </li>
  );
}

/** An automatic story from the box's list: newer stories replace it unless an editor pins it. */
export function AutomaticStory({ box, story, acts, drag }: StoryInBoxProps) {
  const words = frontNewsroomWords[useNewsroom().language];
  return (
    <li className={classNames(styles.story, styles.automatic)} data-story={story.id} {...drag.source(story)}>
      <Title story={story} />
      <p className={styles.facts}>
        <i>{words.box.automatic}</i>
        <StoryFacts story={story} />
      </p>
      {box.takesStories && (
        <ActionButton
          kind="bare"
          label={words.box.pinOf(story.title)}
          onPress={() => acts.place(box, story, null)}
        >
          {words.box.pin}
        </ActionButton>
      )}
    </li>
  );
}

function Title({ story }: { story: FrontStory }) {
  return (
    <ScreenLink to={`/cikk/${story.id}`} className={styles.title}>
      {story.title}
    </ScreenLink>
  );
}
