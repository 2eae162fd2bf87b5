import type { Language } from '#features/content/public.ts';
import styles from './ColourMode.module.css';
import { shellWords } from './shell-words.ts';

const modes = ['system', 'light', 'dark'] as const;

/** @param name Tells apart the switches of one page: they are groups of radio buttons. */
export function ColourMode({ language, name }: { language: Language; name: string }) {
  const words = shellWords[language].colourMode;
  return (
    <fieldset className={styles.switch} data-colour-mode="">
      <legend className={styles.legend}>{words.legend}</legend>
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
