import { listWords } from '../../view/livescore-words.ts';
import results from '../../view/results.module.css';
import type { Fact } from '../formula1-data.ts';

/** Properties with their values; those without one are named together below [S53]. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null);
  const unknown = facts.filter(({ value }) => value === null);
  return (
    <>
      {known.length > 0 && (
        <dl className={results.facts}>
          {known.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(unknown.length > 0 || facts.length === 0) && (
        <p className="note">
          {facts.length > 0 && `${unknown.map(({ title }) => title).join(', ')}: `}
          {listWords.hu.noData}
        </p>
      )}
    </>
  );
}
