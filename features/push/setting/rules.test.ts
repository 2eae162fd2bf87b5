import { describe, expect, it } from 'vitest';
import { kindOfToken } from '../devices/client-token.server.ts';
import { isKnownEndpoint } from '../devices/endpoint.ts';
import { fcmConditions, fcmTopic } from '../devices/fcm-topics.ts';
import { fieldOf, refOf } from '../pages/notifications-data.ts';
import { announcementOf, payloadOf, shortened } from '../payload.ts';
import { clockOfMinutes, endOfQuietHours, minutesOfClock } from '../quiet-hours.ts';
import {
  manner,
  matchTopic,
  subjectOf,
  tagTopic,
  topicsOfMatch,
  topicsOfStory,
  topicsSchema,
} from '../topic.ts';
import { topicFaults } from './push-part.ts';

const topics = [
  topicsSchema.parse({
    site: 'telex',
    topics: [
      { name: 'fontos', title: 'Fontos', text: '', stories: { flags: ['important'] } },
      {
        name: 'sport',
        title: 'Sport',
        text: '',
        stories: { sections: ['sport'], flags: ['important', 'live'] },
      },
      { name: 'azonnal', title: 'Azonnal', text: '', isUrgent: true, lifetimeMinutes: 60 },
      { name: 'valogatott', title: 'Válogatott', text: '', teams: [769], lifetimeMinutes: 5 },
    ],
  }),
  topicsSchema.parse({ site: 'transtelex', topics: [{ name: 'fontos', title: 'Fontos', text: '' }] }),
];

