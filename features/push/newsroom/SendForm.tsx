import { type FormEvent, useState } from 'react';
import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { timeOfLocal } from '#platform/time/time-zone.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { type SendingKind, sendingKinds } from '../sendings/sending.ts';
import { sendingFaultWords } from '../sendings/sending-fault-words.ts';
import { ConfirmSending } from './ConfirmSending.tsx';
import { NotificationPreview } from './NotificationPreview.tsx';
import type { NewSending, StoryNotifications } from './notification-answers.ts';
import styles from './SendForm.module.css';
import { sendingWords } from './sending-words.ts';
import { nameOf, TopicChoice } from './TopicChoice.tsx';

const mostTitle = 120;
const mostBody = 280;

export function SendForm({ given }: { given: StoryNotifications }) {
  const newsroom = useNewsroom();
  const words = sendingWords[newsroom.language];
  const faults = sendingFaultWords[newsroom.language];
  const { story, topics, notifications } = given;
  const [kind, setKind] = useState<SendingKind>('new');
  const [title, setTitle] = useState(story.title.slice(0, mostTitle));
  const [body, setBody] = useState(story.body.slice(0, mostBody));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState('');
  const [order, setOrder] = useState<NewSending | null>(null);
  // Until the outcome is known, each attempt is the same sending.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const zone = zoneOf(newsroom, story.site);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const wanted = topics.filter((topic) => chosen.includes(nameOf(topic)));
    if (title.trim() === '') return setProblem(faults.title);
    if (kind !== 'correction' && wanted.length === 0) return setProblem(faults.topics);
    setProblem('');
    setOrder({
      key,
      story: story.id,
      seen: notifications.length,
      kind,
      title: title.trim(),
      body: body.trim(),
      topics: kind === 'correction' ? [] : wanted.map(({ site, topic }) => ({ site, topic })),
      at: at === '' ? null : new Date(timeOfLocal(Date.parse(`${at}Z`) / 1000, zone) * 1000).toISOString(),
    });
  };
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={check}>
        {notifications.length > 0 && <KindChoice kind={kind} onChange={setKind} />}
        <ShortText label={words.title} value={title} most={mostTitle} onChange={setTitle} />
        <ShortText label={words.body} value={body} most={mostBody} isLong onChange={setBody} />
        {kind === 'correction' ? (
          <p className="note">{words.topicsOfBefore}</p>
        ) : (
          <TopicChoice topics={topics} chosen={chosen} onChange={setChosen} isForNew={kind === 'new'} />
        )}
        <TextInput kind="time" label={words.at(zone)} value={at} onChange={setAt} />
        <Problem text={problem} />
        <p className="buttons">
          <ActionButton kind="primary" type="submit">
            {words.check}
          </ActionButton>
        </p>
      </form>
      <section className={styles.preview} aria-label={words.preview}>
        <h2 className={styles.part}>{words.preview}</h2>
        <NotificationPreview site={story.site} title={title} body={body} />
      </section>
      {order && (
        <ConfirmSending
          order={order}
          site={story.site}
          onClose={() => setOrder(null)}
          onDone={() => {
            setOrder(null);
            setKey(crypto.randomUUID());
            setChosen([]);
            setAt('');
          }}
        />
      )}
    </div>
  );
}

function KindChoice({ kind, onChange }: { kind: SendingKind; onChange(kind: SendingKind): void }) {
  const words = sendingWords[useNewsroom().language];
  return (
    <ChoiceInput
      label={words.kind}
      value={kind}
      choices={sendingKinds.map((value) => ({ value, label: words.kinds[value] }))}
      onChange={(value) => onChange(sendingKinds.find((one) => one === value) ?? 'new')}
    />
  );
}

interface ShortTextProps {
  label: string;
  value: string;
  most: number;
  isLong?: boolean;
  onChange(text: string): void;
}

function ShortText({ label, value, most, isLong = false, onChange }: ShortTextProps) {
  const words = sendingWords[useNewsroom().language];
  return (
    <TextInput
      kind={isLong ? 'long' : 'text'}
      label={label}
      value={value}
      onChange={(text) => onChange(text.slice(0, most))}
      note={words.ofLength(value.length, most)}
    />
  );
}
