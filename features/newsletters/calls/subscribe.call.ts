/** `POST /api/newsletter/subscribe` [NEWS-01]: the answer says nothing about the address [S11]. */
import { z } from 'zod';
import { defineCall, failure, fieldsFailure, json, jsonBody, ownCall } from '#features/kit/public.ts';
import type { Edition } from '#features/sites/public.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import { newslettersPart } from '../newsletters-part.ts';
import { readSignUp } from '../subscribers/sign-up.ts';

const answerSchema = z.object({ status: z.literal('confirmation-sent') }).meta({ id: 'NewsletterSignUp' });
const sent: z.output<typeof answerSchema> = { status: 'confirmation-sent' };

/** Fields of any type are taken, so that faults are sentences for the reader; the document has the right types. */
const field = (meta: { type: string; description: string; [more: string]: unknown }) =>
  z.unknown().optional().meta(meta);

const bodySchema = z
  .looseObject({
    email: field({ type: 'string', format: 'email', description: 'The address.' }),
    firstName: field({ type: 'string', description: 'Given name; may be missing.' }),
    lastName: field({ type: 'string', description: 'Family name; may be missing.' }),
    listCodes: field({
      type: 'array',
      items: { type: 'string' },
      minItems: 1,
      description: 'Codes of the lists.',
    }),
  })
  .meta({ required: ['email', 'listCodes'] });

export const subscribeCall = defineCall({
  ...ownCall,
  id: 'subscribeToNewsletters',
  method: 'POST',
  path: '/api/newsletter/subscribe',
  tag: 'newsletters',
  summary: 'Asks for subscriptions to newsletters',
  description:
    'A mail asks for the confirmation; nothing is sent before it. The answer is the same for known and unknown addresses.',
  isDocumented: true,
  // Programs of other origins must not sign people up from their browsers' networks.
  cors: 'own',
  body: jsonBody(bodySchema, 8_192),
  answer: json(answerSchema, 'If the address exists, a mail is on its way to it.'),
  problems: ['fields-invalid', 'too-many-requests'],
  async handle({ body, viewer: { address } }, needs: { newsletters: NewslettersFeature; edition: Edition }) {
    // Lists for supporters are confirmed by a mail to supporters only; the answer does not say who is one.
    const offered = newslettersPart.of(needs.edition).filter(({ visibleTo }) => visibleTo !== 'invited');
    const codes = offered.map(({ code }) => code);
    const reading = readSignUp(body, codes);
    if (reading.kind === 'invalid') return fieldsFailure(reading.errors);
    const context = { place: '/api/newsletter/subscribe', address, isTrapped: false };
    const outcome = await needs.newsletters.signUp(reading.signUp, context);
    if (outcome.kind === 'limited') {
      const { retryAfterSeconds } = outcome;
      const detail = `There were too many sign-ups; wait ${retryAfterSeconds} s.`;
      return { ...failure('too-many-requests', detail), retryAfterSeconds };
    }
    return { kind: 'answer', value: sent, dependencies: null };
  },
});
