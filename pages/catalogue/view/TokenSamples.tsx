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

const roles = [
  ['type-title-page, title of a page', styles.titlePage],
  ['type-title-section, title of a section', styles.titleSection],
  ['type-title-part, title of a part', styles.titlePart],
  ['type-title-small, title of a small part', styles.titleSmall],
  ['type-title-story, title of a story', styles.titleStory],
  ['type-title-line, title in a list', styles.titleLine],
  ['type-title-card, title of a small card', styles.titleCard],
  ['type-lede, text below a title', styles.lede],
  ['type-control, controls', styles.control],
  ['type-legend, names of groups of fields', styles.legend],
  ['type-label, labels', styles.label],
  ['type-small, notes', styles.small],
  ['type-wordmark, names of sites', styles.wordmark],
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
        <ul className={styles.roles}>
          {roles.map(([name, role]) => (
            <li key={name} className={role}>
              Árvíztűrő <small className="note">{name}</small>
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}
