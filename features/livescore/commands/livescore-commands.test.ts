import { expect, it } from 'vitest';
import { withTestApp } from '#tests/test-app.ts';
import { resources } from '../provider/resources.ts';
import { describeStatus } from './livescore-commands.server.ts';

const testApp = withTestApp();

it('the status of live scores has sources, quotas, and the ages of what is looked at', async () => {
  const { livescore, clock } = testApp.context;
  testApp.setTime('2024-06-15T13:20:00Z');
  await livescore.read(resources.match(2024002));
  testApp.setTime('2024-06-15T13:21:00Z');
  const text = describeStatus(await livescore.status(), clock.now());
  expect(text).toMatch(/football from sandbox\n {2}quota: \d+ of 75000 calls left at 2024-06-15T13:20:00Z/);
  expect(text).toContain('resources: 1 known, 1 looked at, 0 failing');
  expect(text).toContain('football/fixtures?id=2024002: 60 s old, due 2024-06-15T13:20:15Z, 1 answer');
  expect(text).toContain('formula1 from sandbox\n  quota: not known yet');
  expect(describeStatus([], clock.now())).toBe('This edition has no live scores.');
});
