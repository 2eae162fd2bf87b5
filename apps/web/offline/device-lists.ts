/** Stories that a reader saved or read: lists in the browser's own storage, which no server ever sees. */

export interface ListedStory {
  path: string;
  title: string;
  lead: string;
  /** Address of a small picture, '' for none. */
  image: string;
  language: string;
}

export type ListName = keyof typeof keys;
export type Memory = Pick<Storage, 'getItem' | 'setItem'>;

export const mostListed = 100;

const keys = { saved: 'saved-stories', read: 'read-stories' } as const;
const reading = 'remember-reading';

/** The browser's storage; where it is forbidden, one that has nothing and takes nothing. */
export function deviceMemory(): Memory {
  try {
    return localStorage;
  } catch {
    return {
      getItem: () => null,
      setItem() {
        throw new Error('This browser keeps nothing.');
      },
    };
  }
}

/** The last one first. Whatever else may have been written there is as good as nothing. */
export function storiesIn(memory: Memory, name: ListName): ListedStory[] {
  try {
    const value: unknown = JSON.parse(memory.getItem(keys[name]) ?? '[]');
    return Array.isArray(value) ? value.filter(isListedStory).slice(0, mostListed) : [];
  } catch {
    return [];
  }
}

/** False where the browser refuses: its storage is full, or forbidden. */
export function writeStories(memory: Memory, name: ListName, stories: ListedStory[]): boolean {
  return written(memory, keys[name], JSON.stringify(stories.slice(0, mostListed)));
}

/** On top of the list, and nowhere else in it. */
export function withStory(stories: ListedStory[], story: ListedStory): ListedStory[] {
  return [story, ...withoutStory(stories, story.path)];
}

export function withoutStory(stories: ListedStory[], path: string): ListedStory[] {
  return stories.filter((one) => one.path !== path);
}

/** What a change took off a list, back in its place; what another tab did to the list meanwhile stays done. */
export function putBack(
  now: ListedStory[],
  { before, after }: { before: ListedStory[]; after: ListedStory[] },
): ListedStory[] {
  const has = (stories: ListedStory[], { path }: ListedStory): boolean =>
    stories.some((one) => one.path === path);
  const isNew = (story: ListedStory): boolean => !has(before, story);
  return [...now.filter(isNew), ...before.filter((story) => has(now, story) || !has(after, story))];
}

/** Readers may not want it; nobody asked them, so it can be switched off. */
export function remembersReading(memory: Memory): boolean {
  try {
    return memory.getItem(reading) !== 'no';
  } catch {
    return false;
  }
}

export function rememberReading(memory: Memory, isWanted: boolean): boolean {
  return written(memory, reading, isWanted ? 'yes' : 'no');
}

function written(memory: Memory, key: string, value: string): boolean {
  try {
    memory.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function isListedStory(value: unknown): value is ListedStory {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['path', 'title', 'lead', 'image', 'language'].map((name) => Reflect.get(value, name));
  return texts.every((text) => typeof text === 'string') && texts[0] !== '' && texts[1] !== '';
}
