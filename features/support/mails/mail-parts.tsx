import type { MailFrame } from '#features/kit/public.ts';
import { mailStyles } from '#features/kit/public.view.ts';
import { manageNoteWords } from './manage-note-words.ts';

/** Name and value, one pair a line. */
export function MailFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <table data-mail="facts" role="presentation" cellPadding={0} cellSpacing={0} style={factsTable}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td data-mail="quiet" style={nameCell}>
              {name}:{' '}
            </td>
            <td style={valueCell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Programs that show mails without a document type do not inherit these inside of tables. */
const factsTable = { margin: '0 0 20px', width: '100%', font: 'inherit', color: 'inherit' } as const;
const cell = { padding: '7px 0', borderBottom: '1px solid #e2dfd8', verticalAlign: 'top' } as const;
const nameCell = { ...cell, paddingRight: '16px', color: '#5c5955', width: '42%' } as const;
/** Account numbers and addresses are longer than the column of a phone. */
const valueCell = { ...cell, fontWeight: 600, wordBreak: 'break-word', overflowWrap: 'anywhere' } as const;

/** The way out stands in every mail about a regular support, and needs no password. */
export function ManageNote({ frame, href }: { frame: MailFrame; href: string }) {
  const { before, link } = manageNoteWords[frame.language];
  return (
    <>
      {before}{' '}
      <a href={href} style={mailStyles.quietLink}>
        {link}
      </a>
      .
    </>
  );
}
