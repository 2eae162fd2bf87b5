import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import { ProviderPicture } from '../../view/ProviderPicture.tsx';
import results from '../../view/results.module.css';
import type { CircuitData } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import styles from './CircuitView.module.css';
import { FactList } from './FactList.tsx';

/** A circuit with its picture or drawn outline [F1-04]. */
export function CircuitView({ circuit }: { circuit: CircuitData }) {
  const { name, image, outline, facts } = circuit;
  const words = formula1PageWords.circuit;
  return (
    <section className={classNames(ruled.part, results.part)}>
      <h3 className={results.heading}>{name ?? words.title}</h3>
      {outline !== null ? (
        <svg
          className={styles.outline}
          viewBox={outline.viewBox}
          role="img"
          aria-label={words.outline(name ?? words.title)}
        >
          <path d={outline.path} />
        </svg>
      ) : (
        image !== null && <ProviderPicture url={image} width={300} height={200} />
      )}
      <FactList facts={facts} />
    </section>
  );
}
