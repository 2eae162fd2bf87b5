/** `lapzarta tips …` without a database: what is started or cleared, and what is refused. */
import { Command } from 'commander';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DB } from '#db/types.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { createTipsFeature, type TipsFeature } from '../tips-feature.server.ts';
import { addTipsCommands } from './tips-commands.server.ts';

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (inner) => new PostgresIntrospector(inner),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const start = vi.fn<TipsFeature['start']>();
const clearNickname = vi.fn<TipsFeature['clearNickname']>();
const tips: TipsFeature = {
  ...createTipsFeature({
    db,
    clock: fixedClock('2026-11-21T08:00:00Z'),
    games: [],
    forbiddenWords: [],
    loadResults: async () => null,
    recordInvalidations: async () => undefined,
  }),
  start,
  clearNickname,
};
const printed = vi.fn<typeof console.log>();

beforeEach(() => {
  start.mockReset().mockResolvedValue(true);
  clearNickname.mockReset().mockResolvedValue(true);
  vi.spyOn(console, 'log').mockImplementation(printed.mockReset());
});
afterEach(() => vi.restoreAllMocks());

async function run(...args: string[]): Promise<void> {
  const program = new Command();
  addTipsCommands(program, (_name, act) => act({ tips }));
  for (const command of program.commands.flatMap((one) => [one, ...one.commands]))
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(['tips', ...args], { from: 'user' });
}

describe('tips start', () => {
  it('starts a game at the time of the clock, as fast as the clock [S45]', async () => {
    await run('start', 'proba-eb-2024');
    const at = Date.UTC(2026, 10, 21, 8) / 1000;
    expect(start).toHaveBeenCalledExactlyOnceWith('proba-eb-2024', { at, speed: 1 });
    expect(printed).toHaveBeenCalledExactlyOnceWith('proba-eb-2024 is started.');
  });

  it.each([
    ['0.1', 0.1],
    ['1000', 1_000],
    ['1e2', 100],
  ])('runs it at the speed %s', async (text, speed) => {
    await run('start', 'proba', '--speed', text);
    expect(start.mock.lastCall?.[1].speed).toBe(speed);
  });

  it.each(['0', '-1', '1001', 'gyors', 'NaN', 'Infinity', '', '2x'])(
    'refuses the speed %j, and starts nothing',
    async (speed) => {
      await expect(run('start', 'proba', `--speed=${speed}`)).rejects.toThrow('a number from 0.1 to 1000');
      expect(start).not.toHaveBeenCalled();
    },
  );

  it('says so if there is no such game, or its times are fixed', async () => {
    start.mockResolvedValue(false);
    await expect(run('start', 'nincs')).rejects.toThrow(
      new OperatorError("There is no game 'nincs' that waits for a start."),
    );
    expect(printed).not.toHaveBeenCalled();
  });
});

describe('tips clear-nickname', () => {
  it('clears a nickname as it is written, spaces included', async () => {
    await run('clear-nickname', 'proba', 'Kis  Pista');
    expect(clearNickname).toHaveBeenCalledExactlyOnceWith('proba', 'Kis  Pista');
  });

  it('says so if nobody has it', async () => {
    clearNickname.mockResolvedValue(false);
    await expect(run('clear-nickname', 'proba', 'Senki')).rejects.toThrow(
      new OperatorError("The game 'proba' has no ticket with the nickname 'Senki'."),
    );
  });
});
