import { afterEach, describe, expect, it } from 'vitest';
import { resources } from '#features/livescore/public.server.ts';
import { gamesPart } from '#pages/tips/games-part.server.ts';
import { footballAnswer } from '#sample/sandbox/football/football-answers.ts';
import { withServer } from '#tests/server.ts';

const euro = { league: 4, season: 2024 };
const game = gamesPart.schema.parse({
  slug: 'eb-elo',
  site: 'telex',
  title: 'Élő Eb',
  description: 'Játék a teszteknek.',
  results: 'football:4/2024',
  // The time of the tests is after the match, whose replay decides when its result is there.
  closes: '2026-11-22T00:00:00+01:00',
  questions: [{ id: 'hun-sui', kind: 'match', match: 2024002, factor: 2 }],
});
const server = withServer({ edition: (edition) => ({ ...edition, parts: [...edition.parts, game] }) });
const page = '/melleklet/tippjatek/eb-elo';

/** Records the season as it stood at a time. */
async function standAt(time: string): Promise<void> {
  const answer = footballAnswer(
    'fixtures',
    new URLSearchParams({ league: '4', season: '2024' }),
    new Date(time),
  );
  await server.context.livescore.recordReplay(resources.matchesOfSeason(euro), {
    response: answer,
    forMs: Infinity,
  });
  await server.settled();
}

const textAt = async (path: string) =>
  (await server.telex(path)).text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

afterEach(() => server.context.livescore.stop());

describe('a game about a season of live scores', () => {
  it('has its matches, and its tickets get points when they are over [S45]', async () => {
    const { tips } = server.context;
    await standAt('2024-06-15T13:40:00Z');
    expect(await textAt(page)).toContain('Magyarország – Svájc');
    const token = await tips.tokens.issue();
    const saved = await tips.save({
      game: 'eb-elo',
      token,
      nickname: 'Szurkoló',
      answers: new Map([['hun-sui', '1-3']]),
    });
    expect(saved).toMatchObject({ kind: 'saved', refused: { closed: [], invalid: [] } });
    await server.settled();
    expect(await textAt(page)).toMatch(/Szurkoló 0 /);
    await standAt('2024-06-15T16:00:00Z');
    expect(await textAt(page)).toMatch(/Szurkoló 6 /);
    expect((await server.telex('/api/tips/eb-elo')).json()).toMatchObject({
      questions: [{ state: 'scored' }],
    });
  });

  it('is refused with a question that a season does not have', () => {
    const faulty = gamesPart.schema.parse({
      ...game,
      slug: 'rossz',
      questions: [{ id: 'csoport', kind: 'group-order', group: 'A' }],
    });
    const { edition } = server;
    expect(gamesPart.faults({ ...edition, parts: [...edition.parts, faulty] })).toEqual([
      "tip game 'rossz': question 'csoport': the results 'football:4/2024' never have it",
    ]);
  });
});
