import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { newsroomWords } from '../newsroom-words.ts';
import styles from './Palette.module.css';
import type { PaletteOption } from './palette-options.ts';
import { usePaletteOptions } from './use-palette-options.ts';

/** Ctrl+K: screens, commands of the open screen, stories by their title [NRA-04]. */
export function Palette({ onClose }: { onClose(): void }) {
  const words = newsroomWords[useNewsroom().language];
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const options = usePaletteOptions(useDeferredValue(typed.trim()));
  const at = Math.min(chosen, options.length - 1);
  const take = (option: PaletteOption | undefined) => {
    if (!option) return;
    onClose();
    option.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) take(options[at]);
    else setChosen((at + step + options.length) % Math.max(1, options.length));
  };
  return (
    <ModalDialog title={words.search} hasHiddenTitle isWide onClose={onClose}>
      <input
        type="text"
        role="combobox"
        className={styles.field}
        aria-label={words.paletteLabel}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={options[at] ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={words.palettePlaceholder}
        value={typed}
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
        autoFocus
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={id} options={options} at={at} onChoose={setChosen} onTake={take} />
      {options.length === 0 && (
        <p className="note" role="status">
          {words.nothing}
        </p>
      )}
    </ModalDialog>
  );
}

interface OptionsProps {
  id: string;
  options: readonly PaletteOption[];
  at: number;
  onChoose(index: number): void;
  onTake(option: PaletteOption): void;
}

function Options({ id, options, at, onChoose, onTake }: OptionsProps) {
  const words = newsroomWords[useNewsroom().language];
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words.search} className={styles.options}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          onMouseMove={() => onChoose(index)}
          onClick={() => onTake(option)}
        >
          <span>{option.label}</span>
          <span className={styles.note}>{option.note}</span>
        </div>
      ))}
    </div>
  );
}
