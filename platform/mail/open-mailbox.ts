/** An SMTP server that delivers nothing and shows the mails that it received. */
export interface Mailbox {
  /** For the mailer: `smtp://127.0.0.1:41235`. */
  smtp: string;
  /** The page that shows the mails. */
  address: string;
  /** The page's answer for a path with its query, for a server that shows it at an address of its own. */
  answer(path: string): MailboxAnswer;
  close(): Promise<void>;
}

export interface MailboxAnswer {
  status: 200 | 404;
  headers: Record<string, string>;
  body: string;
}

export type OpenMailbox = () => Promise<Mailbox>;
