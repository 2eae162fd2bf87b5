/** Saves tickets of invented players in the finished tip games of the edition, the same at every load. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImportedTicket, TipsFeature } from '#features/tips/public.server.ts';
import type { GameAt } from '#features/tips/public.ts';
import { createRandom, type Random } from '../random.ts';
import type { SampleTips } from './sample-schema.ts';

export async function saveTickets(
  tips: TipsFeature,
  { players, nicknames }: SampleTips,
  trx: Transaction<DB>,
): Promise<void> {
  for (const [slug, count] of Object.entries(players)) {
    // Another edition has other games.
    if (!tips.gameOf(slug)) continue;
    const names = createRandom(`tips/${slug}`).shuffle(nicknames).slice(0, count);
    await tips.importTickets(slug, (game) => names.map((nickname) => ticketOf(game, nickname)), trx);
  }
}

function ticketOf({ game, questions }: GameAt, nickname: string): ImportedTicket {
  const random = createRandom(`tips/${game.slug}/${nickname}`);
  const skill = random.range(0.15, 0.6);
  const answered = questions.filter(() => random.chance(0.94));
  return {
    // No reader can use this token, as it has no signature.
    token: `sample ${nickname}`,
    nickname,
    answers: Object.fromEntries(answered.map((question) => [question.id, answerTo(question, random, skill)])),
  };
}

type Question = GameAt['questions'][number];

/** @param skill From 0 to 1: how often the player knows the result. */
function answerTo(question: Question, random: Random, skill: number): string {
  switch (question.kind) {
    case 'match': {
      const goals = question.result ?? [1, 1];
      return goals
        .map((right) => (random.chance(skill) ? right : random.pick([0, 0, 1, 1, 1, 2, 2, 3])))
        .join('-');
    }
    case 'group-order':
      return orderOf(question, random, skill).join();
    case 'district-winner': {
      const [first, second] = question.candidates;
      const names = [question.result, first?.name, second?.name].filter((name) => typeof name === 'string');
      return random.chance(skill) ? (names[0] ?? '') : random.pick(names);
    }
    case 'list-share': {
      const wrong = (random.next() + random.next() - 1) * (1 - skill) * 1_400;
      const share = Math.min(9_900, Math.max(10, (question.result ?? 1_000) + wrong));
      return String(Math.round(share / 10) / 10);
    }
  }
}

/** The result, with some neighbours in the wrong order. */
function orderOf(
  { result, teams }: Extract<Question, { kind: 'group-order' }>,
  random: Random,
  skill: number,
): string[] {
  const order = result?.map(({ team }) => team) ?? teams.map(({ code }) => code);
  return random.chance(skill / 2) ? order : random.shuffle(order);
}
