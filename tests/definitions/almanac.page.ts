/** `/almanach`: what happened on a day of the year. */
import { z } from 'zod';
import { definePage, headOfPage } from '#features/kit/public.ts';
import { fullAddress } from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dayKey } from '#platform/time/hungarian-date.ts';

const dayField = z
  .string()
  .regex(/^\d{2}-\d{2}$/)
  .nullable()
  .default(null);

export const almanacPage = definePage({
  route: 'almanac',
  view: 'AlmanacPage',
  at: [{ pattern: '/almanach', sites: 'root', row: undefined }],
  query: z.object({ nap: dayField }),
  audience: 'everyone',
  frame: 'site',
  sitemap: async ({ view }) => ({ entries: [{ address: fullAddress(view, '/almanach') }], dependencies: [] }),
  examples: [{ name: 'almanac', path: '/almanach' }],
  async load(request, { clock }: { clock: Clock }) {
    const today = dayKey(clock.now().getTime() / 1000, request.site.timeZone);
    const day = request.query.nap ?? today.slice('2026-'.length);
    return {
      kind: 'page',
      head: headOfPage(request, {
        title: 'Almanach',
        description: 'Mi történt ezen a napon?',
        canonicalPath: request.path,
      }),
      data: { day },
      dependencies: [{ key: `almanac:${day}` }],
    };
  },
});
