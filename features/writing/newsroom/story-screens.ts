/** The screens of writing, and the search for stories in the command palette. */
import {
  type PaletteOffers,
  type PaletteSource,
  resultOf,
  type Screen,
  sitesFor,
} from '#features/kit/public.newsroom.ts';
import { actWords } from './acts/act-words.ts';
import { boardWords } from './board/board-words.ts';
import { noticesPath } from './notices/NoticeBell.tsx';
import { boardCall, searchCall } from './story-answers.ts';

export const storyScreens: readonly Screen[] = [
  {
    path: noticesPath,
    load: async () => (await import('./notices/NoticesScreen.tsx')).NoticesScreen,
  },
  {
    path: '/',
    load: async () => (await import('./board/BoardScreen.tsx')).BoardScreen,
    name: (language) => boardWords[language].stories,
    right: 'write-own-stories',
  },
  { path: '/cikk/$id', load: async () => (await import('./StoryScreen.tsx')).StoryScreen },
  {
    path: '/cikk/$id/javitas',
    load: async () => (await import('./repair/RepairScreen.tsx')).RepairScreen,
  },
  {
    path: '/cikk/$id/helyesbites',
    load: async () => (await import('./repair/RepairScreen.tsx')).CorrectScreen,
  },
  {
    path: '/cikk/$id/tortenet',
    load: async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen,
  },
  { path: '/cikk/$id/akkor', load: async () => (await import('./past/PastScreen.tsx')).PastScreen },
  {
    path: '/cikk/$id/elonezet',
    load: async () => (await import('./preview/PreviewScreen.tsx')).PreviewScreen,
  },
];

export const storySource: PaletteSource = {
  name: (language) => boardWords[language].palette,
  async find(send, words) {
    const rows = await resultOf(send(searchCall(words)));
    return rows
      .filter(({ title }) => title !== '')
      .slice(0, 12)
      .map(({ id, title, section }) => ({
        id: `story-${id}`,
        label: title,
        note: section ?? '',
        path: `/cikk/${id}`,
      }));
  },
};

/** Withdrawals of the stories of the day, the newest first: on a phone three taps from every screen. */
export const withdrawalOffers: PaletteOffers = {
  name: 'withdrawals',
  async find(newsroom) {
    const slugs = sitesFor(newsroom, 'publish-stories').map(({ slug }) => slug);
    if (slugs.length === 0) return [];
    const rows = await resultOf(newsroom.send(boardCall('today', { site: '', q: '' })));
    const words = actWords[newsroom.language];
    return rows
      .filter(
        ({ publicState, site, title }) => publicState === 'public' && slugs.includes(site) && title !== '',
      )
      .toSorted((one, other) => Date.parse(other.pubDate ?? '') - Date.parse(one.pubDate ?? ''))
      .map(({ id, title, section }) => ({
        id: `withdraw-${id}`,
        label: words.withdrawStory(title),
        note: section ?? '',
        path: `/cikk/${id}`,
        query: { teendo: 'withdraw' },
      }));
  },
};
