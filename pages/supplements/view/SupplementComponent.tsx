import type { ReactNode } from 'react';
import type { StoryCard } from '#features/content/public.ts';
import { type CardContext, StoryCardMedium, StoryCardRow } from '#features/content/public.view.ts';
import type { Surroundings } from '#features/kit/public.ts';
import { PageNumbers } from '#features/kit/public.view.ts';
import { LiveListPart } from '#features/livescore/public.view.ts';
import { emptySearch } from '#features/search/public.ts';
import { SearchForm } from '#features/search/public.view.ts';
import type { Language } from '#features/sites/public.ts';
import { ResultView } from '#features/supplements/public.view.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import page from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import type { ShownComponent } from '../supplement-data.ts';
import styles from './SupplementComponent.module.css';
import { supplementWords } from './supplement-words.ts';

interface SupplementComponentProps {
  component: ShownComponent;
  isFirst: boolean;
  /** The page's heading, which a component's title need not repeat. */
  heading: string;
  surroundings: Surroundings;
  language: Language;
  scores: NonNullable<CardContext['scores']>;
}

/** One component of a tab. */
export function SupplementComponent(props: SupplementComponentProps): ReactNode {
  const { component, isFirst, heading, surroundings, language, scores } = props;
  const { timeZone } = surroundings.site;
  const place = { timeZone, language, scores };
  switch (component.factory) {
    case 'article-list':
      return <ArticleList component={component} eager={isFirst} place={place} />;
    case 'search-bar':
      return <SupplementSearch component={component} language={language} />;
    case 'election-map':
      return <ElectionMap component={component} language={language} />;
    case 'live-list':
      return (
        <LiveListPart
          list={component.list}
          title={component.title}
          isTitled={component.title !== '' && component.title === heading}
        />
      );
    case 'promo-boxes':
      return <PromoBoxes component={component} />;
    case 'campaign':
      return <Campaign component={component} place={place} />;
    case 'shows':
      return <Shows component={component} place={place} />;
    case 'faq':
      return (
        <section className={styles.part}>
          <Title title={component.title} />
          <Accordion
            items={component.questions.map(({ question, answer }) => ({
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </section>
      );
    default:
      return (
        <ResultView
          shown={component.shown}
          title={component.title}
          isTitled={component.title === heading}
          place={{ ...component.choices, ...place }}
        />
      );
  }
}

type PartOf<Name extends ShownComponent['factory']> = Extract<ShownComponent, { factory: Name }>;

function Title({ title }: { title: string }) {
  return title === '' ? null : <h2 className={styles.title}>{title}</h2>;
}

interface ArticleListProps {
  component: PartOf<'article-list'>;
  eager: boolean;
  place: CardContext;
}

function ArticleList({ component: { title, path, list }, eager, place }: ArticleListProps) {
  return (
    <section className={styles.part}>
      <h2 className="visually-hidden">{title}</h2>
      {list.articles.length === 0 && <Nothing language={place.language} />}
      <div className={classNames(ruled.rows, styles.list)}>
        {list.articles.map((story, at) => (
          <StoryCardRow key={story.id} story={story} place={place} eager={eager && at === 0} />
        ))}
      </div>
      <PageNumbers path={path} page={list.page} totalPages={list.totalPages} language={place.language} />
    </section>
  );
}

function Nothing({ language }: { language: Language }) {
  return <NoData>{supplementWords[language].noStories}</NoData>;
}

/** A search of the archive that is limited to the supplement's stories [SRCH-14]. */
function SupplementSearch({ component, language }: { component: PartOf<'search-bar'>; language: Language }) {
  const title = supplementWords[language].search;
  return (
    <section className={styles.search}>
      <h2 className={styles.searchTitle}>{title}</h2>
      <SearchForm
        action={component.action}
        placeholder={title}
        language={language}
        question={{ ...emptySearch, tags: component.tags }}
        standalone
      />
    </section>
  );
}

/** The election map in a frame: the script fits its height to what it shows, and passes on its links and the theme. */
function ElectionMap({ component, language }: { component: PartOf<'election-map'>; language: Language }) {
  const { title, src, href, name } = component;
  const words = supplementWords[language];
  return (
    <section className={styles.part}>
      <Title title={title} />
      <iframe
        className={styles.map}
        src={src}
        title={words.map(name)}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        data-own-frame=""
      />
      <a className="lone-link" href={href}>
        {words.openMap}
      </a>
    </section>
  );
}

function PromoBoxes({ component: { title, boxes } }: { component: PartOf<'promo-boxes'> }) {
  return (
    <section className={styles.part}>
      <Title title={title} />
      <ul className={styles.boxes}>
        {boxes.map((box) => (
          <li key={box.href} className={styles.box}>
            <h3>
              <a className="box-link link-words" href={box.href}>
                {box.title}
              </a>
            </h3>
            <p>{box.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Campaign({ component, place }: { component: PartOf<'campaign'>; place: CardContext }) {
  const { title, text, link, stories } = component;
  return (
    <section className={styles.campaign}>
      <h2 className={styles.title}>{title}</h2>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {stories.length > 0 && <Cards stories={stories} place={place} />}
      {link && (
        <a className="lone-link" href={link.href}>
          {link.title}
        </a>
      )}
    </section>
  );
}

function Shows({ component: { title, stories }, place }: { component: PartOf<'shows'>; place: CardContext }) {
  return (
    <section className={styles.part}>
      <Title title={title} />
      {stories.length === 0 ? (
        <Nothing language={place.language} />
      ) : (
        <Cards stories={stories} place={place} />
      )}
    </section>
  );
}

function Cards({ stories, place }: { stories: readonly StoryCard[]; place: CardContext }) {
  return (
    <div className={classNames(page.cards, styles.cards)}>
      {stories.map((story) => (
        <StoryCardMedium key={story.id} story={story} place={place} />
      ))}
    </div>
  );
}
