/** A mail in the sandbox's mailbox. */
export interface StoredMail {
  id: string;
  receivedAt: Date;
  envelope: { from: string; to: string[] };
  subject: string;
  html: string;
  text: string;
  /** Header lines, folded as they were sent. */
  headers: string[];
}
