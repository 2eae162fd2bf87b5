/** A mail, and the interface that sends it. */

/** A mail to one address, ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** With angle brackets; the same at each attempt, so that mailboxes recognise a second copy [RFC 5322 §3.6.4]. */
  messageId?: string | undefined;
  /** For a mail to a list. */
  list?: ListHeaders;
}

/** Header lines and envelope of a mail to a list. */
export interface ListHeaders {
  /** Identifies the list: `reggeli.lapzarta.example` [RFC 2919]. */
  id: string;
  /** Address to which mail programs post when the reader unsubscribes [RFC 8058]. */
  unsubscribe: string;
  /** Sender of the envelope, to which reports about this one mail are sent. */
  returnPath: string;
}

/** `response` is the server's and may contain the address: it belongs in no log. */
export type SendResult =
  | { kind: 'accepted'; messageId: string; response: string }
  /** The server refused this mail; 5xx is final, 4xx is not. */
  | { kind: 'refused'; code: number; response: string }
  /**
   * The server could not be reached, refused our sign-in, or its answer was lost. `mayBeAccepted`: the mail may have been
   * delivered to the server.
   */
  | { kind: 'failed'; error: string; mayBeAccepted: boolean };

export interface Mailer {
  send(mail: Mail): Promise<SendResult>;
  close(): void;
}
