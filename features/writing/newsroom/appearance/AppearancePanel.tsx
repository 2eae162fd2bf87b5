/**
 * The length of the story, and its appearance on cards and outside of our pages, while it is written
 * [EDIT-10].
 */
import { type ReactNode, useDeferredValue } from 'react';
import { countWords, minutesForWords, truncate } from '#features/content/public.ts';
import {
  type CardContext,
  StoryCardFeature,
  StoryCardLarge,
  StoryCardLead,
  StoryCardLine,
  StoryCardMedium,
  StoryCardRow,
  StoryCardSmall,
} from '#features/content/public.view.ts';
import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { numberText } from '#platform/text/number-text.ts';
import { classNames } from '#ui/class-names.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useLateOfConnection } from '../connection/use-of-connection.ts';
import panel from '../fields/FieldsPanel.module.css';
import styles from './AppearancePanel.module.css';
import { appearanceWords } from './appearance-words.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { shownStory } from './shown-story.ts';
import { useCard } from './use-card.ts';

/** Lengths at which pages and cards cut the title. */
const titleCuts = [70, 90, 100, 120];

const cards = {
  lead: StoryCardLead,
  large: StoryCardLarge,
  feature: StoryCardFeature,
  medium: StoryCardMedium,
  row: StoryCardRow,
  small: StoryCardSmall,
  line: StoryCardLine,
} as const;
const cardNames = ['lead', 'large', 'feature', 'medium', 'row', 'small', 'line'] as const;

export function AppearancePanel({ connection }: { connection: StoryConnection }) {
  const { language, sites } = useNewsroom();
  const words = appearanceWords[language];
  // Deferred as well, so that typing has priority.
  const doc = useDeferredValue(useLateOfConnection(connection, ({ state }) => state.doc));
  const story = shownStory(doc, countWords);
  const card = useCard(story);
  const place: CardContext = { timeZone: zoneOf({ sites }, story.site), language: story.language };
  return (
    <aside className={classNames(panel.panel, styles.panel)} aria-label={words.panel}>
      <Part title={words.length}>
        <p>
          {words.words(numberText(story.words, language, 0))} ·{' '}
          {words.characters(numberText(story.characters, language, 0))} ·{' '}
          {words.minutes(minutesForWords(story.words))}
        </p>
      </Part>
      <Part title={words.title}>
        <p className="fine-print">{words.titleLength([...story.title].length)}</p>
        <dl className={styles.cuts}>
          {titleCuts.map((limit) => {
            const cut = truncate(story.title, limit);
            return (
              <div key={limit}>
                <dt className="fine-print">{words.limit(limit)}</dt>
                <dd>{cut === story.title.trim() ? words.whole : cut}</dd>
              </div>
            );
          })}
        </dl>
      </Part>
      <Part title={words.cards}>
        {cardNames.map((name) => {
          const Card = cards[name];
          return (
            <figure key={name}>
              <figcaption className="fine-print">{words.card[name]}</figcaption>
              {/* Only for viewing: its links are inactive. */}
              <div className={styles.window} inert>
                <div className={styles[name]}>
                  <Card story={card} place={place} />
                </div>
              </div>
            </figure>
          );
        })}
      </Part>
      <Part title={words.elsewhere}>
        <Elsewhere story={story} card={card} />
      </Part>
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={panel.section} open>
      <summary className={panel.name}>{title}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
