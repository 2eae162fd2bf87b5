import { classNames } from '#ui/class-names.ts';
import { Sample } from './Sample.tsx';
import styles from './TokenSamples.module.css';

const colours = [
  ['paper', styles.paper],
  ['paper-raised', styles.paperRaised],
  ['paper-sunken', styles.paperSunken],
  ['ink', styles.ink],
  ['ink-soft', styles.inkSoft],
  ['ink-faint', styles.inkFaint],
  ['rule', styles.rule],
  ['accent', styles.accent],
  ['accent-strong', styles.accentStrong],
  ['live', styles.live],
  ['danger', styles.danger],
  ['focus', styles.focus],
] as const;

const sizes = [
  ['text-6xl, title of a cover', styles.text6xl],
  ['text-4xl, title of a story', styles.text4xl],
  ['text-2xl, title of a block', styles.text2xl],
  ['text-xl, title of a card', styles.textXl],
  ['text-body, a story', styles.textBody],
  ['text-m, forms and lists', styles.textM],
  ['text-s, notes', styles.textS],
] as const;

/** The tokens of `ui/tokens.css`. */
export function TokenSamples() {
  return (
    <>
      <Sample title="Colours">
        <ul className={styles.colours}>
          {colours.map(([name, colour]) => (
            <li key={name} className={styles.colour}>
              <span className={classNames(styles.patch, colour)} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Type">
        <ul className={styles.sizes}>
          {sizes.map(([name, size]) => (
            <li key={name} className={size}>
              Árvíztűrő <small className={styles.note}>{name}</small>
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}
