/** Answers of each simulated service. */
import type { IncomingHttpHeaders } from 'node:http';
import { bnrAnswer, ecbAnswer, mnbAnswer } from './bank-answers.ts';
import { vtrAnswer } from './elections/vtr-answers.ts';
import { gaugesAnswer, levelsAnswer, weatherAnswer } from './reading-answers.ts';

export interface SandboxRequest {
  method: string;
  /** Path below the service's own. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

const xml = (body: string | null) => body !== null && { status: 200, type: 'text/xml; charset=utf-8', body };
const json = (value: unknown, status = 200) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Null for an unknown service or path. */
export function sandboxAnswer(service: string, request: SandboxRequest, now: Date) {
  const { method, path, query, body } = request;
  switch (service) {
    case 'mnb':
      return (method === 'POST' && xml(mnbAnswer(body, now))) || null;
    case 'ecb':
      return xml(ecbAnswer(path, now)) || null;
    case 'bnr':
      return xml(bnrAnswer(path, now)) || null;
    case 'weather': {
      const answer = weatherAnswer(query, now);
      return answer === null ? json({ error: true, reason: 'No such place.' }, 400) : json(answer);
    }
    case 'water':
      return waterAnswer(request, now);
    case 'vtr': {
      const file = vtrAnswer(path, now);
      return file && json(file);
    }
    default:
      return null;
  }
}

/** Valid for a quarter of an hour, like the real service's tokens. */
const tokenMs = 900_000;

function waterAnswer({ path, headers, body }: SandboxRequest, now: Date) {
  if (path === 'AuthApi/auth/token')
    return headers.origin === undefined
      ? json({ error: 'no origin' }, 403)
      : json({ access_token: String(now.getTime() + tokenMs) });
  const token = Number(headers.authorization?.replace('Bearer ', ''));
  if (!(token >= now.getTime())) return json({ error: 'no token' }, 401);
  if (path.startsWith('Vra/InternetVmo/11/')) return json(gaugesAnswer());
  const levels = path === 'TS/TsShort' ? levelsAnswer(JSON.parse(body), now) : null;
  return levels === null ? null : json(levels);
}
