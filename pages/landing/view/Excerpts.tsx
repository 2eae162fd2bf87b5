import type { Language } from '#features/sites/public.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import type { LandingBlock } from '../landing-data.ts';
import extras from './extras.module.css';
import styles from './landing.module.css';
import { landingWords } from './landing-words.ts';

type ExcerptsProps = { block: Extract<LandingBlock, { kind: 'excerpts' }>; language: Language };

/** Quoted sentences from stories, each linked to its section [X25]. */
export function Excerpts({ block, language }: ExcerptsProps) {
  return (
    <section className={extras.excerptsBand}>
      <div className={styles.wide}>
        <BlockTitle title={block.title} />
        <div className={extras.excerpts}>
          {block.excerpts.map(({ title, href, text, source }) => (
            <figure key={`${title} ${source}`} className={extras.excerpt}>
              <blockquote className={extras.quote}>{text}</blockquote>
              <figcaption>
                <cite className={classNames('note', extras.source)}>{source}</cite>
                <a className="lone-link" href={href}>
                  <span className="visually-hidden">{landingWords[language].readOn}: </span>
                  {title}
                </a>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
