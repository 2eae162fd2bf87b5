/** Acts on members: those that grant access ask for the password first, when the sign-in is too old. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Call, failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { memberFaultWords } from '../forms/member-fault-words.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface MemberActs {
  isBusy: boolean;
  /** '' when the last act was done. */
  problem: string;
  act<T>(call: Call<T>, onDone: (value: T) => void): Promise<void>;
  /** The question for the password, while it is asked. */
  question: ReactNode;
}

export function useMemberAct(): MemberActs {
  const { language, send } = useNewsroom();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [waiting, setWaiting] = useState<{ run(): void } | null>(null);

  async function act<T>(call: Call<T>, onDone: (value: T) => void): Promise<void> {
    setBusy(true);
    setProblem('');
    const answer = await send(call);
    setBusy(false);
    if (answer.kind === 'failure') {
      if (answer.failure.code === 'confirmation-required') setWaiting({ run: () => void act(call, onDone) });
      else setProblem(failureText(answer.failure, language, memberFaultWords[language]));
      return;
    }
    void queries.invalidateQueries({ queryKey: ['members'] });
    onDone(answer.value);
  }

  const question = waiting && (
    <ConfirmDialog
      onClose={() => setWaiting(null)}
      onDone={() => {
        setWaiting(null);
        waiting.run();
      }}
    />
  );
  return { isBusy, problem, act, question };
}
