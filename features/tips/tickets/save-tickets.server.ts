/**
 * Saves tickets in batches: each batch is one transaction that locks its games, so that no answer is accepted while the
 * tickets are scored, and no two readers get the same nickname.
 */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { createBatcher } from '#platform/db/create-batcher.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Game } from '../game/game.ts';
import { gameAt, scoredVersion } from '../game/game-at.ts';
import type { GameResults, LoadResults } from '../game/game-results.ts';
import { isAnswerable, type Question } from '../game/question.ts';
import {
  clearedOf,
  holdersOf,
  lockGames,
  markUnscored,
  type TicketRow,
  ticketsOf,
  writeTickets,
} from '../tips-queries.server.ts';
import { parseAnswer } from './answer.ts';
import { checkNickname, type ForbiddenWords, type NicknameRefusal } from './nickname.ts';
import { nothingRefused, type Refused, type SaveResult } from './ticket.ts';
import { newTicketKey, ownerOf } from './ticket-secrets.server.ts';

export interface Submission {
  game: string;
  token: string;
  /** '' to leave it as it is. */
  nickname: string;
  /** By the question's id, not checked yet; '' withdraws a saved answer. Questions that are not here stay as they are. */
  answers: ReadonlyMap<string, string>;
}

export interface SaveNeeds {
  db: Kysely<DB>;
  clock: Clock;
  gameOf(slug: string): Game | null;
  loadResults: LoadResults;
  forbiddenWords: readonly ForbiddenWords[];
  recordInvalidations(trx: Transaction<DB>, entries: Dependency[]): Promise<void>;
}

/** Maximum of a batch; it limits how long a transaction locks its games. */
const maxBatch = 250;

export function createTicketSaver(needs: SaveNeeds): (submission: Submission) => Promise<SaveResult> {
  return createBatcher<Submission, SaveResult>((batch) => saveBatch(needs, batch), maxBatch);
}

async function saveBatch(needs: SaveNeeds, batch: readonly Submission[]): Promise<SaveResult[]> {
  const played = await playedGames(needs, batch);
  if (played.size === 0) return batch.map(() => ({ kind: 'no-game' }));
  return needs.db.transaction().execute((trx) => writeBatch(needs, batch, played, trx));
}

interface PlayedGame {
  game: Game;
  results: GameResults;
}

async function playedGames(
  { gameOf, loadResults }: SaveNeeds,
  batch: readonly Submission[],
): Promise<Map<string, PlayedGame>> {
  const slugs = [...new Set(batch.map(({ game }) => game))];
  const found = await Promise.all(
    slugs.map(async (slug): Promise<[string, PlayedGame] | null> => {
      const game = gameOf(slug);
      const loaded = game && (await loadResults(game.results));
      return game && loaded && [slug, { game, results: loaded.results }];
    }),
  );
  return new Map(found.filter((one) => one !== null));
}

async function writeBatch(
  needs: SaveNeeds,
  batch: readonly Submission[],
  played: ReadonlyMap<string, PlayedGame>,
  trx: Transaction<DB>,
): Promise<SaveResult[]> {
  const rows = await lockGames(trx, [...played.keys()]);
  // After the locks: waiting for them must not keep a question open.
  const at = needs.clock.now();
  const current = new Map(
    [...played].map(([slug, { game, results }]) => {
      const start = rows.get(slug)?.start ?? null;
      return [slug, gameAt(game, results, start, at.getTime() / 1000)];
    }),
  );
  const tickets = await loadTickets(needs, batch, trx);
  const outcomes = batch.map((one): SaveResult => {
    const found = current.get(one.game);
    return found ? accept(one, found.questions, tickets) : { kind: 'no-game' };
  });
  const changed = tickets.changed();
  if (changed.length === 0) return outcomes;
  await writeTickets(trx, changed, at);
  // Scored with other results than those that were known to this batch: the new answers need their points, too.
  const stale = [...current].filter(([slug, game]) => rows.get(slug)?.scored !== scoredVersion(game));
  await markUnscored(
    trx,
    stale.map(([slug]) => slug),
  );
  const games = [...new Set(changed.map(({ game }) => game))].filter((slug) => tickets.isTableChanged(slug));
  const keys = [...games.map((game) => `tips:${game}`), ...changed.map(({ key }) => `tip-ticket:${key}`)];
  await needs.recordInvalidations(
    trx,
    keys.map((key) => ({ key })),
  );
  return outcomes;
}

async function loadTickets(
  { forbiddenWords }: SaveNeeds,
  batch: readonly Submission[],
  trx: Transaction<DB>,
): Promise<BatchTickets> {
  const pairs = batch.map(({ game, token }) => ({ game, owner: ownerOf(token) }));
  const wanted = batch.flatMap(({ game, nickname }) => {
    const checked = checkNickname(nickname, forbiddenWords);
    return checked.kind === 'valid' ? [{ game, nicknameKey: checked.key }] : [];
  });
  const [holders, cleared] = [await holdersOf(trx, wanted), await clearedOf(trx, wanted)];
  return new BatchTickets(await ticketsOf(trx, pairs), { holders, cleared }, forbiddenWords);
}

