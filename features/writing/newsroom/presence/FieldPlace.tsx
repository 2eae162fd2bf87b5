import type { ReactNode } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { classNames } from '#ui/class-names.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useOfConnection } from '../connection/use-of-connection.ts';
import styles from './FieldPlace.module.css';
import { PersonMark } from './PersonMark.tsx';
import { markClasses } from './person-mark.ts';
import { presenceWords } from './presence-words.ts';

interface FieldPlaceProps {
  name: string;
  connection: StoryConnection;
  children: ReactNode;
}

/** A field, with the people who are in it [SAVE-02]; it is not locked. */
export function FieldPlace({ name, connection, children }: FieldPlaceProps) {
  const words = presenceWords[useNewsroom().language];
  const people = useOfConnection(connection, ({ others }) => others.inField(name));
  const [first] = people;
  return (
    <div data-field={name} className={classNames(first && styles.taken, first && markClasses(first.mark))}>
      {children}
      {first && (
        <p className={styles.people}>
          {people.map(({ id, name: person, mark }) => (
            <span key={id} className={styles.person}>
              <PersonMark mark={mark} />
              {person}
            </span>
          ))}{' '}
          <span className="visually-hidden">{words.inField}</span>
        </p>
      )}
    </div>
  );
}
