/** A message that a push service of the sandbox accepted. */
export interface ReceivedMessage {
  receivedAt: Date;
  service: 'webpush' | 'fcm';
  /** Path of the endpoint, or the topics. */
  to: string;
  /** The sender. */
  contact: string;
  /** The decrypted content, JSON. */
  message: string;
  headers: Record<string, string>;
}
