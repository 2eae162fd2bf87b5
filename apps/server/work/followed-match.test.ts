import { afterAll, expect, it } from 'vitest';
import { resources } from '#features/livescore/public.server.ts';
import { deliverAll, registerBrowser, sentMessages } from '#tests/push-sandbox.ts';
import { withTestApp } from '#tests/test-app.ts';

const testApp = withTestApp();
afterAll(async () => {
  await testApp.context.push.stop();
  await testApp.context.livescore.stop();
});

it('a goal in an answer of the provider of live scores reaches the readers who follow the match', async () => {
  const { context } = testApp;
  await context.livescore.read(resources.match(2024002));
  const name = await context.push.titleOf({ site: 'telex', topic: 'match.2024002' });
  expect(name).toBe('Magyarország–Svájc');
  await registerBrowser(context, ['match.2024002']);
  expect(await context.push.followedMatches()).toEqual([2024002]);
  const found = await context.livescore.read(resources.match(2024002));
  const fixture = found?.value[0];
  if (!fixture) throw new Error('the sandbox has no such match');
  const response = (goals: number, short: string) => [
    {
      fixture: { id: 2024002, timestamp: fixture.kickOff, status: { short, elapsed: 12 + goals } },
      league: fixture.league,
      teams: { home: { id: 769, name: 'Hungary' }, away: { id: 15, name: 'Switzerland' } },
      goals: { home: 0, away: goals },
    },
  ];
  for (const goals of [0, 1])
    await context.livescore.recordReplay(resources.match(2024002), {
      response: response(goals, '1H'),
      forMs: 60_000,
    });
  await deliverAll(context);
  expect(await sentMessages(context)).toMatchObject([
    { message: { notification: { title: 'Gól! Magyarország–Svájc 0–1' } } },
  ]);
});

it('a match that was played leaves the lists of those who follow it', async () => {
  const { context } = testApp;
  await context.livescore.read(resources.match(2024002));
  const { token } = await registerBrowser(context, ['fontos', 'match.2024002']);
  testApp.setTime('2024-06-20T08:00:00+02:00');
  await context.push.prune();
  expect((await context.push.browserOf(token))?.topics).toHaveLength(2);
  testApp.setTime('2024-06-23T08:00:00+02:00');
  expect(await context.push.prune()).toContain('deleted 1 matches');
  expect((await context.push.browserOf(token))?.topics).toEqual([{ site: 'telex', topic: 'fontos' }]);
});

it('naming numbers of matches does not ask the provider of live scores', async () => {
  const { context } = testApp;
  const wanted = () =>
    context.db.selectFrom('livescore_resources').select('address').orderBy('address').execute();
  const before = await wanted();
  for (let id = 900; id < 950; id += 1)
    expect(await context.push.titleOf({ site: 'telex', topic: `match.${id}` })).toBeNull();
  expect(await wanted()).toEqual(before);
});
