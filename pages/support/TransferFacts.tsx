import type { ReactNode } from 'react';
import type { Language } from '#features/sites/public.ts';
import { transferWords } from '#features/support/public.ts';
import { SupportFacts } from './SupportFacts.tsx';
import type { ShownAccount } from './shown-account.server.ts';
import styles from './TransferFacts.module.css';

interface TransferFactsProps {
  shown: ShownAccount;
  /** Before the account: what the transfer pays. */
  rows?: readonly (readonly [string, string])[];
  language: Language;
}

/** Where a transfer goes, to be copied or to be scanned. */
export function TransferFacts({
  shown: { name, account, domestic, qr },
  rows = [],
  language,
}: TransferFactsProps) {
  const words = transferWords[language];
  const all: (readonly [string, ReactNode])[] = [
    ...rows,
    [
      words.name,
      <span key="name" lang="hu">
        {name}
      </span>,
    ],
    ...(domestic === null ? [] : [[words.domestic, domestic] as const]),
    [words.iban, account.iban],
    [words.bic, account.bic],
    [words.bank, account.bank],
  ];
  return (
    <>
      <SupportFacts rows={all} areCopied />
      {qr !== null && (
        <figure className={styles.code}>
          <div role="img" aria-label={words.qr.label} dangerouslySetInnerHTML={{ __html: qr }} />
          <figcaption className="note">{words.qr.hint}</figcaption>
        </figure>
      )}
    </>
  );
}
