import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { Switch } from '#ui/app/Switch.tsx';
import type { OfferedTopic } from './notification-answers.ts';
import { sendingWords } from './sending-words.ts';
import styles from './TopicChoice.module.css';

interface TopicChoiceProps {
  topics: readonly OfferedTopic[];
  /** Results of `nameOf`. */
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
  /** Topics to which the story was already sent cannot be chosen. */
  isForNew: boolean;
}

/** @example nameOf({ site: 'telex', topic: 'fontos' }) // 'telex/fontos' */
export function nameOf({ site, topic }: Pick<OfferedTopic, 'site' | 'topic'>): string {
  return `${site}/${topic}`;
}

export function TopicChoice({ topics, chosen, onChange, isForNew }: TopicChoiceProps) {
  const { language, sites } = useNewsroom();
  const words = sendingWords[language];
  const ofSeveral = new Set(topics.map(({ site }) => site)).size > 1;
  return (
    <fieldset className={styles.topics}>
      <legend className={styles.legend}>{words.topics}</legend>
      {topics.map((topic) => {
        const name = nameOf(topic);
        const isOver = isForNew && topic.isAnnounced;
        const facts = [
          ofSeveral && (sites.find(({ slug }) => slug === topic.site)?.name ?? topic.site),
          topic.isUrgent && words.isUrgent,
          `${words.browsers(topic.browsers)}${topic.hasApps ? ` ${words.withApps}` : ''}`,
          topic.isAnnounced && words.isAnnounced,
        ];
        return (
          <Switch
            key={name}
            label={`${topic.title} (${facts.filter(Boolean).join(', ')})`}
            isOn={chosen.includes(name) && !isOver}
            isDisabled={isOver}
            onChange={(isOn) => onChange(isOn ? [...chosen, name] : chosen.filter((other) => other !== name))}
          />
        );
      })}
    </fieldset>
  );
}
