import { describe, expect, it } from 'vitest';
import { shortcutOf } from './commands.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the name of a shortcut', () => {
  it.each([
    [{ key: 'k', ctrlKey: true }, 'Ctrl+K'],
    [{ key: 'k', metaKey: true }, 'Ctrl+K'],
    [{ key: 'K', ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+K'],
    [{ key: '?', shiftKey: true }, '?'],
    [{ key: 'n' }, 'N'],
    [{ key: 'ArrowUp', altKey: true }, 'Alt+ArrowUp'],
  ])('of %j is %s [NRA-04]', (pressed, name) => {
    expect(shortcutOf({ ...plain, ...pressed })).toBe(name);
  });
});
