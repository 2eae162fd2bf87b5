import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import styles from './LabelScreen.module.css';
import { changeLabelCall, type Label } from './label-answers.ts';
import { labelWords } from './label-words.ts';

/** Closes a section, which asks first, or opens it again [ART-13]. */
export function SectionState({ section }: { section: Label }) {
  const { language, send, tell } = useNewsroom();
  const words = labelWords[language];
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { isOpen } = section;
  const change = async () => {
    setBusy(true);
    const answer = await send(changeLabelCall('sections', section, { isOpen: !isOpen }));
    setBusy(false);
    setAsking(false);
    if (answer.kind === 'failure') tell({ text: failureText(answer.failure, language), kind: 'failed' });
    void queries.invalidateQueries({ queryKey: ['labels'] });
  };
  if (!isOpen)
    return (
      <div className={styles.closed}>
        <p>{words.isClosed}</p>
        <ActionButton isBusy={isBusy} onPress={() => void change()}>
          {words.open}
        </ActionButton>
      </div>
    );
  return (
    <>
      <p className="buttons">
        <ActionButton onPress={() => setAsking(true)}>{words.close}</ActionButton>
      </p>
      {isAsking && (
        <ModalDialog title={words.closeTitle} onClose={() => setAsking(false)}>
          <p>{words.closeText}</p>
          <p className="buttons">
            <ActionButton kind="danger" isBusy={isBusy} onPress={() => void change()}>
              {words.close}
            </ActionButton>
            <ActionButton onPress={() => setAsking(false)}>{words.cancel}</ActionButton>
          </p>
        </ModalDialog>
      )}
    </>
  );
}
