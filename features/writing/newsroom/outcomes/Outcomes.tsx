/** A preview of the effects of a publication for readers [ACT-06]. */
import { useQuery } from '@tanstack/react-query';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { type OutcomeKind, outcomeKinds } from '#features/kit/public.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import styles from './Outcomes.module.css';
import { type Outcome, type OutcomesQuestion, outcomesCall } from './outcomes-call.ts';
import { publicationOutcomeWords } from './publication-outcome-words.ts';

interface OutcomesProps {
  connection: StoryConnection;
  question: OutcomesQuestion;
}

export function Outcomes({ connection, question }: OutcomesProps) {
  const { send, language } = useNewsroom();
  const words = publicationOutcomeWords[language];
  const { data, isError } = useQuery({
    queryKey: ['outcomes', question],
    queryFn: async () => {
      // Includes the person's last changes.
      await connection.flush();
      return resultOf(send(outcomesCall(question, question.version ?? connection.version)));
    },
    // Cached outcomes of an earlier opening may be outdated.
    gcTime: 0,
    retry: false,
  });
  const isStopped = data !== undefined && data.stops.length > 0;
  return (
    <section className={styles.outcomes} aria-label={words.title} aria-busy={data === undefined && !isError}>
      <h3 className={styles.title}>{words.title}</h3>
      {isError && <p className="fine-print">{words.failed}</p>}
      {!isError && data === undefined && <p className="fine-print">{words.loading}</p>}
      {isStopped && <p className="fine-print">{words.stopped}</p>}
      {data && !isStopped && (
        <dl className={styles.kinds}>
          {outcomeKinds.map((kind) => (
            <OutcomesOfKind
              key={kind}
              kind={kind}
              outcomes={data.outcomes.filter((outcome) => outcome.kind === kind)}
            />
          ))}
        </dl>
      )}
    </section>
  );
}

function OutcomesOfKind({ kind, outcomes }: { kind: OutcomeKind; outcomes: readonly Outcome[] }) {
  const { language, sites } = useNewsroom();
  const words = publicationOutcomeWords[language];
  const siteName = (slug: string) => sites.find((site) => site.slug === slug)?.name ?? slug;
  return (
    <>
      <dt>{words.kinds[kind]}</dt>
      <dd>
        {outcomes.length === 0 && words.none}
        <ul className={styles.names}>
          {outcomes.map((outcome) => (
            <li key={`${outcome.site} ${outcome.name} ${outcome.address}`}>
              {textOf(outcome, { siteName, ads: words.ads })}
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

interface Naming {
  siteName(slug: string): string;
  ads: Readonly<Record<string, string>>;
}

function textOf({ kind, site, name, address }: Outcome, { siteName, ads }: Naming): string {
  switch (kind) {
    case 'address':
      return address ?? name;
    case 'ads':
      return ads[name] ?? name;
    case 'front':
    case 'newsletter':
    case 'notification':
      return `${name} (${siteName(site)})`;
    case 'site':
    case 'list':
    case 'feed':
    case 'sitemap':
      return name;
  }
}
