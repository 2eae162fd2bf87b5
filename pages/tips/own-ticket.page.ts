/** `/melleklet/tippjatek/{subSlug}/szelvenyem`: the ticket of the reader, by the token in the cookie. */
import { z } from 'zod';
import { definePage, headOfPage } from '#features/kit/public.ts';
import { choiceField, fullAddress, textField } from '#features/sites/public.ts';
import { nicknameRefusals, type TipsFeature } from '#features/tips/public.server.ts';
import {
  ownTicketAddress,
  showGame,
  showQuestions,
  ticketAddress,
  tipTokenIn,
  tipWords,
} from '#features/tips/public.ts';
import type { OwnTicketData } from './tip-page-data.ts';

const notices = { mentve: 'saved', ures: 'nothing', torolve: 'deleted' } as const;

export const ownTicketPage = definePage({
  route: 'tip_ticket',
  view: 'OwnTicketPage',
  at: [{ pattern: ownTicketAddress('{subSlug}'), sites: 'root', row: undefined }],
  query: z.object({
    /** Outcome of the last request. */
    uzenet: choiceField(['mentve', 'ures', 'torolve']),
    /** Ids, separated by commas, of answers that came too late, and of invalid ones. */
    kesett: textField,
    hibas: textField,
    /** How many answers were withdrawn. */
    visszavont: textField,
    /** Why the nickname was refused. */
    nev: choiceField(nicknameRefusals),
  }),
  mayBeMissing: true,
  audience: 'self',
  ownCookie: tipTokenIn,
  frame: 'site',
  examples: [{ name: 'own ticket', path: ownTicketAddress('eb-2024') }],
  async load(request, { tips }: { tips: TipsFeature }) {
    const { cookie, query, site, params, view } = request;
    const game = tips.gameOf(params.subSlug ?? '');
    const loaded = game && game.site === site.slug ? await tips.load(game) : null;
    if (!game || !loaded) return { kind: 'nothing', code: 'page-not-found', dependencies: [] };
    const token = cookie !== null && (await tips.tokens.isIssued(cookie)) ? cookie : null;
    const [ticket, players] = await Promise.all([
      token === null ? null : tips.ownTicket(game.slug, token),
      tips.players([game.slug]),
    ]);
    const now = tips.now();
    const data: OwnTicketData = {
      game: showGame(loaded, now, site.timeZone),
      questions: showQuestions(loaded, now, site.timeZone, ticket?.answers),
      ticket,
      players: players.get(game.slug) ?? 0,
      refused: { closed: idsIn(query.kesett), invalid: idsIn(query.hibas), nickname: query.nev },
      notice: query.uzenet && notices[query.uzenet],
      withdrawn: Number.parseInt(query.visszavont, 10) || 0,
      shareAddress: ticket ? fullAddress(view, ticketAddress(game.slug, ticket.key)) : '',
    };
    const title = `${tipWords[game.language].ownTicket} – ${game.title}`;
    const head = headOfPage(request, {
      title,
      description: game.description,
      robots: 'noindex',
      canonicalPath: ownTicketAddress(game.slug),
    });
    return { kind: 'page', head, data, language: game.language, dependencies: [] };
  },
});

function idsIn(text: string): string[] {
  return text.split(',').filter(Boolean);
}
