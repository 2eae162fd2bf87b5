/** Games and tickets in the form of the API. */
import { z } from 'zod';
import type { GameAt } from '../game/game-at.ts';
import type { Question } from '../game/question.ts';
import { nicknameRefusals } from '../tickets/nickname.ts';

const team = z.object({ code: z.string(), name: z.string() });
const unixTime = z.number().describe('Unix seconds.');

const common = {
  id: z.string(),
  factor: z.int().describe('How many times its points count.'),
  closesAt: unixTime.nullable().describe('Null while it is not known.'),
  state: z
    .enum(['waiting', 'soon', 'open', 'closed', 'scored'])
    .describe('`waiting`: for the start of the game or the teams. `closed`: without a result yet.'),
};

const questionSchema = z
  .discriminatedUnion('kind', [
    z.object({
      ...common,
      kind: z.literal('match'),
      home: team,
      away: team,
      place: z.string(),
      kickoff: unixTime.nullable(),
      result: z.tuple([z.int(), z.int()]).nullable().describe('After ninety minutes.'),
    }),
    z.object({
      ...common,
      kind: z.literal('group-order'),
      group: z.string(),
      teams: z.array(team),
      result: z.array(z.object({ team: z.string(), rank: z.int() })).nullable(),
    }),
    z.object({
      ...common,
      kind: z.literal('district-winner'),
      district: z.string(),
      candidates: z.array(z.object({ name: z.string(), list: z.string() })),
      result: z.string().nullable(),
    }),
    z.object({
      ...common,
      kind: z.literal('list-share'),
      list: z.string(),
      result: z.number().nullable().describe('Per cent of the valid votes.'),
    }),
  ])
  .meta({ id: 'TipQuestion' });

export const gameAnswerSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    language: z.enum(['hu', 'en']),
    trial: z.boolean().describe('Played with results that are not those of the day.'),
    opensAt: unixTime.nullable(),
    players: z.int().describe('Tickets in the table.'),
    questions: z.array(questionSchema),
  })
  .meta({ id: 'TipGame' });

export const tableSchema = z
  .object({
    players: z.int(),
    page: z.int(),
    totalPages: z.int().describe('0 for an empty table.'),
    rows: z.array(z.object({ rank: z.int(), nickname: z.string(), points: z.int() })),
  })
  .meta({ id: 'TipTable' });

export const ticketSchema = z
  .object({
    key: z.string().describe('Opens the ticket for reading: `/melleklet/tippjatek/{game}/{key}`.'),
    nickname: z.string().nullable(),
    points: z.int(),
    rank: z.int().nullable().describe('Null for a ticket without a nickname, which is not in the table.'),
    answers: z.record(z.string(), z.string()),
  })
  .meta({ id: 'TipTicket' });

export const refusedSchema = z
  .object({
    closed: z.array(z.string()).describe('Ids of questions that are not open.'),
    invalid: z.array(z.string()).describe('Ids of questions that cannot be answered so, or do not exist.'),
    nickname: z.enum(nicknameRefusals).nullable(),
  })
  .meta({ id: 'TipRefusals' });

export function presentGame(
  { game, questions, opensAt }: GameAt,
  players: number,
): z.infer<typeof gameAnswerSchema> {
  const { slug, title, description, language, trial } = game;
  return {
    slug,
    title,
    description,
    language,
    trial,
    opensAt,
    players,
    questions: questions.map(presentQuestion),
  };
}

function presentQuestion(question: Question): z.infer<typeof questionSchema> {
  switch (question.kind) {
    case 'match':
      return { ...question, result: question.result && [question.result[0], question.result[1]] };
    case 'group-order':
      return { ...question, teams: [...question.teams], result: question.result && [...question.result] };
    case 'district-winner':
      return { ...question, candidates: [...question.candidates] };
    case 'list-share':
      return { ...question, result: question.result === null ? null : question.result / 100 };
  }
}