interface NicknameInGame {
  game: string;
  nicknameKey: string;
}

/** Readers' tickets as they are after the submissions that were accepted so far. */
class BatchTickets {
  readonly #tickets = new Map<string, TicketRow>();
  readonly #changed = new Set<string>();
  readonly #changedTables = new Set<string>();
  readonly #holders: Map<string, string>;
  readonly #cleared: ReadonlySet<string>;
  readonly #forbiddenWords: readonly ForbiddenWords[];

  constructor(
    rows: readonly TicketRow[],
    names: { holders: readonly (NicknameInGame & { owner: string })[]; cleared: readonly NicknameInGame[] },
    forbiddenWords: readonly ForbiddenWords[],
  ) {
    for (const row of rows) this.#tickets.set(`${row.game} ${row.owner}`, row);
    const nameOf = ({ game, nicknameKey }: NicknameInGame) => `${game} ${nicknameKey}`;
    this.#holders = new Map(names.holders.map((one) => [nameOf(one), one.owner]));
    this.#cleared = new Set(names.cleared.map(nameOf));
    this.#forbiddenWords = forbiddenWords;
  }

  of(game: string, owner: string): TicketRow | null {
    return this.#tickets.get(`${game} ${owner}`) ?? null;
  }

  put(row: TicketRow): void {
    const before = this.of(row.game, row.owner);
    if ((before?.nickname ?? null) !== row.nickname) this.#changedTables.add(row.game);
    this.#tickets.set(`${row.game} ${row.owner}`, row);
    this.#changed.add(`${row.game} ${row.owner}`);
  }

  changed(): TicketRow[] {
    return [...this.#changed].flatMap((name) => this.#tickets.get(name) ?? []);
  }

  isTableChanged(game: string): boolean {
    return this.#changedTables.has(game);
  }

  /** A name that a reader gives up in this batch is free in the next one: the index would refuse it now. */
  claim(game: string, owner: string, text: string): { nickname: string; key: string } | NicknameRefusal {
    const checked = checkNickname(text, this.#forbiddenWords);
    if (checked.kind === 'refused') return checked.code;
    const name = `${game} ${checked.key}`;
    if (this.#cleared.has(name)) return 'NICKNAME_FORBIDDEN';
    if ((this.#holders.get(name) ?? owner) !== owner) return 'NICKNAME_TAKEN';
    this.#holders.set(name, owner);
    return checked;
  }
}

function accept(submission: Submission, questions: readonly Question[], tickets: BatchTickets): SaveResult {
  const { game, token, nickname, answers } = submission;
  const owner = ownerOf(token);
  const before = tickets.of(game, owner);
  const checked = checkAnswers(questions, answers, before?.answers ?? {});
  const claimed = nickname.trim() === '' ? null : tickets.claim(game, owner, nickname);
  const isNamed = claimed !== null && typeof claimed !== 'string';
  const refused: Refused = {
    ...nothingRefused,
    closed: checked.closed,
    invalid: checked.invalid,
    nickname: typeof claimed === 'string' ? claimed : null,
  };
  if (!before && !isNamed && checked.given.size === 0) return { kind: 'nothing-saved', refused };
  const empty = {
    game,
    owner,
    key: newTicketKey(),
    nickname: null,
    nicknameKey: null,
    points: 0,
    answers: {},
  };
  const row: TicketRow = {
    ...(before ?? empty),
    ...(isNamed ? { nickname: claimed.nickname, nicknameKey: claimed.key } : {}),
    answers: withoutAnswers({ ...before?.answers, ...Object.fromEntries(checked.given) }, checked.withdrawn),
  };
  tickets.put(row);
  return { kind: 'saved', key: row.key, refused, withdrawn: checked.withdrawn.length };
}

function withoutAnswers(answers: TicketRow['answers'], ids: readonly string[]): TicketRow['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)));
}

interface CheckedAnswers {
  given: Map<string, string>;
  withdrawn: string[];
  closed: string[];
  invalid: string[];
}

/** An answer that is already saved is not late. */
function checkAnswers(
  questions: readonly Question[],
  answers: ReadonlyMap<string, string>,
  before: Readonly<Record<string, string>>,
): CheckedAnswers {
  const checked: CheckedAnswers = { given: new Map(), withdrawn: [], closed: [], invalid: [] };
  for (const [id, text] of answers) {
    const question = questions.find((one) => one.id === id);
    const isWithdrawal = text === '' && before[id] !== undefined;
    const answer = question && !isWithdrawal ? parseAnswer(question, text) : null;
    if (text === '' && before[id] === undefined) continue;
    if (!question || (answer === null && !isWithdrawal)) checked.invalid.push(id);
    else if (!isWithdrawal && before[id] === answer) continue;
    else if (!isAnswerable(question)) checked.closed.push(id);
    else if (answer === null) checked.withdrawn.push(id);
    else checked.given.set(id, answer);
  }
  return checked;
}
