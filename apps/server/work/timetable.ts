/**
 * The timetable of the jobs that one process runs for all; `../schedule.ts` has what every process of the server repeats
 * by itself. No other file sets their times.
 */
import { namedResources } from '#features/livescore/public.server.ts';
import type { FiguresSource } from '#features/sites/public.ts';
import type { Job } from '#platform/jobs/job.ts';
import { seasonIn } from '../compose/game-results.ts';
import type { AppContext } from '../compose.ts';
import { renderMail } from './queues.ts';

const minuteMs = 60_000;

/** Central banks publish rates once a day, at no fixed hour. */
const figures: { source: FiguresSource; name: string; at: string }[] = [
  { source: 'mnb', name: 'rates-mnb', at: '*/20 10-18 * * 1-5' },
  { source: 'bnr', name: 'rates-bnr', at: '*/20 11-18 * * 1-5' },
  { source: 'ecb', name: 'rates-ecb', at: '*/20 15-20 * * 1-5' },
  { source: 'weather', name: 'weather', at: '*/15 * * * *' },
  { source: 'water', name: 'water', at: '10,40 * * * *' },
];

type TimetableNeeds = Pick<
  AppContext,
  | 'accounts'
  | 'edition'
  | 'figures'
  | 'livescore'
  | 'content'
  | 'elections'
  | 'tips'
  | 'newsletters'
  | 'push'
  | 'support'
>;

export function timetableOf(needs: TimetableNeeds): Job[] {
  const { accounts, edition, figures: feature, livescore, elections, newsletters, push, support } = needs;
  const updates = figures
    .filter(({ source }) => feature.setting?.sources[source] !== undefined)
    .map(({ source, name, at }) => ({
      name,
      at,
      timeZone: 'Europe/Budapest',
      timeoutMs: 2 * minuteMs,
      tries: 4,
      run: (signal: AbortSignal) => feature.update(source, signal),
    }));
  return [
    ...updates,
    ...(livescore.setting === null ? [] : [followNamedScores(needs), pruneScores(livescore)]),
    pruneCounts(elections),
    ...(support.hasGateways ? supportJobs(support) : []),
    sendNewsletters(newsletters),
    pruneNewsletters(newsletters),
    pruneNewsroomLog(accounts, edition),
    ...(push.isOn ? [sendNotifications(push), pruneNotifications(push)] : []),
  ];
}

/** More than are played on one day. */
const maxNamed = 200;

/** Refreshes live scores that stories and games name or readers follow, without readers, too; `follow` lasts longer than the pause between runs. */
function followNamedScores({ livescore, content, tips, push }: TimetableNeeds): Job {
  return {
    name: 'livescore-follow',
    at: '*/10 * * * *',
    timeZone: 'Europe/Budapest',
    timeoutMs: minuteMs,
    tries: 2,
    async run() {
      const followed = await push.followedMatches();
      const ids = [...(await content.namedLivescoreIds(maxNamed)), ...followed.map((id) => `football:${id}`)];
      const ofGames = tips.games.flatMap(({ results }) => seasonIn(results) ?? []);
      await livescore.follow([...namedResources(ids), ...ofGames]);
      return '';
    },
  };
}

function pruneScores({ prune }: AppContext['livescore']): Job {
  return {
    name: 'livescore-prune',
    at: '40 3 * * *',
    timeZone: 'Europe/Budapest',
    timeoutMs: 10 * minuteMs,
    tries: 3,
    run: prune,
  };
}

/** Deliveries that waited for the end of quiet hours or for a push service; messages are sent by their queue. */
function sendNotifications({ sendDue }: AppContext['push']): Job {
  return {
    name: 'push-send',
    at: '20 * * * * *',
    timeZone: 'Europe/Budapest',
    timeoutMs: 15 * minuteMs,
    tries: 2,
    async run(signal) {
      const sent = await sendDue(signal);
      return sent === 0 ? '' : `sent ${sent} notifications`;
    },
  };
}

function pruneNotifications({ prune }: AppContext['push']): Job {
  return {
    name: 'push-prune',
    at: '30 3 * * *',
    timeZone: 'Europe/Budapest',
    timeoutMs: 10 * minuteMs,
    tries: 3,
    run: prune,
  };
}

function pruneCounts({ prune }: AppContext['elections']): Job {
  return {
    name: 'election-prune',
    at: '50 3 * * *',
    timeZone: 'Europe/Budapest',
    timeoutMs: 10 * minuteMs,
    tries: 3,
    run: prune,
  };
}

/** Charges early enough for the day's mails to be answered; each job reads what an earlier one left open. */
function supportJobs(support: AppContext['support']): Job[] {
  const { chargeDue, settleOpen, nightly } = support;
  const zone = 'Europe/Budapest';
  return [
    {
      name: 'support-settle',
      at: '*/5 * * * *',
      timeZone: zone,
      timeoutMs: 4 * minuteMs,
      tries: 2,
      async run(signal) {
        const { settled, open } = await settleOpen(signal);
        return settled + open === 0 ? '' : `${settled} payments settled, ${open} still open`;
      },
    },
    {
      // Several times, for charges whose outcome was unknown at first.
      name: 'support-charge',
      at: '15 7,11,15 * * *',
      timeZone: zone,
      timeoutMs: 60 * minuteMs,
      tries: 2,
      async run(signal) {
        const { due, paid, failed, open, withoutKey, withoutAccount } = await chargeDue(signal);
        const warned = await support.warnOfCards();
        const reminded = await support.remindOfYears();
        if (due + warned + reminded === 0) return '';
        const postponed = [
          withoutKey === 0 ? '' : `, ${withoutKey} postponed without the key of the cards`,
          withoutAccount === 0 ? '' : `, ${withoutAccount} postponed without an account for their currency`,
        ].join('');
        const charges = `${due} charges due: ${paid} paid, ${failed} failed, ${open} open${postponed}`;
        return `${charges}; ${warned} warned of their card, ${reminded} reminded of their year`;
      },
    },
    {
      name: 'support-compare',
      at: '20 3 * * *',
      timeZone: zone,
      timeoutMs: 60 * minuteMs,
      tries: 2,
      run: nightly,
    },
  ];
}

/** Issues at their times, in each site's own zone; and those that no process sends any more. */
function sendNewsletters({ runSchedule }: AppContext['newsletters']): Job {
  return {
    name: 'newsletters',
    at: '* * * * *',
    timeZone: 'Europe/Budapest',
    timeoutMs: 5 * minuteMs,
    tries: 3,
    run: () => runSchedule(renderMail),
  };
}

function pruneNewsletters({ prune }: AppContext['newsletters']): Job {
  return {
    name: 'newsletters-prune',
    at: '20 4 * * *',
    timeZone: 'Europe/Budapest',
    timeoutMs: 10 * minuteMs,
    tries: 3,
    run: prune,
  };
}

function pruneNewsroomLog({ audit }: AppContext['accounts'], { retention }: AppContext['edition']): Job {
  return {
    name: 'newsroom-log-prune',
    at: '30 4 * * *',
    timeZone: 'Europe/Budapest',
    timeoutMs: 10 * minuteMs,
    tries: 3,
    async run() {
      const deleted = await audit.deleteOld(retention.newsroomLogDays);
      return deleted === 0 ? '' : `deleted ${deleted} lines`;
    },
  };
}
