/** `/cikk/{id}/akkor?ido=…`: the public page of the story at a past moment [REV-06]. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { clockTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { timeOf } from '../acts/TimeOfAct.tsx';
import { PreviewChoices } from '../preview/PreviewChoices.tsx';
import { PreviewFrame } from '../preview/PreviewFrame.tsx';
import screenStyles from '../preview/PreviewScreen.module.css';
import { type PreviewChoice, previewChoice, queryOf } from '../preview/preview-address.ts';
import styles from './PastScreen.module.css';
import { type PublicSpan, pastCall, pastPageAddress } from './past-calls.ts';
import { momentIn, spanAt } from './past-moment.ts';
import { pastWords } from './past-words.ts';

export function PastScreen() {
  const id = Number(useParameter('id'));
  const { language, send } = useNewsroom();
  const words = pastWords[language];
  const { data, error } = useQuery({
    queryKey: ['past', id],
    queryFn: () => resultOf(send(pastCall(id))),
    staleTime: 10_000,
  });
  if (error)
    return (
      <p role="alert" className={screenStyles.message}>
        {failureText(failureOf(error), language)}
      </p>
    );
  if (!data) return <p className={screenStyles.message}>{words.loading}</p>;
  return <Past id={id} spans={data} />;
}

function Past({ id, spans }: { id: number; spans: readonly PublicSpan[] }) {
  const { language, sites } = useNewsroom();
  const words = pastWords[language];
  const [query, setQuery] = useAddressQuery();
  const [isFailed, setFailed] = useState(false);
  const zone = zoneOf({ sites });
  // Default: the last public version.
  const local = query.ido ?? momentIn(spans[0]?.from, zone);
  const moment = local === '' ? undefined : timeOf(local, zone);
  const span = moment === undefined ? undefined : spanAt(spans, moment);
  const choice = previewChoice(query, []);
  const style = { timeZone: zone, language };
  const timeText = (at: string) => {
    const seconds = Date.parse(at) / 1000;
    return `${shortDay(seconds, style)} ${clockTime(seconds, style)}`;
  };
  const choose = (change: Partial<PreviewChoice>) => setQuery(queryOf({ ...choice, ...change }, []));
  const isShown = span !== undefined && !span.isErased;
  return (
    <div className={screenStyles.screen}>
      <header className={screenStyles.bar}>
        <ScreenLink to={`/cikk/${id}/tortenet`} className={screenStyles.back}>
          <span aria-hidden="true">←</span> {words.back}
        </ScreenLink>
        <h1 className={styles.title}>{words.title}</h1>
        {spans.length > 0 && (
          <ChoiceInput
            label={words.versions}
            hasHiddenLabel
            value={span?.from ?? ''}
            choices={[
              ...(span ? [] : [{ value: '', label: words.none }]),
              ...spans.map(({ from, act, title }) => ({
                value: from,
                label: `${timeText(from)} · ${words.act(act)}${title === '' ? '' : ` · ${title}`}`,
              })),
            ]}
            onChange={(from) => setQuery({ ido: momentIn(from, zone) })}
          />
        )}
        <TextInput
          kind="time"
          label={words.moment}
          hasHiddenLabel
          value={local}
          onChange={(ido) => setQuery({ ido })}
        />
        <PreviewChoices choice={choice} sites={[]} onChoose={choose} />
        <p className="fine-print" role="status">
          {sentence()}
        </p>
      </header>
      {isShown && moment !== undefined ? (
        <PreviewFrame
          key={`${span.version} ${choice.scheme}`}
          address={pastPageAddress(id, { at: moment, scheme: choice.scheme })}
          width={choice.width}
          title={words.frame}
          onShown={(hasPage) => setFailed(!hasPage)}
        />
      ) : (
        <p className={screenStyles.message}>{span?.isErased ? words.erased : words.notPublic}</p>
      )}
    </div>
  );

  function sentence(): string {
    if (!isShown) return '';
    if (isFailed) return words.failed;
    return span.until === null
      ? words.since(timeText(span.from))
      : words.span(timeText(span.from), timeText(span.until));
  }
}
