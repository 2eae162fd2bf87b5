/** A feed with every character and markup that has broken a feed before. */
import type { Feed, FeedItem } from './feed.ts';

export const hostileTitle = 'Kis & nagy <b>hír</b> ]]> „idéz” 😀 \u0000\u0007\ud800 ]]> &amp;';
/** The title after parsing: the removed characters are not valid XML. */
export const hostileTitleAsRead = 'Kis & nagy <b>hír</b> ]]> „idéz” 😀  ]]> &amp;';

const plain: FeedItem = {
  id: 'https://lap.example/2026/11/20/csendes',
  address: 'https://lap.example/2026/11/20/csendes',
  title: 'Csendes nap',
  summary: '',
  html: null,
  publishedAt: Date.parse('2026-11-20T10:00:00+01:00') / 1000,
  updatedAt: Date.parse('2026-11-20T09:00:00+01:00') / 1000,
  language: 'en',
  authors: [],
  categories: [],
  picture: null,
};

export const hostileFeed: Feed = {
  title: hostileTitle,
  description: 'Minden, ami <kacsacsőr> & egyéb',
  home: 'https://lap.example/legfrissebb?a=1&b=2',
  self: 'https://lap.example/rss?a=1&b=2',
  hubs: ['https://hub.example/?x=1&y=2'],
  language: 'hu',
  icon: 'https://lap.example/icon-512.png',
  publisher: 'Lap & Kiadó',
  items: [
    {
      ...plain,
      id: 'https://lap.example/2026/11/20/elirt?x=1&y="2"',
      address: 'https://lap.example/2026/11/21/hir?x=1&y="2"',
      title: hostileTitle,
      summary: '1 < 2 & 3 > 2',
      html: '<p>Első ]]&gt; bekezdés &amp; <a href="https://lap.example/?a=1&amp;b=2">link</a> ]]></p>',
      publishedAt: Date.parse('2026-11-21T07:05:09+01:00') / 1000,
      updatedAt: Date.parse('2026-11-21T07:30:00+01:00') / 1000,
      language: 'hu',
      authors: [
        { name: 'Székely "Anna" & fia', address: 'https://lap.example/szerzo/szekely-anna' },
        { name: 'Barta Gellért', address: null },
      ],
      categories: ['Belföld', 'hidak & kompok'],
      picture: {
        address: 'https://lap.example/kepek/abc/hid-w1200.jpg',
        type: 'image/jpeg',
        width: 1200,
        height: 800,
        description: 'A híd <este>',
        credit: 'Fotó: Kis & Nagy',
      },
    },
    plain,
  ],
};
