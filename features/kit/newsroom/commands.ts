/** Commands of what is open now, for the palette and the list of shortcuts [NRA-04]. */
import { useEffect } from 'react';

export interface NewsroomCommand {
  id: string;
  label: string;
  /** As `event.key` with its modifiers: `Ctrl+Enter`. On a Mac the command key counts as Ctrl. */
  shortcut?: string;
  /** Left out where the text's own keys do it: the command is only listed. */
  run?: () => void;
}

const open = new Set<readonly NewsroomCommand[]>();

/** Offers commands while the component is shown. */
export function useCommands(commands: readonly NewsroomCommand[]): void {
  useEffect(() => {
    open.add(commands);
    return () => void open.delete(commands);
  }, [commands]);
}

export function openCommands(): NewsroomCommand[] {
  return [...open].flat();
}

/** @example shortcutOf({ key: 'k', ctrlKey: true, … }) // 'Ctrl+K' */
export function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  const isLetter = /^\p{L}$/u.test(key);
  const parts = [
    (ctrlKey || metaKey) && 'Ctrl',
    altKey && 'Alt',
    shiftKey && (isLetter || key.length > 1) && 'Shift',
    isLetter ? key.toUpperCase() : key,
  ];
  return parts.filter(Boolean).join('+');
}
