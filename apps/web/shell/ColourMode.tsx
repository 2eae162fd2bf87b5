import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './ColourMode.module.css';
import { shellWords } from './shell-words.ts';

const modes = ['system', 'light', 'dark'] as const;

/** @param name Name of the radio group; must be unique on the page. */
export function ColourMode({ language, name }: { language: Language; name: string }) {
  const words = shellWords[language].colourMode;
  return (
    <fieldset className={styles.switch} data-colour-mode="">
      <legend className={classNames('label', styles.legend)}>{words.legend}</legend>
      <div className={styles.choices}>
        {modes.map((mode) => (
          <label key={mode} className={styles.choice}>
            <input type="radio" name={name} value={mode} defaultChecked={mode === 'system'} />
            <span>{words[mode]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
