/** The screens of writing, and the search for stories in the command palette. */
import { type PaletteSource, resultOf, type Screen } from '#features/kit/public.newsroom.ts';
import { boardWords } from './board/board-words.ts';
import { noticesPath } from './notices/NoticeBell.tsx';
import { searchCall } from './story-answers.ts';

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
