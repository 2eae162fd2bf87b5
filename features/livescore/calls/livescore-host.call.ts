/** Shown when the cache host is opened in a browser [FOOT-19]. */

import { defineCall, ownCall, text } from '#features/kit/public.ts';
import { livescoreSetting } from '../livescore-setting.ts';

export const livescoreHostCall = defineCall({
  ...ownCall,
  id: 'livescoreHost',
  method: 'GET',
  path: (edition) => (livescoreSetting.of(edition)?.hosts ?? []).map((host) => ({ path: '/', host })),
  summary: 'What the live-score service is',
  answer: text('text/plain; charset=utf-8'),
  handle: async () => ({ kind: 'answer', value: description, dependencies: null }),
});

const description = `Ez a lap élőeredmény-szolgáltatása; itt nincs olvasnivaló.
This is the paper's live-score service; its calls are described at /api/openapi.json.

GET /livescore/football/fixtures?date=2024-06-15
GET /livescore/football/fixtures/{id}
GET /livescore/formula-1/races?season=2024
`;
