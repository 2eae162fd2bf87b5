/** The input of a note; `@` and the beginning of a name offer colleagues, who will be notified. */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import row from '#ui/app/FieldRow.module.css';
import { FieldRow } from '#ui/app/FieldRow.tsx';
import finder from '#ui/app/FinderInput.module.css';
import type { Colleague } from '../story-answers.ts';
import { beginningAt, withMention } from './mentions.ts';
import { threadWords } from './thread-words.ts';

interface NoteInputProps {
  label: string;
  value: string;
  people: readonly Colleague[];
  onChange(text: string): void;
  onSend(): void;
}

const mostFound = 6;

export function NoteInput({ label, value, people, onChange, onSend }: NoteInputProps) {
  const words = threadWords[useNewsroom().language];
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const typed = beginningAt(value, caret);
  const found = typed === null ? [] : peopleFrom(people, typed);
  const at = Math.min(chosen, found.length - 1);
  const take = (person: Colleague) => {
    const text = withMention(value, caret, person.name);
    onChange(text);
    setChosen(0);
    setCaret(text.length);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = found[at];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (!person) return;
    else if (step !== undefined) setChosen((at + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(person);
    else if (event.key === 'Escape') setCaret(0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FieldRow id={id} label={label} note={words.mentionNote}>
      <div className={finder.finder}>
        <textarea
          ref={input}
          id={id}
          className={row.control}
          rows={3}
          value={value}
          // biome-ignore lint/a11y/noAutofocus: the person has just opened the form
          autoFocus
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          onChange={({ target }) => {
            onChange(target.value);
            setCaret(target.selectionStart);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={words.people}
          className={finder.options}
          hidden={found.length === 0}
        >
          {found.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
            <div
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={finder.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              {person.name}
            </div>
          ))}
        </div>
      </div>
    </FieldRow>
  );
}

function peopleFrom(people: readonly Colleague[], typed: string): readonly Colleague[] {
  const beginning = typed.toLocaleLowerCase('hu');
  return people.filter(({ name }) => name.toLocaleLowerCase('hu').startsWith(beginning)).slice(0, mostFound);
}
