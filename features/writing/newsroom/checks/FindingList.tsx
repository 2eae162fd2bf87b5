import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { checklistWords } from '../../checklist-words.ts';
import type { Finding } from './checklist-call.ts';
import styles from './FindingList.module.css';

interface FindingListProps {
  findings: readonly Finding[];
  onGo?: (finding: Finding) => void;
}

/** Findings, stops first, distinguished by a word and a symbol. */
export function FindingList({ findings, onGo }: FindingListProps) {
  const words = checklistWords[useNewsroom().language];
  const stops = findings.filter(({ isStop }) => isStop);
  const warnings = findings.filter(({ isStop }) => !isStop);
  if (findings.length === 0) return <p className="note">{words.fine}</p>;
  return (
    <div className={styles.groups}>
      {[
        { title: words.stops, sign: '✕', all: stops },
        { title: words.warnings, sign: '!', all: warnings },
      ].map(
        ({ title, sign, all }) =>
          all.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.findings}>
                {all.map((finding) => (
                  <li key={JSON.stringify(finding)} className={styles.finding}>
                    <span className={styles.sign} aria-hidden="true">
                      {sign}
                    </span>
                    <span>{words.faults[finding.check]}</span>
                    {onGo && finding.place && (
                      <ActionButton kind="bare" onPress={() => onGo(finding)}>
                        {words.goThere}
                      </ActionButton>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
