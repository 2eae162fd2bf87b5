/** The boxes of a front in the order of the page, beside the stories that may be put into them. */
import { useRef, useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import type { FrontChange } from '../drafts/front-change.ts';
import type { BoxActs } from './box-acts.ts';
import styles from './FrontBoxes.module.css';
import { FrontBoxView } from './FrontBoxView.tsx';
import type { Front, FrontBox, FrontStory } from './front-answers.ts';
import { frontNewsroomWords } from './front-newsroom-words.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { nextPlace } from './next-place.ts';
import { PickDialog } from './shelf/PickDialog.tsx';
import { StoryShelf } from './shelf/StoryShelf.tsx';
import { useDrag } from './use-drag.ts';
import { useStoryFocus } from './use-story-focus.ts';

interface FrontBoxesProps {
  front: Front;
  change(wanted: FrontChange, story?: FrontStory): void;
  /** Announces an act to screen readers. */
  say(text: string): void;
}

type Asked =
  | { kind: 'pick'; box: FrontBox; instead: FrontStory | null }
  | { kind: 'move'; box: FrontBox; story: FrontStory };

export function FrontBoxes({ front, change, say }: FrontBoxesProps) {
  const words = frontNewsroomWords[useNewsroom().language];
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focus = useStoryFocus(list, front);
  const stories = new Map(front.stories.map((story) => [story.id, story]));
  const nameOf = (box: FrontBox) => box.title || words.kinds[box.kind];

  const place = (box: FrontBox, story: FrontStory, before: number | null) => {
    const at =
      before === null ? box.stories.filter((id) => id !== story.id).length : box.stories.indexOf(before);
    say(words.said.placed(story.title, nameOf(box), at + 1));
    change({ kind: 'place', box: box.slug, story: story.id, before }, story);
  };
  const acts: BoxActs = {
    place,
    remove(box, story) {
      const at = box.stories.indexOf(story.id);
      focus(box.slug, box.stories[at + 1] ?? box.stories[at - 1] ?? null);
      say(words.said.removed(story.title));
      change({ kind: 'remove', box: box.slug, story: story.id });
    },
    shift(box, story, by) {
      const next = nextPlace(front.boxes, box, story.id, by);
      if (next === null) return;
      focus(next.box.slug, story.id);
      place(next.box, story, next.before);
    },
    pick: (box, instead) => setAsked({ kind: 'pick', box, instead }),
    move: (box, story) => setAsked({ kind: 'move', box, story }),
  };
  const picked = ({ box, instead }: Asked & { kind: 'pick' }, story: FrontStory) => {
    setAsked(null);
    focus(box.slug, story.id);
    if (instead === null) return place(box, story, box.stories[0] ?? null);
    say(words.said.placed(story.title, nameOf(box), box.stories.indexOf(instead.id) + 1));
    change({ kind: 'replace', box: box.slug, story: instead.id, by: story.id }, story);
  };
  const drag = useDrag(place);

  return (
    <div className={styles.columns}>
      <div ref={list} className={styles.boxes}>
        {front.boxes.map((box) => (
          <FrontBoxView key={box.slug} box={box} stories={stories} acts={acts} drag={drag} />
        ))}
      </div>
      <aside className={styles.shelf} aria-label={words.shelf.title}>
        <StoryShelf
          front={front}
          drag={drag}
          onPlace={(box, story) => place(box, story, box.stories[0] ?? null)}
        />
      </aside>
      {asked?.kind === 'pick' && (
        <PickDialog
          front={front}
          title={
            asked.instead ? words.shelf.insteadOf(asked.instead.title) : words.shelf.addTo(nameOf(asked.box))
          }
          onPick={(story) => picked(asked, story)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.kind === 'move' && (
        <MoveDialog
          boxes={front.boxes.filter((box) => box.takesStories && box.slug !== asked.box.slug)}
          title={words.moveTo(asked.story.title)}
          onMove={(box) => {
            setAsked(null);
            focus(box.slug, asked.story.id);
            place(box, asked.story, box.stories[0] ?? null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
