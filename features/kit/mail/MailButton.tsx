import type { ReactNode } from 'react';
import type { MailFrame } from './define-mail.ts';
import { mailStyles } from './mail-styles.ts';

interface MailButtonProps {
  frame: Pick<MailFrame, 'accent'>;
  /** Absolute. */
  href: string;
  children: ReactNode;
}

/**
 * The main link of a mail, which looks like a button. The accent is a middle tone with white letters: readable on light and
 * dark columns, whether a program recolours mails or not.
 */
export function MailButton({ frame: { accent }, href, children }: MailButtonProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={mailStyles.buttonTable}>
      <tbody>
        <tr>
          <td data-mail="button" style={{ ...mailStyles.buttonCell, backgroundColor: accent }}>
            <a
              data-mail="button"
              href={href}
              style={{ ...mailStyles.button, backgroundColor: accent, border: `1px solid ${accent}` }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
