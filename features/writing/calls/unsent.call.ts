/**
 * `/api/newsroom/devices/{device}/unsent`: unsent changes on a device, for the member's other devices
 * [SAVE-07].
 */
import { z } from 'zod';
import { browserName } from '#features/accounts/public.ts';
import { defineCall, json, jsonBody } from '#features/kit/public.ts';
import type { UnsentRow } from '../unsent/unsent-queries.server.ts';
import { memberOf, newsroomCall, type WritingNeeds } from './newsroom-call.server.ts';

const deviceInPath = z.object({ device: z.uuid() });
const greatest = 2_147_483_647;
const mostStories = 200;
const mostStored = 2_000;
const ids = z.array(z.int());

const shared = {
  ...newsroomCall,
  path: '/api/newsroom/devices/:device/unsent',
  params: deviceInPath,
} as const;

export const reportUnsentCall = defineCall({
  ...shared,
  id: 'newsroomReportUnsent',
  method: 'PUT',
  summary:
    'What a device of a member stores, and what of it was not sent; the answer says what it has to delete',
  body: jsonBody(
    z.strictObject({
      stories: z
        .array(
          z.strictObject({
            storyId: z.int().positive().max(greatest),
            changes: z.int().positive().max(1_000_000),
            numbers: z
              .record(z.string().max(64), z.int().nonnegative().max(greatest))
              .describe('By client, the number of its last entry.'),
          }),
        )
        .max(mostStories)
        .describe('Those with changes that were not sent.'),
      stored: z
        .array(
          z.strictObject({ storyId: z.int().positive().max(greatest), epoch: z.int().min(0).max(greatest) }),
        )
        .max(mostStored)
        .default([])
        .describe('All of which it stores something.'),
      members: z
        .array(z.int().positive().max(greatest))
        .max(100)
        .default([])
        .describe('Other members who used the device.'),
    }),
    262_144,
  ),
  answer: json(
    z.object({
      gone: ids.describe('Stories of which nothing is left.'),
      stale: ids.describe('Stories of which only what was not sent is still to be stored.'),
      members: ids.describe('Members who have left.'),
    }),
    'Stored stories and members that the device has to delete.',
  ),
  async handle({ params: { device }, body, viewer }, { writing }: WritingNeeds) {
    const { stories, stored, members } = body;
    const member = memberOf(viewer);
    const { by } = member;
    // A program has no devices.
    if (by.kind === 'member')
      await writing.unsent.report(
        { memberId: by.id, device, deviceName: browserName(viewer.userAgent) },
        stories,
      );
    const value = await writing.unsent.toDelete({ stories: stored, members }, member);
    return { kind: 'answer', value, dependencies: null };
  },
});

export const unsentElsewhereCall = defineCall({
  ...shared,
  id: 'newsroomUnsentElsewhere',
  method: 'GET',
  summary: 'What other devices of the member had not sent when they were last in contact',
  answer: json(
    z.object({
      devices: z.array(
        z.object({
          name: z.string().describe('Browser and system.'),
          at: z.iso.datetime(),
          stories: z.array(
            z.object({
              id: z.int(),
              title: z.string(),
              changes: z.int().describe('0 when it is not known how many: the connection was lost.'),
            }),
          ),
        }),
      ),
    }),
    'The newest first.',
  ),
  async handle({ params: { device }, viewer }, { writing }: WritingNeeds) {
    const member = memberOf(viewer);
    const rows = member.by.kind === 'member' ? await writing.unsent.elsewhere(device, member) : [];
    const devices = [...Map.groupBy(rows, (row) => row.device).values()].flatMap(presented);
    return { kind: 'answer', value: { devices }, dependencies: null };
  },
});

function presented(rows: readonly UnsentRow[]) {
  const [first] = rows;
  if (!first) return [];
  const stories = rows.map(({ storyId: id, title, changes }) => ({ id, title, changes }));
  return [{ name: first.deviceName, at: first.at.toISOString(), stories }];
}
