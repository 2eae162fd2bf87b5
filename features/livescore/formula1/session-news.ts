/** The announcement for screen readers when a refresh changes it: the state of the session, and its leader. */
import type { Formula1Data, SessionData } from './formula1-data.ts';
import { formula1PageWords } from './formula1-page-words.ts';

export function sessionNews({ shown }: Formula1Data): Record<string, string> {
  const session = shown.kind === 'versenynaptar' ? (shown.weekend?.session ?? null) : null;
  if (!session) return {};
  const id = `${session.id} ${session.isGrid}`;
  return { [`${id} state`]: stateOf(session), [`${id} leader`]: leaderOf(session) };
}

function stateOf({ name, state }: SessionData): string {
  if (state === 'live') return formula1PageWords.news.began(name);
  return state === 'completed' ? formula1PageWords.news.over(name) : '';
}

function leaderOf({ rows }: SessionData): string {
  const name = rows[0]?.driver.name;
  return name ? formula1PageWords.news.leader(name) : '';
}
