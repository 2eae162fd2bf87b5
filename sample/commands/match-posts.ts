/** Posts of a live blog about a match, from what the data says and nothing else. */

import { type Fixture, type MatchEvent, minuteText, teamName } from '#features/livescore/public.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';

export interface MatchPost {
  title: string;
  /** HTML. */
  text: string;
  keyEvent: boolean;
}

/** Posts about what happened between two readings of a match, in the order of the events. */
export function postsBetween(before: Fixture | null, now: Fixture): MatchPost[] {
  const events = eventsOf(now);
  const known = new Set((before ? eventsOf(before) : []).map((event) => JSON.stringify(event)));
  const fresh = events.flatMap((event, at) =>
    known.has(JSON.stringify(event)) ? [] : postOfEvent(event, events.slice(0, at + 1), now),
  );
  const started = postOfState(before, now);
  // A break or the end comes after what happened before it, a beginning before.
  return begins.has(now.state) ? [...started, ...fresh] : [...fresh, ...started];
}

/** Without those of an unknown minute, which nobody could have seen happen. */
function eventsOf({ details }: Fixture): MatchEvent[] {
  return (details?.events ?? []).filter(({ at }) => at.elapsed !== null);
}

const begins = new Set<Fixture['state']>(['first-half', 'second-half', 'extra-time']);

function postOfState(before: Fixture | null, now: Fixture): MatchPost[] {
  if (before?.state === now.state) return [];
  const key = (title: string, text: string): MatchPost[] => [
    { title, text: `<p>${text}</p>`, keyEvent: true },
  ];
  switch (now.state) {
    case 'first-half':
      return before === null || before.state === 'not-started'
        ? key('Elkezdődött a mérkőzés', `${teams(now)}: gurul a labda. Helyszín: ${place(now)}.`)
        : [];
    case 'half-time':
      return key(`Félidő: ${line(now, goalsOf(now))}`, 'Szünet, a csapatok az öltözőben.');
    case 'second-half':
      return key('Elkezdődött a második félidő', `Az állás: ${line(now, goalsOf(now))}.`);
    case 'extra-time':
      return key('Hosszabbítás', `A rendes játékidő után ${line(now, goalsOf(now))} az állás.`);
    case 'finished':
    case 'finished-after-extra-time':
    case 'finished-after-shoot-out':
      return key(`Vége: ${line(now, goalsOf(now))}`, 'Lefújták a mérkőzést.');
    default:
      return [];
  }
}

/** @param sofar The events of the match up to this one. */
function postOfEvent(event: MatchEvent, sofar: readonly MatchEvent[], match: Fixture): MatchPost[] {
  const minute = `${minuteText(event.at)}. perc`;
  const team = nameOf(event.teamId === match.home.id ? match.home.name : match.away.name);
  const player = escapeHtml(event.player ?? 'ismeretlen játékos');
  switch (event.kind) {
    case 'goal': {
      const score = line(match, [countGoals(sofar, match.home.id), countGoals(sofar, match.away.id)]);
      const how = { normal: '', penalty: ' (tizenegyesből)', own: ' (öngól)' }[event.how];
      const text = `<p>${minute}: <strong>${player}</strong>${how}. Az állás: ${score}.</p>`;
      return [{ title: `Gól! ${score}`, text, keyEvent: true }];
    }
    case 'card': {
      const colour = { yellow: 'Sárga lap', 'second-yellow': 'Második sárga lap', red: 'Piros lap' }[
        event.colour
      ];
      return [
        {
          title: `${colour}: ${team}`,
          text: `<p>${minute}: ${player}.</p>`,
          keyEvent: event.colour !== 'yellow',
        },
      ];
    }
    case 'missed-penalty':
      return [
        { title: `Kimaradt tizenegyes: ${team}`, text: `<p>${minute}: ${player}.</p>`, keyEvent: true },
      ];
    case 'substitution': {
      const on = escapeHtml(event.comesOn ?? 'ismeretlen játékos');
      return [
        { title: `Csere: ${team}`, text: `<p>${minute}: ${on} be, ${player} le.</p>`, keyEvent: false },
      ];
    }
    default:
      return [];
  }
}

function countGoals(events: readonly MatchEvent[], team: number | null): number {
  return events.filter(({ kind, teamId }) => kind === 'goal' && teamId === team).length;
}

function goalsOf({ goals }: Fixture): [number, number] {
  return [goals.home ?? 0, goals.away ?? 0];
}

/** `Magyarország–Svájc 1–3` */
function line(match: Fixture, [home, away]: [number, number]): string {
  return `${teams(match)} ${home}–${away}`;
}

function teams({ home, away }: Fixture): string {
  return `${nameOf(home.name)}–${nameOf(away.name)}`;
}

function nameOf(name: string | null): string {
  return escapeHtml(teamName(name, 'hu') ?? '?');
}

function place({ venue }: Fixture): string {
  return escapeHtml([venue.name, venue.city].filter((part) => part !== null).join(', ')) || 'ismeretlen';
}
