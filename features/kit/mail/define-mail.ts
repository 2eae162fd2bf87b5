/** A kind of mail: its data, its subject and the component that shows it. */
import type { z } from 'zod';
import type { Language } from '#features/sites/public.ts';

/** Data of a site that all its mails show around their text. */
export interface MailFrame {
  siteName: string;
  /** Absolute address of the site's front page. */
  siteAddress: string;
  publisher: string;
  /** Where the publisher is registered; null where the edition does not say. */
  imprint: { address: string; taxNumber: string } | null;
  language: Language;
  /** The site's accent colour on a light background. */
  accent: string;
  /** Name and size of the picture that the mail brings along, in CSS pixels. */
  wordmark: { image: string; width: number; height: number } | null;
}

export interface MailDefinition<Props extends object> {
  /** Name in the queue and for operators. */
  id: string;
  /** The component: `SignInMail` is `features/…/SignInMail.tsx`. */
  view: string;
  /**
   * For a mail that anybody who knows the address can cause: the maximum number for one mailbox and day, from
   * all senders [S57]. Absent where only its owner, a payment or the newsroom is the cause.
   */
  strangersPerDay?: number;
  props: z.ZodType<Props>;
  subject(props: Props, frame: MailFrame): string;
}

/** The properties of the component that shows a mail: `MailProps<typeof signInMail>`. */
export interface MailProps<Mail> {
  frame: MailFrame;
  props: Mail extends MailDefinition<infer Props> ? Props : never;
}

/** A definition whose data are parsed. */
export interface RegisteredMail {
  id: string;
  view: string;
  /** Parses data from the queue. */
  read(raw: unknown, frame: MailFrame): MailReading;
}

export type MailReading =
  | { kind: 'mail'; subject: string; props: object }
  | { kind: 'invalid'; error: z.ZodError };

/** @example registerMail(defineMail({ id: 'sign-in', view: 'SignInMail', props: z.object({ code: z.string() }), … })) */
export function registerMail<Props extends object>({
  id,
  view,
  props,
  subject,
}: MailDefinition<Props>): RegisteredMail {
  return {
    id,
    view,
    read(raw, frame) {
      const { data, error } = props.safeParse(raw);
      if (error) return { kind: 'invalid', error };
      return { kind: 'mail', subject: subject(data, frame), props: data };
    },
  };
}

export function defineMail<Props extends object>(definition: MailDefinition<Props>): MailDefinition<Props> {
  return definition;
}
