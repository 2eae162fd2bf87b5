/** Restriction and embargo of the story, in the panel; chief editors change them here [ACT-03] [ACT-16]. */
import { useMemo, useState } from 'react';
import { type NewsroomCommand, useCommands, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { type SecrecyAct, secrecyActs } from '../../acts.ts';
import type { OpenStory } from '../story-answers.ts';
import { SecrecyDialog } from './SecrecyDialog.tsx';
import styles from './SecrecySection.module.css';
import { secrecyWords } from './secrecy-words.ts';
import { TakedownDialog } from './TakedownDialog.tsx';
import { takedownWords } from './takedown-words.ts';

export function SecrecySection({ story, site }: { story: OpenStory; site: string }) {
  const { language, sites } = useNewsroom();
  const words = secrecyWords[language];
  const [chosen, setChosen] = useState<SecrecyAct | null>(null);
  const [isTakingDown, setTakingDown] = useState(false);
  const { may, embargo, restrictedTo } = story;
  const mayTakeDown = may.includes('takedown');
  const possible = useMemo(() => secrecyActs.filter((act) => may.includes(act)), [may]);
  useCommands(
    useMemo(
      (): NewsroomCommand[] =>
        possible.map((act) => ({ id: act, label: words.acts[act], run: () => setChosen(act) })),
      [possible, words],
    ),
  );
  if (possible.length === 0 && !mayTakeDown && embargo === null && restrictedTo === null) return null;
  const at = embargo === null ? 0 : Date.parse(embargo.until) / 1000;
  const style = { timeZone: zoneOf({ sites }, site), language };
  const labelOf = (act: SecrecyAct) => {
    if (act === 'restrict' && restrictedTo !== null) return words.change.restrict;
    return act === 'embargo' && embargo !== null ? words.change.embargo : words.acts[act];
  };
  return (
    <section className={styles.section} aria-label={words.section}>
      <h2 className={styles.name}>{words.section}</h2>
      {restrictedTo !== null && <p>{words.seenBy(restrictedTo.map(({ name }) => name).join(', '))}</p>}
      {embargo !== null && (
        <p>
          {words.until(`${shortDay(at, style)} ${clockTime(at, style)}`)}
          <br />
          {words.why(embargo.reason)}
        </p>
      )}
      {(possible.length > 0 || mayTakeDown) && (
        <p className={styles.acts}>
          {possible.map((act) => (
            <ActionButton key={act} onPress={() => setChosen(act)}>
              {labelOf(act)}
            </ActionButton>
          ))}
          {mayTakeDown && (
            <ActionButton onPress={() => setTakingDown(true)}>{takedownWords[language].open}</ActionButton>
          )}
        </p>
      )}
      {isTakingDown && <TakedownDialog story={story} onClose={() => setTakingDown(false)} />}
      {chosen && (
        <SecrecyDialog act={chosen} story={story} zone={style.timeZone} onClose={() => setChosen(null)} />
      )}
    </section>
  );
}