describe('quiet hours', () => {
  const night = { from: 22 * 60, to: 7 * 60 };

  it.each([
    ['2026-11-21T20:59:59Z', null],
    ['2026-11-21T21:00:00Z', '2026-11-22T06:00:00.000Z'],
    ['2026-11-22T05:59:30Z', '2026-11-22T06:00:00.000Z'],
    ['2026-11-22T06:00:00Z', null],
  ])('in Budapest at %s end at %s', (at, end) => {
    expect(endOfQuietHours(new Date(at), 'Europe/Budapest', night)?.toISOString() ?? null).toBe(end);
  });

  it('follow the clock of the site: the same moment is quiet in Bucharest and not in Budapest', () => {
    const at = new Date('2026-11-21T20:30:00Z');
    expect(endOfQuietHours(at, 'Europe/Budapest', night)).toBeNull();
    expect(endOfQuietHours(at, 'Europe/Bucharest', night)?.toISOString()).toBe('2026-11-22T05:00:00.000Z');
  });

  it.each([
    ['the clocks go forward', '2026-03-28T22:30:00Z', '2026-03-29T05:00:00.000Z'],
    ['the clocks go back', '2026-10-24T21:30:00Z', '2026-10-25T06:00:00.000Z'],
  ])('end at seven in the morning when %s', (_name, at, end) => {
    expect(endOfQuietHours(new Date(at), 'Europe/Budapest', night)?.toISOString()).toBe(end);
  });

  it.each(['2026-03-28T22:30:00Z', '2026-03-29T00:30:00Z', '2026-03-29T00:59:30Z'])(
    'end after the hour that the clocks skip, if their end is in it: at %s',
    (at) => {
      const end = endOfQuietHours(new Date(at), 'Europe/Budapest', { from: 22 * 60, to: 150 });
      expect(end?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    },
  );

  it('are over at the first half past two of the night that has two of them', () => {
    const hours = { from: 22 * 60, to: 150 };
    const end = endOfQuietHours(new Date('2026-10-24T21:30:00Z'), 'Europe/Budapest', hours);
    expect(end?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(endOfQuietHours(new Date('2026-10-25T00:30:00Z'), 'Europe/Budapest', hours)).toBeNull();
  });

  it('never end before the moment that is in them, in any hour of a year', () => {
    const faults: string[] = [];
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, hour, 45));
      for (const to of [0, 105, 150, 420]) {
        const hours = { from: 22 * 60, to };
        const end = endOfQuietHours(at, 'Europe/Budapest', hours);
        if (end && (end <= at || endOfQuietHours(end, 'Europe/Budapest', hours)))
          faults.push(`${at.toISOString()} ${to}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('may be in the afternoon, and are none when both times are equal', () => {
    const nap = { from: 13 * 60, to: 15 * 60 };
    const at = new Date('2026-11-21T13:00:00Z');
    expect(endOfQuietHours(at, 'Europe/Budapest', nap)?.toISOString()).toBe('2026-11-21T14:00:00.000Z');
    expect(endOfQuietHours(at, 'Europe/Budapest', { from: 840, to: 840 })).toBeNull();
  });

  it('are read from a field and written into it', () => {
    expect(['22:00', '07:05', '24:00', '7:00', ''].map(minutesOfClock)).toEqual([
      1320,
      425,
      null,
      null,
      null,
    ]);
    expect([1320, 425, 0].map(clockOfMinutes)).toEqual(['22:00', '07:05', '00:00']);
  });
});

describe('the endpoint of a browser', () => {
  const hosts = ['fcm.googleapis.com', '*.push.apple.com'];
  const known = (address: string, sandbox: string | null = null): boolean =>
    isKnownEndpoint(address, { hosts, sandbox });

  it.each(['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/abc'])(
    'may be %s',
    (address) => {
      expect(known(address)).toBe(true);
    },
  );

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.attacker.example/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com.example/x',
    'https://attacker.example/?fcm.googleapis.com',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
  ])('is refused as %s', (address) => {
    expect(known(address)).toBe(false);
  });

  it('is refused when it is too long', () => {
    expect(known(`https://fcm.googleapis.com/${'x'.repeat(2_048)}`)).toBe(false);
  });

  it('may be the sandbox only where there is one', () => {
    const address = 'http://127.0.0.1:4000/webpush/send/x';
    expect(known(address, 'http://127.0.0.1:4000')).toBe(true);
    expect(known(address, 'http://127.0.0.1:4001')).toBe(false);
    expect(known(address)).toBe(false);
  });
});

describe('topics', () => {
  const story = { sites: ['telex'], flags: ['important'], sections: ['belfold'], tags: ['hidak'] };

  it('get the stories that match all of their lists, and the tags that readers follow', () => {
    expect(topicsOfStory(topics, story)).toEqual([
      { site: 'telex', topic: 'fontos' },
      { site: 'telex', topic: 'tag.hidak' },
    ]);
    const sport = { ...story, sections: ['sport'], flags: ['live'], tags: [] };
    expect(topicsOfStory(topics, sport)).toEqual([{ site: 'telex', topic: 'sport' }]);
    expect(topicsOfStory(topics, { ...sport, flags: [] })).toEqual([]);
    expect(topicsOfStory(topics, { ...story, sites: ['g7'] })).toEqual([]);
  });

  it('of a match are its own and those of its teams', () => {
    expect(topicsOfMatch(topics, { id: 5, teams: [769, 15] })).toEqual([
      { site: 'telex', topic: 'match.5' },
      { site: 'telex', topic: 'valogatott' },
      { site: 'transtelex', topic: 'match.5' },
    ]);
  });

  it('that readers follow have names that Firebase allows, and no others', () => {
    expect(subjectOf(tagTopic('hidak'))).toEqual({ kind: 'tag', slug: 'hidak' });
    expect(subjectOf(matchTopic(2024002))).toEqual({ kind: 'match', id: 2024002 });
    for (const name of ['fontos', 'tag.', 'tag.Á', 'tag.a/b', 'match.0', 'match.x', 'match.1234567890'])
      expect(subjectOf(name)).toBeNull();
  });

  it('decide whether a message is urgent and how long it lives', () => {
    const of = (...names: string[]) =>
      manner(
        topics,
        names.map((topic) => ({ site: 'telex', topic })),
      );
    expect(of('fontos')).toEqual({ isUrgent: false, lifetimeMinutes: 720 });
    expect(of('fontos', 'azonnal')).toEqual({ isUrgent: true, lifetimeMinutes: 60 });
    expect(of('match.5')).toEqual({ isUrgent: false, lifetimeMinutes: 10 });
  });

  it('have one name for each site at Firebase, at most five in a condition', () => {
    expect(fcmTopic({ site: 'telex', topic: 'fontos' }, 'telex')).toBe('fontos');
    expect(fcmTopic({ site: 'transtelex', topic: 'fontos' }, 'telex')).toBe('transtelex.fontos');
    const many = Array.from({ length: 6 }, (_, at) => ({ site: 'telex', topic: `t${at}` }));
    expect(fcmConditions(many, 'telex')).toEqual([
      "'t0' in topics || 't1' in topics || 't2' in topics || 't3' in topics || 't4' in topics",
      "'t5' in topics",
    ]);
  });

  it('are checked in an edition: `fontos` on every site, no name twice, no unknown site [PUSH-03]', () => {
    const sites = [{ slug: 'telex' }, { slug: 'transtelex' }];
    expect(topicFaults({ sites }, topics)).toEqual([]);
    const other = topicsSchema.parse({
      site: 'nincs',
      topics: [
        { name: 'a', title: 'A', text: '' },
        { name: 'a', title: 'A', text: '' },
      ],
    });
    expect(topicFaults({ sites }, [...topics, other])).toEqual([
      "push: no site has the slug 'nincs'",
      "push: 'nincs' has no topic 'fontos'",
      "push: 'nincs' has the topic 'a' twice",
    ]);
  });

  it('are the values of fields', () => {
    expect(refOf(fieldOf({ site: 'telex', topic: 'tag.hidak' }))).toEqual({
      site: 'telex',
      topic: 'tag.hidak',
    });
    expect(['fontos', 'telex/', '<b>/x', ''].map(refOf)).toEqual([null, null, null, null]);
  });
});

describe('a message', () => {
  it('is declarative, with an absolute address', () => {
    const payload = payloadOf({
      tag: 'story:5',
      title: 'Elkelt a híd',
      body: '',
      url: 'https://a.example/5',
    });
    expect(JSON.parse(payload)).toEqual({
      web_push: 8030,
      notification: {
        title: 'Elkelt a híd',
        body: '',
        navigate: 'https://a.example/5',
        tag: 'story:5',
        lang: 'hu',
      },
    });
  });

  it('is shortened after a whole word, and fits into 4 096 bytes whatever the story is', () => {
    expect(shortened('Elkelt a híd,\n a komp marad', 15)).toBe('Elkelt a híd…');
    expect(shortened('rövid', 14)).toBe('rövid');
    const long = {
      event: 'story:5',
      tag: 'story:5',
      title: 'ű'.repeat(9_000),
      body: '„'.repeat(9_000),
      url: 'https://a.example/5',
    };
    expect(Buffer.byteLength(payloadOf(announcementOf(long)))).toBeLessThan(3_000);
  });
});

it('tells tokens of browsers and of apps apart', () => {
  const app = `cK3_d:APA91b${'x'.repeat(130)}`;
  expect(['a'.repeat(24), app, 'short', 'a b', `${app}/..`, 'x'.repeat(2_000), ''].map(kindOfToken)).toEqual([
    'browser',
    'app',
    null,
    null,
    null,
    null,
    null,
  ]);
});
