import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, useGoTo, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { NotificationPreview } from '../NotificationPreview.tsx';
import type { OfferedTopic } from '../notification-answers.ts';
import { sendingWords } from '../sending-words.ts';
import styles from './BreakingConfirmation.module.css';
import { type BreakingNews, breakingCall } from './breaking-calls.ts';
import { breakingWords } from './breaking-dialog-words.ts';

interface BreakingConfirmationProps {
  news: Omit<BreakingNews, 'topics'>;
  /** Its name. */
  section: string;
  topics: readonly OfferedTopic[];
  onBack(): void;
  onClose(): void;
}

/** Everything that goes out, each as readers will see it, and that it cannot be undone. */
export function BreakingConfirmation({ news, section, topics, onBack, onClose }: BreakingConfirmationProps) {
  const { language, send, sites, tell } = useNewsroom();
  const words = breakingWords[language];
  const goTo = useGoTo();
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { site, title, sentence, isOnFront } = news;
  const siteName = sites.find(({ slug }) => slug === site)?.name ?? site;
  const publish = async () => {
    setBusy(true);
    const refs = topics.map(({ site: ofSite, topic }) => ({ site: ofSite, topic }));
    const answer = await send(breakingCall({ ...news, topics: refs }));
    setBusy(false);
    if (answer.kind === 'failure') {
      const { failure } = answer;
      return setProblem(failure.reason === 'offline' ? words.lost : failureText(failure, language));
    }
    void queries.invalidateQueries();
    tell({ text: words.done });
    onClose();
    goTo(`/cikk/${answer.value}`);
  };
  return (
    <ModalDialog title={words.breaking} onClose={onClose}>
      <section className={styles.part} aria-label={words.story}>
        <h3 className={styles.name}>{words.story}</h3>
        <p className={styles.title}>{title}</p>
        <p>{sentence}</p>
        <p className="fine-print">{words.storyNote(siteName, section)}</p>
      </section>
      <section className={styles.part} aria-label={words.onFront}>
        <h3 className={styles.name}>{words.onFront}</h3>
        {isOnFront ? <p className={styles.line}>{title}</p> : <p className="note">{words.notOnFront}</p>}
      </section>
      <section className={styles.part} aria-label={words.notification}>
        <h3 className={styles.name}>{words.notification}</h3>
        {topics.length === 0 ? (
          <p className="note">{words.noNotification}</p>
        ) : (
          <>
            <NotificationPreview site={site} title={title} body={sentence} />
            <p className="fine-print">
              {words.to(
                topics
                  .map((topic) => `${topic.title} (${sendingWords[language].browsers(topic.browsers)})`)
                  .join(', '),
              )}
            </p>
          </>
        )}
      </section>
      <p>
        <b>{words.final}</b>
      </p>
      <Problem text={problem} />
      <p className="buttons">
        <ActionButton kind="danger" isBusy={isBusy} onPress={() => void publish()}>
          {isBusy ? words.publishing : words.publish}
        </ActionButton>
        <ActionButton onPress={onBack}>{words.back}</ActionButton>
      </p>
    </ModalDialog>
  );
}
