/** The calls of what waits on devices of a member, and the shape of what they answer with. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';

export interface UnsentStory {
  storyId: number;
  changes: number;
  /** By client, the number of its last entry. */
  numbers: Record<string, number>;
}

const folder = (device: string) => `/api/newsroom/devices/${device}/unsent`;

/** @param isFarewell the tab may be gone before the answer arrives */
export function reportUnsentCall(
  device: string,
  stories: readonly UnsentStory[],
  isFarewell: boolean,
): Call<undefined> {
  return {
    method: 'PUT',
    path: folder(device),
    body: { stories },
    outlivesTab: isFarewell,
    read: () => undefined,
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
