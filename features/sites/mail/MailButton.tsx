import type { ReactNode } from 'react';
import { mailStyles } from './mail-styles.ts';

interface MailButtonProps {
  /** Absolute. */
  href: string;
  children: ReactNode;
}

/** The main link of a mail, which looks like a button. */
export function MailButton({ href, children }: MailButtonProps) {
  return (
    <p style={mailStyles.paragraph}>
      <a data-mail="button" href={href} style={mailStyles.button}>
        {children}
      </a>
    </p>
  );
}
