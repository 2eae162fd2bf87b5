/** API calls for unsent changes on a member's devices, and the schema of their responses. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';

export interface UnsentStory {
  storyId: number;
  changes: number;
  /** The number of the last entry, by client. */
  numbers: Record<string, number>;
}

const folder = (device: string) => `/api/newsroom/devices/${device}/unsent`;

export interface DeviceReport {
  stories: readonly UnsentStory[];
  /** All stories with data on the device. */
  stored?: readonly { storyId: number; epoch: number }[];
  /** Other members who used the device. */
  members?: readonly number[];
}

const toDeleteSchema = z.object({
  gone: z.array(z.int()),
  stale: z.array(z.int()),
  members: z.array(z.int()),
});

/** Stored stories and members that the device has to delete [SAVE-13]. */
export type ToDelete = z.infer<typeof toDeleteSchema>;

/** @param isFarewell the tab may be closed before the response arrives */
export function reportUnsentCall(device: string, report: DeviceReport, isFarewell: boolean): Call<ToDelete> {
  return {
    method: 'PUT',
    path: folder(device),
    body: report,
    outlivesTab: isFarewell,
    read: (value) => toDeleteSchema.parse(value),
  };
}

const elsewhereSchema = z.object({
  devices: z.array(
    z.object({
      name: z.string(),
      at: z.string(),
      stories: z.array(z.object({ id: z.int(), title: z.string(), changes: z.int() })),
    }),
  ),
});

export type DeviceElsewhere = z.infer<typeof elsewhereSchema>['devices'][number];

export function unsentElsewhereCall(device: string): Call<DeviceElsewhere[]> {
  return { path: folder(device), read: (value) => elsewhereSchema.parse(value).devices };
}
