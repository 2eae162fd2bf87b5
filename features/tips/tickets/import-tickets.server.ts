/** Imports existing tickets, without checks of closing times, and scores them. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type GameAt, gameAt } from '../game/game-at.ts';
import { scoreIn } from '../game/score-game.server.ts';
import { lockGames, writeTickets } from '../tips-queries.server.ts';
import { parseAnswer } from './answer.ts';
import { checkNickname } from './nickname.ts';
import type { SaveNeeds } from './save-tickets.server.ts';
import { newTicketKey, ownerOf } from './ticket-secrets.server.ts';

export interface ImportedTicket {
  /** Any text that identifies the ticket; no reader can use it as a token unless it is one. */
  token: string;
  nickname: string;
  /** By the question's id. */
  answers: Readonly<Record<string, string>>;
}

export async function importTickets(
  needs: Omit<SaveNeeds, 'db'>,
  slug: string,
  ticketsFor: (game: GameAt) => readonly ImportedTicket[],
  trx: Transaction<DB>,
): Promise<void> {
  const game = needs.gameOf(slug);
  const loaded = game && (await needs.loadResults(game.results));
  if (!game || !loaded) throw new Error(`There is no tip game '${slug}' with results.`);
  const { results } = loaded;
  await lockGames(trx, [slug]);
  const at = needs.clock.now();
  const current = gameAt(game, results, null, at.getTime() / 1000);
  const { questions } = current;
  const rows = ticketsFor(current).map(({ token, nickname, answers }) => {
    const checked = checkNickname(nickname, needs.forbiddenWords);
    if (checked.kind === 'refused')
      throw new Error(`${slug}: the nickname '${nickname}' is refused: ${checked.code}`);
    const parsed = questions.flatMap((question): [string, string][] => {
      const text = answers[question.id];
      if (text === undefined) return [];
      const answer = parseAnswer(question, text);
      if (answer === null) throw new Error(`${slug}: '${text}' is no answer to '${question.id}'`);
      return [[question.id, answer]];
    });
    const names = { nickname: checked.nickname, nicknameKey: checked.key };
    return {
      game: slug,
      owner: ownerOf(token),
      key: newTicketKey(),
      ...names,
      points: 0,
      answers: Object.fromEntries(parsed),
    };
  });
  await writeTickets(trx, rows, at);
  await scoreIn(trx, needs, game, results);
}
