/** The tip game for programs: a game, its table, a shared ticket, and saving the ticket of a token. */
import { z } from 'zod';
import { defineCall, failure, json, jsonBody, ownCall, publicCall } from '#features/kit/public.ts';
import { numberInAddress, pageInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import { readerTokenIn } from '#platform/tokens/reader-tokens.server.ts';
import { longestAnswer } from '../tickets/answer.ts';
import { ticketKeyPattern } from '../tip-address.ts';
import type { TipsFeature } from '../tips-feature.server.ts';
import { gameAnswerSchema, presentGame, refusedSchema, tableSchema, ticketSchema } from './present-game.ts';

interface TipsNeeds {
  tips: TipsFeature;
}

const params = z.object({ game: z.string().regex(/^[a-z0-9-]{1,100}$/, 'must be the slug of a game') });
const noGame = failure('tip-game-not-found', 'No game has this slug.');

/** For one client; other origins may call them, because a page of another origin cannot send the token by itself. */
const clientCall = { ...ownCall, tag: 'tips', isDocumented: true, cors: 'anybody', params } as const;

export const tipGameCall = defineCall({
  ...publicCall,
  id: 'tipGame',
  path: '/api/tips/:game',
  tag: 'tips',
  summary: 'A tip game with its questions, their states and results',
  params,
  varies: 'nothing',
  answer: json(gameAnswerSchema, 'The game.'),
  problems: ['tip-game-not-found'],
  async handle({ params: { game: slug } }, { tips }: TipsNeeds) {
    const game = tips.gameOf(slug);
    const current = game && (await tips.load(game));
    if (!current) return noGame;
    const players = (await tips.players([slug])).get(slug) ?? 0;
    return {
      kind: 'answer',
      value: presentGame(current, players),
      dependencies: current.dependencies,
      freshForMs: current.changesAt === null ? null : Math.max(0, (current.changesAt - tips.now()) * 1_000),
    };
  },
});

export const tipTableCall = defineCall({
  ...publicCall,
  id: 'tipTable',
  path: '/api/tips/:game/table',
  tag: 'tips',
  summary: 'Nicknames by points; equal points share a rank',
  params,
  query: z.object({
    page: pageInAddress().optional().describe('From 1.'),
    perPage: numberInAddress(100).optional().describe('How many: 50 by default, 100 at most.'),
  }),
  varies: 'nothing',
  answer: json(tableSchema, 'A page of the table.'),
  problems: ['tip-game-not-found', 'page-not-found'],
  async handle({ params: { game: slug }, query: { page = 1, perPage: limit = 50 } }, { tips }: TipsNeeds) {
    const game = tips.gameOf(slug);
    const table = game && (await tips.table(game, { limit, offset: (page - 1) * limit }));
    if (!table) return noGame;
    const { players, rows } = table;
    if (page > 1 && rows.length === 0) return failure('page-not-found', `The table has no page ${page}.`);
    const totalPages = Math.ceil(players / limit);
    return {
      kind: 'answer',
      value: { players, page, totalPages, rows },
      dependencies: table.game.dependencies,
      store: 'apart',
    };
  },
});

export const tipTicketCall = defineCall({
  ...clientCall,
  id: 'tipTicket',
  method: 'GET',
  path: '/api/tips/:game/tickets/:key',
  summary: 'A shared ticket',
  params: params.extend({ key: z.string() }),
  answer: json(ticketSchema, 'The ticket of this key.'),
  problems: ['tip-game-not-found', 'tip-ticket-not-found', 'too-many-requests'],
  async handle({ params: { game: slug, key }, viewer: { address } }, { tips }: TipsNeeds) {
    tips.limits.read(address);
    const game = tips.gameOf(slug);
    // Its points are those of the results now.
    if (!game || !(await tips.load(game))) return noGame;
    const ticket = ticketKeyPattern.test(key) ? await tips.ticketByKey(slug, key) : null;
    if (!ticket) return failure('tip-ticket-not-found', 'No ticket of this game has this key.');
    return { kind: 'answer', value: ticket, dependencies: null };
  },
});

export const tipTokenCall = defineCall({
  ...clientCall,
  id: 'tipToken',
  method: 'POST',
  path: '/api/tips/token',
  params: z.object({}),
  summary: 'A token for a reader without one: it saves and reads the own tickets',
  answer: json(z.object({ token: z.string().length(24) }), 'The token.'),
  problems: ['too-many-requests'],
  async handle({ viewer: { address } }, { tips }: TipsNeeds) {
    tips.limits.token(address);
    return { kind: 'answer', value: { token: await tips.tokens.issue() }, dependencies: null };
  },
});

const submissionSchema = z.object({
  nickname: z.string().max(200).default('').describe('Left as it is when empty.'),
  answers: z
    .record(z.string().max(60), z.string().max(longestAnswer))
    .refine((answers) => Object.keys(answers).length <= 200, 'must have 200 answers at most')
    .default({})
    .describe(
      'By the id of the question: `2-1`, `HUN,SUI,GER,SCO`, the name of a candidate, `48.5`. An empty text withdraws a saved answer.',
    ),
});

export const saveTicketCall = defineCall({
  ...clientCall,
  id: 'saveTipTicket',
  method: 'POST',
  path: '/api/tips/:game/ticket',
  summary: 'Saves answers of the token’s ticket: each until its question closes, the others unaffected',
  body: jsonBody(submissionSchema, 65_536),
  answer: json(
    z.object({ ticket: ticketSchema.nullable(), refused: refusedSchema }),
    'The ticket as it is now, and what of the request was not saved.',
  ),
  problems: ['token-invalid', 'tip-game-not-found', 'too-many-requests'],
  ownToken: readerTokenIn,
  security: ['reader'],
  async handle({ params: { game: slug }, body, viewer: { token, address } }, { tips }: TipsNeeds) {
    if (token === null || !(await tips.tokens.isIssued(token)))
      return failure('token-invalid', 'The Authorization header holds no token of a reader.');
    tips.limits.call(address, token);
    const answers = new Map(Object.entries(body.answers));
    const done = await tips.save({ game: slug, token, nickname: body.nickname, answers });
    if (done.kind === 'no-game') return noGame;
    const ticket = await tips.ownTicket(slug, token);
    return { kind: 'answer', value: { ticket, refused: done.refused }, dependencies: null };
  },
});
