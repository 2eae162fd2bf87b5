import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, resultOf, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { isSendingFault, sendingFaultWords } from '../sendings/sending-fault-words.ts';
import { NotificationPreview } from './NotificationPreview.tsx';
import { type NewSending, reachCall, sendCall } from './notification-answers.ts';
import { sendingWords } from './sending-words.ts';
import { nameOf } from './TopicChoice.tsx';

interface ConfirmSendingProps {
  order: NewSending;
  site: string;
  onClose(): void;
  onDone(): void;
}

/** Confirms a sending: its text, the number of recipients, and that it cannot be recalled. */
export function ConfirmSending({ order, site, onClose, onDone }: ConfirmSendingProps) {
  const newsroom = useNewsroom();
  const { language, send, tell } = newsroom;
  const words = sendingWords[language];
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { kind, title, body, at } = order;
  const topics = order.topics.map(nameOf);
  const reach = useQuery({
    queryKey: ['notifications', order.story, 'reach', kind, topics],
    queryFn: () => resultOf(send(reachCall(order.story, kind, topics))),
  });
  const confirm = async () => {
    setBusy(true);
    const answer = await send(sendCall(order));
    setBusy(false);
    void queries.invalidateQueries({ queryKey: ['notifications'] });
    if (answer.kind === 'answer') {
      tell({ text: at === null ? words.sent : words.planned });
      return onDone();
    }
    const { failure } = answer;
    const fault = Object.keys(failure.fields).find(isSendingFault);
    if (failure.reason === 'outdated') return setProblem(words.outdated);
    if (failure.reason === 'offline') return setProblem(words.lost);
    setProblem(fault ? sendingFaultWords[language][fault] : failureText(failure, language));
  };
  return (
    <ModalDialog title={words.send} onClose={onClose}>
      <NotificationPreview site={site} title={title} body={body} />
      {reach.data !== undefined && <p>{words.reach(reach.data)}</p>}
      <p>{at === null ? words.final : words.later(timeText(at))}</p>
      <Problem text={problem} />
      <p className="buttons">
        <ActionButton kind="primary" isBusy={isBusy} onPress={() => void confirm()}>
          {isBusy ? words.confirming : at === null ? words.confirm : words.confirmLater}
        </ActionButton>
        <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
      </p>
    </ModalDialog>
  );

  function timeText(time: string): string {
    const style = { timeZone: zoneOf(newsroom, site), language };
    const seconds = Date.parse(time) / 1000;
    return `${shortDay(seconds, style)} ${clockTime(seconds, style)}`;
  }
}
