/** The newsroom's screens of members. */
import type { Screen } from '#features/kit/public.newsroom.ts';
import { membersPath } from './member-paths.ts';
import { memberWords } from './member-words.ts';

export const memberScreens: readonly Screen[] = [
  {
    path: membersPath,
    load: async () => (await import('./MembersScreen.tsx')).MembersScreen,
    name: (language) => memberWords[language].members,
    right: 'manage-members',
  },
  {
    path: `${membersPath}/$id`,
    load: async () => (await import('./MemberScreen.tsx')).MemberScreen,
  },
];
