import { expect, it } from 'vitest';
import { describe as describeStatus } from './push-commands.server.ts';

it('the status of notifications names the services that pause, until when, and what waits', () => {
  const until = new Date('2026-11-21T08:05:00+01:00');
  const pauses = [{ service: 'firebase', faults: 5, until, waiting: 12 }];
  const status = { counts: { browsers: 3, apps: 1 }, topics: [], messages: [] };
  expect(describeStatus({ ...status, pauses })).toMatch(
    /firebase pauses until .+ after 5 faults in a row; 12 deliveries wait/,
  );
  expect(describeStatus({ ...status, pauses: [] })).not.toContain('pauses');
});
