/** Texts of a match: its state, minutes and events in words. */
import { hasScore } from '../fixture-state.ts';
import { teamName } from '../names/team-names.ts';
import type { MatchLine } from './match-data.ts';
import type { MatchEvent, Moment } from './match-event.ts';
import { type MatchWords, matchWords } from './match-words.ts';

export type Language = 'hu' | 'en';

/** The score of the two teams as texts; null before the kick-off [FOOT-10]. */
export function scoreOf({ state, goals }: Pick<MatchLine, 'state' | 'goals'>): [string, string] | null {
  if (!hasScore(state) || goals.home === null || goals.away === null) return null;
  return [String(goals.home), String(goals.away)];
}

/** `45+2`; empty for an unknown minute. */
export function minuteText({ elapsed, extra }: Moment): string {
  if (elapsed === null) return '';
  return extra === null || extra === 0 ? String(elapsed) : `${elapsed}+${extra}`;
}

/** `67. perc`, `Félidő`, `Vége`; an unknown state by its code [FOOT-10] [S43]. */
export function stateText(match: MatchLine, language: Language): string {
  const words = matchWords[language];
  if (match.state === 'unknown') return words.unknownState(match.code);
  const minute = minuteText(match);
  if (minutes.has(match.state) && minute !== '') return words.minute(minute);
  return words.states[match.state];
}

const minutes = new Set<MatchLine['state']>(['first-half', 'second-half', 'extra-time', 'in-progress']);

export function homeName(match: MatchLine, language: Language): string {
  return teamName(match.home.name, language) ?? matchWords[language].unnamed;
}

export function awayName(match: MatchLine, language: Language): string {
  return teamName(match.away.name, language) ?? matchWords[language].unnamed;
}

/** `Magyarország–Svájc` */
export function matchName(match: MatchLine, language: Language): string {
  return `${homeName(match, language)}–${awayName(match, language)}`;
}

/** The kind of an event in words: `Gól`, `Sárga lap`, `Videóbíró`; the provider's own word for an unknown one. */
export function eventKind(event: MatchEvent, words: MatchWords): string {
  switch (event.kind) {
    case 'goal':
      return words.goal[event.how];
    case 'missed-penalty':
      return words.missedPenalty;
    case 'shoot-out-kick':
      return words.sections.shootOut;
    case 'card':
      return words.card[event.colour];
    case 'substitution':
      return words.substitution;
    case 'review':
      return words.review;
    case 'unknown':
      return event.said.detail ?? event.said.type;
  }
}

/** Player and detail of an event: `Varga (11-es)`, `Rüdiger (öngól)`. */
export function eventPeople(event: MatchEvent, words: MatchWords): string {
  const player = event.player ?? words.unknownPlayer;
  switch (event.kind) {
    case 'goal':
      if (event.how === 'own') return `${player} ${words.ownMark}`;
      return event.how === 'penalty' ? `${player} ${words.penaltyMark}` : player;
    case 'substitution':
      return `${event.comesOn ?? words.unknownPlayer} (${words.on}), ${player} (${words.off})`;
    case 'shoot-out-kick':
      return `${player}: ${words.kick(event.isScored)}`;
    case 'review':
      return [event.player, event.decision].filter((part) => part !== null).join(': ');
    case 'unknown':
      return event.player ?? '';
    case 'missed-penalty':
    case 'card':
      return player;
  }
}
