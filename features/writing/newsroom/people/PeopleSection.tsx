/** The members to whom the story is assigned, in the panel; editors change them here [ACT-01]. */
import { useMemo, useState } from 'react';
import { type NewsroomCommand, useCommands, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import styles from '../secrecy/SecrecySection.module.css';
import type { OpenStory } from '../story-answers.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { peopleWords } from './people-words.ts';

export function PeopleSection({ story }: { story: OpenStory }) {
  const words = peopleWords[useNewsroom().language];
  const [isOpen, setOpen] = useState(false);
  const mayAssign = story.may.includes('assign');
  useCommands(
    useMemo(
      (): NewsroomCommand[] =>
        mayAssign ? [{ id: 'assign', label: words.assign, run: () => setOpen(true) }] : [],
      [mayAssign, words],
    ),
  );
  return (
    <section className={styles.section} aria-label={words.section}>
      <h2 className={styles.name}>{words.section}</h2>
      <p>{story.people.map(({ name }) => name).join(', ') || words.nobody}</p>
      {mayAssign && (
        <p className={styles.acts}>
          <ActionButton onPress={() => setOpen(true)}>{words.assign}</ActionButton>
        </p>
      )}
      {isOpen && <AssignDialog story={story} onClose={() => setOpen(false)} />}
    </section>
  );
}
