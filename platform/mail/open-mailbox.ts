/** An SMTP server that delivers nothing and shows what it got. */
export interface Mailbox {
  /** For the mailer: `smtp://127.0.0.1:41235`. */
  smtp: string;
  /** The page that shows the mails. */
  address: string;
  close(): Promise<void>;
}

export type OpenMailbox = () => Promise<Mailbox>;
