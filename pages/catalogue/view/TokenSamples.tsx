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
  ['rule-strong', styles.ruleStrong],
  ['accent', styles.accent],
  ['accent-strong', styles.accentStrong],
  ['accent-rule', styles.accentRule],
  ['accent-wash', styles.accentWash],
  ['live', styles.live],
  ['danger', styles.danger],
  ['success', styles.success],
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

const spaces = [
  ['space-1', styles.space1],
  ['space-2', styles.space2],
  ['space-3', styles.space3],
  ['space-4', styles.space4],
  ['space-5', styles.space5],
  ['space-6', styles.space6],
  ['space-8', styles.space8],
  ['space-10', styles.space10],
  ['space-12', styles.space12],
  ['space-16', styles.space16],
  ['space-20', styles.space20],
] as const;

const corners = [
  ['radius-s', styles.radiusS],
  ['radius-m', styles.radiusM],
  ['radius-round', styles.radiusRound],
] as const;

/** The tokens of `ui/tokens.css`. */
export function TokenSamples() {
  return (
    <>
      <Sample title="Colours">
        <Patches of={colours} />
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
      <Sample title="Space">
        <ul>
          {spaces.map(([name, space]) => (
            <li key={name} className={styles.colour}>
              <span className={classNames(styles.space, space)} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Corners">
        <Patches of={corners} />
      </Sample>
    </>
  );
}

/** Squares that have a class each, with its name beside it. */
function Patches({ of }: { of: readonly (readonly [name: string, look: string | undefined])[] }) {
  return (
    <ul className={styles.colours}>
      {of.map(([name, look]) => (
        <li key={name} className={styles.colour}>
          <span className={classNames(styles.patch, look)} />
          {name}
        </li>
      ))}
    </ul>
  );
}
