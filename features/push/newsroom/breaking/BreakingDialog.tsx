import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { resultOf, sitesFor, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { Switch } from '#ui/app/Switch.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { topicsCall } from '../notification-answers.ts';
import { nameOf, TopicChoice } from '../TopicChoice.tsx';
import { BreakingConfirmation } from './BreakingConfirmation.tsx';
import type { Section } from './breaking-calls.ts';
import { breakingWords } from './breaking-dialog-words.ts';
import { SectionInput } from './SectionInput.tsx';

const mostTitle = 120;
const mostSentence = 280;

/** Breaking news in two steps, the news and then its notification, within half a minute [ACT-11]. */
export function BreakingDialog({ onClose }: { onClose(): void }) {
  const { language, send, ...newsroom } = useNewsroom();
  const sites = sitesFor(newsroom, 'publish-stories');
  const words = breakingWords[language];
  const [site, setSite] = useState(sites[0]?.slug ?? '');
  const [title, setTitle] = useState('');
  const [sentence, setSentence] = useState('');
  const [section, setSection] = useState<Section | null>(null);
  const [isOnFront, setOnFront] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [isChecked, setChecked] = useState(false);
  // Until the outcome is known, each attempt is the same news.
  const [key] = useState(() => crypto.randomUUID());
  const offered = useQuery({
    queryKey: ['notifications', 'topics', site],
    queryFn: () => resultOf(send(topicsCall(site))),
  });
  const topics = (offered.data ?? []).filter((topic) => chosen.includes(nameOf(topic)));
  const check = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = title.trim() !== '' && sentence.trim() !== '' && section !== null;
    setMissing(!isWhole);
    setChecked(isWhole);
  };
  if (isChecked && section !== null)
    return (
      <BreakingConfirmation
        news={{ key, site, title: title.trim(), sentence: sentence.trim(), section: section.id, isOnFront }}
        section={section.name}
        topics={topics}
        onBack={() => setChecked(false)}
        onClose={onClose}
      />
    );
  return (
    <ModalDialog title={words.breaking} onClose={onClose}>
      <form onSubmit={check}>
        <TextInput
          label={words.title}
          value={title}
          onChange={(text) => setTitle(text.slice(0, mostTitle))}
          autoFocus
        />
        <TextInput
          kind="long"
          label={words.sentence}
          value={sentence}
          onChange={(text) => setSentence(text.slice(0, mostSentence))}
        />
        <ChoiceInput
          label={words.site}
          value={site}
          choices={sites.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(value) => {
            setSite(value);
            setSection(null);
            setChosen([]);
          }}
        />
        <SectionInput site={site} section={section} onChange={setSection} />
        <Switch label={words.front} isOn={isOnFront} onChange={setOnFront} />
        {offered.data && offered.data.length > 0 && (
          <TopicChoice topics={offered.data} chosen={chosen} onChange={setChosen} isForNew />
        )}
        <Problem text={isMissing ? words.missing : ''} />
        <p className="buttons">
          <ActionButton kind="primary" type="submit">
            {words.check}
          </ActionButton>
          <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
        </p>
      </form>
    </ModalDialog>
  );
}
