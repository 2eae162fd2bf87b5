/** Tickets by HTML forms: saved or deleted, then the reader is redirected to the own ticket, with or without script. */
import { z } from 'zod';
import { defineCall, empty, failure, formBody, ownCall } from '#features/kit/public.ts';
import type { Refused } from '../tickets/ticket.ts';
import { tipCookie, tipTokenIn } from '../tickets/tip-cookie.ts';
import { answersInForm, nicknameField } from '../tickets/tip-form.ts';
import { ownTicketAddress } from '../tip-address.ts';
import type { TipsFeature } from '../tips-feature.server.ts';

interface TipsNeeds {
  tips: TipsFeature;
}

/** A form of 200 questions with four fields each. */
const largestForm = 65_536;

export const ticketFormCall = defineCall({
  ...ownCall,
  id: 'ticketForm',
  method: 'POST',
  path: ownTicketAddress(':game'),
  summary: 'Saves the ticket of a reader from a form',
  params: z.object({ game: z.string() }),
  body: formBody(largestForm, z.object({}).catchall(z.array(z.string()))),
  answer: empty,
  ownToken: ({ cookie }) => tipTokenIn(cookie),
  async handle({ path, params, body: form, viewer }, { tips }: TipsNeeds) {
    const game = tips.gameOf(params.game);
    const current = game && (await tips.load(game));
    if (!game || !current) return failure('tip-game-not-found', 'There is no game at this address.');
    const { address, isSecure } = viewer;
    const known = viewer.token !== null && (await tips.tokens.isIssued(viewer.token)) ? viewer.token : null;
    if (known === null) tips.limits.token(address);
    const token = known ?? (await tips.tokens.issue());
    tips.limits.call(address, token);
    const done = await tips.save({
      game: game.slug,
      token,
      nickname: form[nicknameField]?.[0] ?? '',
      answers: answersInForm(current.questions, form),
    });
    if (done.kind === 'no-game') return failure('tip-game-not-found', 'There is no game at this address.');
    const notice = done.kind === 'saved' ? 'mentve' : 'ures';
    return {
      kind: 'redirect',
      status: 303,
      location: `${path}?${queryOf(notice, done.refused, done.kind === 'saved' ? done.withdrawn : 0)}`,
      cookies: done.kind === 'saved' ? [tipCookie(token, isSecure)] : [],
    };
  },
});

/** Outcome of the last request, for the page of the own ticket. */
function queryOf(notice: string, { closed, invalid, nickname }: Refused, withdrawn: number): URLSearchParams {
  const query = new URLSearchParams({ uzenet: notice });
  if (withdrawn > 0) query.set('visszavont', String(withdrawn));
  if (closed.length > 0) query.set('kesett', closed.join(','));
  if (invalid.length > 0) query.set('hibas', invalid.join(','));
  if (nickname !== null) query.set('nev', nickname);
  return query;
}

export const ticketDeletionCall = defineCall({
  ...ownCall,
  id: 'ticketDeletion',
  method: 'POST',
  path: `${ownTicketAddress(':game')}/torles`,
  summary: 'Deletes the ticket of a reader from a form',
  params: z.object({ game: z.string() }),
  body: formBody(1_024, z.object({})),
  answer: empty,
  ownToken: ({ cookie }) => tipTokenIn(cookie),
  async handle({ params, viewer: { token, address } }, { tips }: TipsNeeds) {
    const game = tips.gameOf(params.game);
    if (!game) return failure('tip-game-not-found', 'There is no game at this address.');
    tips.limits.read(address);
    const isKnown = token !== null && (await tips.tokens.isIssued(token));
    const isDeleted = isKnown && (await tips.remove(game.slug, token));
    return {
      kind: 'redirect',
      status: 303,
      location: ownTicketAddress(game.slug) + (isDeleted ? '?uzenet=torolve' : ''),
    };
  },
});
