import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { launchRiskWords } from '../../drafts/launch-risk-words.ts';
import { type Front, launchCall, undoLaunchCall } from '../front-answers.ts';
import { frontNewsroomWords } from '../front-newsroom-words.ts';
import type { FrontActs } from '../use-front.ts';
import { type BoxChange, whatChanges } from '../what-changes.ts';
import styles from './LaunchDialog.module.css';

const undoSeconds = 10;

interface LaunchDialogProps {
  front: Front;
  acts: FrontActs;
  onClose(): void;
}

/** Lists the changes of a launch and launches them, which can be undone for ten seconds [ACT-07]. */
export function LaunchDialog({ front, acts, onClose }: LaunchDialogProps) {
  const { language, tell } = useNewsroom();
  const words = frontNewsroomWords[language];
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { site, risks } = front;

  const undo = async (id: number) => {
    const answer = await acts.take(undoLaunchCall(site, id), (value) => value.front);
    if (answer.kind === 'failure') acts.failed(answer.failure);
    else tell({ text: words.undone });
    void queries.invalidateQueries({ queryKey: ['launches', site] });
  };

  const launch = async () => {
    setBusy(true);
    setProblem('');
    const answer = await acts.take(launchCall(front, risks), (value) => value.front);
    setBusy(false);
    if (answer.kind === 'failure') return setProblem(failureText(answer.failure, language));
    void queries.invalidateQueries({ queryKey: ['launches', site] });
    const { id } = answer.value;
    tell({
      text: words.launched,
      seconds: undoSeconds,
      undo: { label: words.undo, run: () => void undo(id) },
    });
    onClose();
  };

  return (
    <ModalDialog title={words.what.title} isWide onClose={onClose}>
      {risks.length > 0 && (
        <ul className={styles.risks} role="alert">
          {risks.map((risk) => (
            <li key={risk}>{launchRiskWords[language][risk]}</li>
          ))}
        </ul>
      )}
      <Changes front={front} />
      <p className="fine-print">{words.what.note}</p>
      <Problem text={problem} />
      <p className="buttons">
        <ActionButton
          kind={risks.length > 0 ? 'danger' : 'primary'}
          isBusy={isBusy}
          onPress={() => void launch()}
        >
          {isBusy ? words.launching : risks.length > 0 ? words.launchAnyway : words.launch}
        </ActionButton>
        <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
      </p>
    </ModalDialog>
  );
}

function Changes({ front }: { front: Front }) {
  const words = frontNewsroomWords[useNewsroom().language];
  return (
    <dl className={styles.changes}>
      {whatChanges(front.boxes).map((change) => (
        <div key={change.box.slug}>
          <dt className={styles.name}>{change.box.title || words.kinds[change.box.kind]}</dt>
          <BoxLines change={change} front={front} />
        </div>
      ))}
    </dl>
  );
}

const signs = { added: '+', removed: '−', moved: '↕' } as const;

function BoxLines({ change, front }: { change: BoxChange; front: Front }) {
  const words = frontNewsroomWords[useNewsroom().language].what;
  const titleOf = (id: number) => front.stories.find((story) => story.id === id)?.title ?? '';
  const kinds = ['added', 'removed', 'moved'] as const;
  const lines = kinds.flatMap((kind) => change[kind].map((id) => ({ kind, id })));
  if (lines.length === 0) return <dd>{words.hidden}</dd>;
  return lines.map(({ kind, id }) => (
    <dd key={`${kind} ${id}`} className={styles.line}>
      <span aria-hidden="true">{signs[kind]}</span>
      <span>
        {titleOf(id)} <span className={styles.what}>{words[kind]}</span>
      </span>
    </dd>
  ));
}
