/** Lists of the stories that a reader saved or read, in localStorage; only `sync-saved.ts` sends one to a server. */
import { storedList, type TextStorage, writeText } from '#platform/browser/text-storage.ts';

export interface ListedStory {
  path: string;
  title: string;
  lead: string;
  /** Address of a small picture, '' for none. */
  image: string;
  language: string;
}

export type ListName = keyof typeof keys;

export const maxListed = 100;

const keys = { saved: 'saved-stories', read: 'read-stories' } as const;
const historyKey = 'remember-reading';

/** The latest story first. Invalid content counts as an empty list. */
export function storiesIn(storage: TextStorage, name: ListName): ListedStory[] {
  return storedList(storage, keys[name], isListedStory).slice(0, maxListed);
}

/** False if the browser refuses: its storage is full or forbidden. */
export function writeStories(storage: TextStorage, name: ListName, stories: ListedStory[]): boolean {
  return writeText(storage, keys[name], JSON.stringify(stories.slice(0, maxListed)));
}

/** The list with the story at the top, without duplicates. */
export function withStory(stories: ListedStory[], story: ListedStory): ListedStory[] {
  return [story, ...withoutStory(stories, story.path)];
}

export function withoutStory(stories: ListedStory[], path: string): ListedStory[] {
  return stories.filter((one) => one.path !== path);
}

/** Restores the stories that a change removed, in their positions; changes by another tab since then are preserved. */
export function undoRemoval(
  now: ListedStory[],
  { before, after }: { before: ListedStory[]; after: ListedStory[] },
): ListedStory[] {
  const has = (stories: ListedStory[], { path }: ListedStory): boolean =>
    stories.some((one) => one.path === path);
  const isNew = (story: ListedStory): boolean => !has(before, story);
  return [...now.filter(isNew), ...before.filter((story) => has(now, story) || !has(after, story))];
}

/** Whether reading history is on: the default, which readers can switch off. */
export function isHistoryOn(storage: TextStorage): boolean {
  try {
    return storage.getItem(historyKey) !== 'no';
  } catch {
    return false;
  }
}

export function setHistoryOn(storage: TextStorage, isOn: boolean): boolean {
  return writeText(storage, historyKey, isOn ? 'yes' : 'no');
}

function isListedStory(value: unknown): value is ListedStory {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['path', 'title', 'lead', 'image', 'language'].map((name) => Reflect.get(value, name));
  return texts.every((text) => typeof text === 'string') && texts[0] !== '' && texts[1] !== '';
}
