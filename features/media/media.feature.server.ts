import { defineFeature } from '#features/kit/public.ts';
import { facts } from './media.feature.ts';
import type { MediaFeature } from './media-feature.server.ts';

export const mediaFeature = defineFeature({
  ...facts,
  jobs: ({ media }: { media: MediaFeature }) => [
    {
      name: 'picture-rights',
      at: '* * * * *',
      timeoutMs: 60_000,
      tries: 3,
      async run() {
        const changed = (await media.endRights()) + (await media.eraseTakenDown());
        return changed === 0 ? '' : `${changed} pictures`;
      },
    },
  ],
});
