import { useEffect, useRef, useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useOfConnection } from '../connection/use-of-connection.ts';
import type { MarkedPerson } from './others.ts';
import styles from './PeopleHere.module.css';
import { PersonMark } from './PersonMark.tsx';
import { presenceWords } from './presence-words.ts';

/** Maximum number of names in the line. */
const mostNames = 4;

/**
 * Other people with the story open, with the marks of their carets [SAVE-02]; arrivals and departures are
 * announced to screen readers.
 */
export function PeopleHere({ connection }: { connection: StoryConnection }) {
  const { me, language } = useNewsroom();
  const words = presenceWords[language];
  const people = useOfConnection(connection, ({ others }) => others.people);
  const here = people.filter(({ id }) => id !== me.id);
  const more = here.slice(mostNames);
  return (
    <>
      {here.length > 0 && (
        <p className={styles.people}>
          {words.here}{' '}
          {here.slice(0, mostNames).map(({ id, name, mark }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <span className={styles.person}>
                <PersonMark mark={mark} />
                {name}
              </span>
            </span>
          ))}
          {more.length > 0 && (
            <span title={more.map(({ name }) => name).join(', ')}> {words.more(more.length)}</span>
          )}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {useComings(people, me.id)}
      </p>
    </>
  );
}

/** The last arrivals or departures, as text. */
function useComings(people: readonly MarkedPerson[], ownId: number): string {
  const words = presenceWords[useNewsroom().language];
  const before = useRef<readonly MarkedPerson[]>([]);
  const [text, setText] = useState('');
  useEffect(() => {
    // Without a live connection the people are unknown.
    if (people.length === 0) return;
    const came = without(people, before.current).filter(({ id }) => id !== ownId);
    const went = without(before.current, people).filter(({ id }) => id !== ownId);
    before.current = people;
    const names = (all: readonly MarkedPerson[]) => all.map(({ name }) => name).join(', ');
    const said = [
      ...(came.length > 0 ? [words.came(names(came))] : []),
      ...(went.length > 0 ? [words.went(names(went))] : []),
    ];
    if (said.length > 0) setText(said.join(' '));
  }, [people, ownId, words]);
  return text;
}

function without(people: readonly MarkedPerson[], others: readonly MarkedPerson[]): MarkedPerson[] {
  return people.filter(({ id }) => others.every((other) => other.id !== id));
}
