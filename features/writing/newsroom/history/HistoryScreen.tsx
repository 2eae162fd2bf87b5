/**
 * `/cikk/{id}/tortenet`: acts and, between them, states at pauses; any two can be compared and any restored
 * [REV-01].
 */
import { useQuery } from '@tanstack/react-query';
import { Node } from 'prosemirror-model';
import { storySchema } from '#features/content/public.document.ts';
import {
  failureOf,
  failureText,
  resultOf,
  ScreenLink,
  useAddressQuery,
  useNewsroom,
  useParameter,
  zoneOf,
} from '#features/kit/public.newsroom.ts';
import { classNames } from '#ui/class-names.ts';
import { siteOfStory } from '../fields/story-fields.ts';
import { pastWords } from '../past/past-words.ts';
import screenStyles from '../StoryScreen.module.css';
import { actsCall, type OpenStory, storyCall } from '../story-answers.ts';
import { ComparedStates } from './ComparedStates.tsx';
import { HistoryList } from './HistoryList.tsx';
import styles from './HistoryScreen.module.css';
import { historyEntries } from './history-entries.ts';
import { versionsCall } from './versions-calls.ts';
import { versionsWords } from './versions-words.ts';

export function HistoryScreen() {
  const id = Number(useParameter('id'));
  const { language, send } = useNewsroom();
  const words = versionsWords[language];
  const { data: story, error } = useQuery({
    queryKey: ['story', id],
    queryFn: () => resultOf(send(storyCall(id))),
    staleTime: 10_000,
  });
  return (
    <div className={screenStyles.story}>
      <header className={screenStyles.bar}>
        <ScreenLink to={`/cikk/${id}`} className={screenStyles.back}>
          <span aria-hidden="true">←</span> {words.toStory}
        </ScreenLink>
        <h1 className={styles.title}>{words.title}</h1>
        <ScreenLink to={`/cikk/${id}/akkor`} className={screenStyles.back}>
          {pastWords[language].link}
        </ScreenLink>
      </header>
      {error && !story && (
        <p role="alert" className={screenStyles.message}>
          {failureText(failureOf(error), language)}
        </p>
      )}
      {!error && !story && <p className={screenStyles.message}>{words.loading}</p>}
      {story && <History story={story} />}
    </div>
  );
}

function History({ story }: { story: OpenStory }) {
  const { id } = story;
  const { language, send, sites } = useNewsroom();
  const words = versionsWords[language];
  const [query, setQuery] = useAddressQuery();
  const acts = useQuery({ queryKey: ['acts', id], queryFn: () => resultOf(send(actsCall(id))) });
  const states = useQuery({ queryKey: ['versions', id], queryFn: () => resultOf(send(versionsCall(id))) });
  const error = acts.error ?? states.error;
  if (error)
    return (
      <p role="alert" className={screenStyles.message}>
        {failureText(failureOf(error), language)}
      </p>
    );
  if (!acts.data || !states.data) return <p className={screenStyles.message}>{words.loading}</p>;
  const entries = historyEntries(acts.data, states.data);
  const site = siteOfStory(Node.fromJSON(storySchema, story.document));
  const style = { timeZone: zoneOf({ sites }, site), language };
  const to = versionIn(query.uj);
  return (
    <div className={classNames(styles.columns, to !== undefined && styles.isComparing)}>
      <section className={styles.list} aria-label={words.list}>
        <HistoryList storyId={id} entries={entries} current={states.data.current} shown={to} style={style} />
      </section>
      <section className={styles.compared} aria-label={words.compared}>
        {to === undefined ? (
          <p className="fine-print">{entries.length === 0 ? words.none : words.choose}</p>
        ) : (
          <ComparedStates
            key={to}
            story={story}
            entries={entries}
            current={states.data.current}
            to={to}
            from={versionIn(query.regi)}
            style={style}
            onChoose={setQuery}
          />
        )}
      </section>
    </div>
  );
}

function versionIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
