import { useContext, useState } from 'react';
import { campaignsPath, securityPath } from '#features/accounts/public.ts';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { may } from '#features/sites/public.ts';
import { Menu, type MenuItem } from '#ui/app/Menu.tsx';
import { Icon } from '#ui/Icon.tsx';
import { chooseColourMode, chosenColourMode, colourModes } from '../colour-mode.ts';
import { newsroomWords } from '../newsroom-words.ts';
import { switchLanguage } from '../switch-language.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useSignOut } from './use-sign-out.ts';

const person = 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7a6.5 6.5 0 0 1 13 0';

/** The person's own choices, the newsroom's other pages, and the way out. */
export function PersonMenu({ onShortcuts }: { onShortcuts(): void }) {
  const { me, language } = useNewsroom();
  const words = newsroomWords[language];
  const setLanguage = useContext(switchLanguage);
  const [mode, setMode] = useState(chosenColourMode);
  const { waiting, signOut, stay, keepAndLeave, discardAndLeave } = useSignOut();
  const items: MenuItem[] = [
    { id: 'shortcuts', label: words.shortcuts, onPress: onShortcuts },
    { id: 'language', label: words.language, onPress: () => setLanguage(language === 'hu' ? 'en' : 'hu') },
    ...colourModes.map((id) => ({
      id,
      label: words[id],
      isCurrent: id === mode,
      onPress: () => {
        chooseColourMode(id);
        setMode(id);
      },
    })),
    ...(may({ kind: 'newsroom', ...me }, 'manage-ads')
      ? [{ id: 'ads', label: words.ads, href: campaignsPath }]
      : []),
    { id: 'security', label: words.security, href: securityPath },
    { id: 'readers', label: words.readersPage, href: '/' },
    {
      id: 'out',
      label: words.signOut,
      onPress: signOut,
    },
  ];
  return (
    <>
      <Menu name={words.person(me.name)} button={<Icon path={person} />} items={items} />
      {waiting.length > 0 && (
        <SignOutDialog
          language={language}
          waiting={waiting}
          onStay={stay}
          onKeep={keepAndLeave}
          onDiscard={discardAndLeave}
        />
      )}
    </>
  );
}
