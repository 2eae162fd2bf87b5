import { classNames } from '#ui/class-names.ts';
import type { ShownGame } from '../game/shown-game.ts';
import styles from './GameRules.module.css';
import part from './part.module.css';
import { tipWords } from './tip-words.ts';

/** The points of each kind of question. */
export function GameRules({ game }: { game: ShownGame }) {
  const words = tipWords[game.language];
  return (
    <section aria-labelledby="pontozas">
      <h2 id="pontozas" className={part.title}>
        {words.rules}
      </h2>
      <div className={styles.rules}>
        {game.rules.map(({ kind, steps }) => (
          <div key={kind}>
            <h3 className={styles.kind}>{words.kinds[kind]}</h3>
            <ul className={classNames(part.lines, styles.steps)}>
              {steps.map(({ points, condition }) => (
                <li key={words.condition(condition)}>
                  <strong>{words.points(points)}</strong> {words.condition(condition)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
