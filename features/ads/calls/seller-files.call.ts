/** `/ads.txt`, `/app-ads.txt` and `/sellers.json` of a domain: who may sell its advertisements. 404 where there are none. */
import { z } from 'zod';
import { defineCall, failure, json, publicFile, text } from '#features/kit/public.ts';
import { type AdsSetting, adsOf } from '../ads-part.ts';
import { sellersSchema } from '../sellers.ts';

function listCall(id: string, path: string, linesIn: (setting: AdsSetting) => string[] | undefined) {
  return defineCall({
    ...publicFile,
    id,
    path,
    summary: `Sellers of advertisements (${path})`,
    answer: text('text/plain; charset=utf-8'),
    caching: 'day',
    problems: ['page-not-found'],
    async handle({ view: { edition, site } }) {
      const setting = adsOf(edition, site);
      const lines = setting && linesIn(setting);
      if (!lines) return failure('page-not-found', 'This domain has no such list.');
      return { kind: 'answer', value: `${lines.join('\n')}\n`, dependencies: null };
    },
  });
}

export const adsTxtCall = listCall('adsTxt', '/ads.txt', ({ adsTxt }) => adsTxt);
export const appAdsTxtCall = listCall('appAdsTxt', '/app-ads.txt', ({ appAdsTxt }) => appAdsTxt);

export const sellersCall = defineCall({
  ...publicFile,
  id: 'sellers',
  path: '/sellers.json',
  summary: 'Sellers of advertisements (/sellers.json)',
  answer: json(sellersSchema.extend({ version: z.literal('1.0') }), 'The sellers.'),
  caching: 'day',
  problems: ['page-not-found'],
  async handle({ view: { edition, site } }) {
    const sellers = adsOf(edition, site)?.sellers;
    if (!sellers) return failure('page-not-found', 'This domain has no such list.');
    return { kind: 'answer', value: { ...sellers, version: '1.0' as const }, dependencies: null };
  },
});
