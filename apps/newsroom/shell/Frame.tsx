/** The frame of every screen: the bar with the menu, the palette, the list of shortcuts. */
import { Navigate, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type NewsroomCommand,
  openCommands,
  ScreenLink,
  shortcutOf,
  useCommands,
  useNewsroom,
} from '#features/kit/public.newsroom.ts';
import { BreakingButton } from '#features/push/public.newsroom.ts';
import { NoticeBell } from '#features/writing/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { newsroomWords } from '../newsroom-words.ts';
import { namedScreens } from '../palette/named-screens.ts';
import { Palette } from '../palette/Palette.tsx';
import { ShortcutList } from '../palette/ShortcutList.tsx';
import styles from './Frame.module.css';
import { PersonMenu } from './PersonMenu.tsx';

const magnifier = 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm8 14-3.7-3.7';

export function Frame() {
  const { language } = useNewsroom();
  const words = newsroomWords[language];
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const commands = useMemo(
    (): NewsroomCommand[] => [
      { id: 'palette', label: words.openPalette, shortcut: 'Ctrl+K', run: () => setOpen('palette') },
      { id: 'shortcuts', label: words.showShortcuts, shortcut: '?', run: () => setOpen('shortcuts') },
    ],
    [words],
  );
  useCommands(commands);
  useShortcuts();
  return (
    <div className={styles.frame}>
      <a href="#screen" className={styles.skip}>
        {words.skip}
      </a>
      <header className={styles.bar}>
        <ScreenLink to="/" className={styles.name}>
          {words.newsroom}
        </ScreenLink>
        <Screens />
        <ActionButton
          kind="bare"
          label={words.search}
          shortcut="Ctrl+K"
          className={styles.search}
          onPress={() => setOpen('palette')}
        >
          <Icon path={magnifier} />
        </ActionButton>
        <NoticeBell />
        <BreakingButton />
        <PersonMenu onShortcuts={() => setOpen('shortcuts')} />
      </header>
      <main id="screen" tabIndex={-1} className={styles.screen}>
        <OpenScreen />
      </main>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'shortcuts' && <ShortcutList onClose={close} />}
    </div>
  );
}

/** Redirects members without the right to boards from `/szerkesztoseg/` to their first screen. */
function OpenScreen() {
  const { language, me } = useNewsroom();
  // The location changes before the shown screen: the boards would be requested meanwhile.
  const shown = useMatches().at(-1)?.fullPath;
  const named = namedScreens({ me, language });
  const [first] = named;
  if (shown === '/' && first && named.every(({ path }) => path !== '/'))
    return <Navigate to={first.path} replace />;
  return <Outlet />;
}

function Screens() {
  const { language, me } = useNewsroom();
  const { pathname } = useLocation();
  const listed = namedScreens({ me, language }).filter(({ isOnlyFound }) => !isOnlyFound);
  return (
    <nav className={styles.screens} aria-label={newsroomWords[language].screens}>
      {listed.map(({ path, name }) => (
        <ScreenLink
          key={path}
          to={path}
          isCurrent={pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))}
        >
          {name}
        </ScreenLink>
      ))}
    </nav>
  );
}

/** Runs the commands of the open screen; in text fields a key without Ctrl or Alt is text. */
function useShortcuts(): void {
  useEffect(() => {
    const run = (event: KeyboardEvent): void => {
      const pressed = shortcutOf(event);
      if (event.defaultPrevented || (!/^(Ctrl|Alt)\+/.test(pressed) && isWriting(event.target))) return;
      // A dialog has the keyboard for itself.
      if (document.querySelector('dialog[open]')) return;
      const command = openCommands().find(({ shortcut }) => shortcut === pressed);
      if (!command?.run) return;
      event.preventDefault();
      command.run();
    };
    addEventListener('keydown', run);
    return () => removeEventListener('keydown', run);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
