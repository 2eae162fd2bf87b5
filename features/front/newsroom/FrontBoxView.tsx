import { useId } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { classNames } from '#ui/class-names.ts';
import type { BoxActs } from './box-acts.ts';
import styles from './FrontBoxView.module.css';
import { AutomaticStory, ChosenStory } from './FrontStories.tsx';
import type { FrontBox, FrontStory } from './front-answers.ts';
import { frontNewsroomWords } from './front-newsroom-words.ts';
import type { StoryDrag } from './use-drag.ts';
import { isChanged } from './what-changes.ts';

interface FrontBoxViewProps {
  box: FrontBox;
  stories: ReadonlyMap<number, FrontStory>;
  acts: BoxActs;
  drag: StoryDrag;
}

/** A box: the stories that editors chose, then those with which its list fills the other places. */
export function FrontBoxView({ box, stories, acts, drag }: FrontBoxViewProps) {
  const id = useId();
  const words = frontNewsroomWords[useNewsroom().language];
  const { slug, kind, title, size, takesStories } = box;
  const name = title || words.kinds[kind];
  const chosen = box.stories.flatMap((story) => stories.get(story) ?? []);
  const used = Math.min(size, chosen.filter(({ isPublic }) => isPublic).length);
  const automatic = box.planned
    .filter((story) => !box.stories.includes(story))
    .slice(0, size - used)
    .flatMap((story) => stories.get(story) ?? []);
  const isOver = drag.over?.box === slug && drag.over.before === null;
  return (
    <section
      className={classNames(styles.box, isChanged(box) && styles.changed)}
      aria-labelledby={id}
      data-box={slug}
      {...drag.target(box, null)}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className={styles.kind}>
          {name !== words.kinds[kind] && <span>{words.kinds[kind]}</span>}
          {takesStories && (
            <span>
              <span aria-hidden="true">{words.box.places(used, size)}</span>
              <span className="visually-hidden">{words.box.placesLong(used, size)}</span>
            </span>
          )}
        </p>
        {takesStories && (
          <ActionButton kind="bare" label={words.box.addTo(name)} onPress={() => acts.pick(box, null)}>
            <span aria-hidden="true">+</span> {words.box.add}
          </ActionButton>
        )}
      </header>
      {chosen.length > 0 && (
        <ol className={styles.stories}>
          {chosen.map((story, at) => (
            <ChosenStory
              key={story.id}
              box={box}
              story={story}
              after={box.stories[at + 1] ?? null}
              isTooMany={isTooMany(chosen, at, size)}
              acts={acts}
              drag={drag}
            />
          ))}
        </ol>
      )}
      {isOver && <div className={styles.line} />}
      {automatic.length > 0 && (
        <ul className={styles.stories}>
          {automatic.map((story) => (
            <AutomaticStory key={story.id} box={box} story={story} acts={acts} drag={drag} />
          ))}
        </ul>
      )}
      {chosen.length + automatic.length === 0 && (
        <p className={styles.empty}>{takesStories ? words.box.empty : words.box.byItself}</p>
      )}
    </section>
  );
}

/** Only stories that readers may see take places. */
function isTooMany(chosen: readonly FrontStory[], at: number, size: number): boolean {
  return chosen.slice(0, at).filter(({ isPublic }) => isPublic).length >= size;
}
