/** A story's own page: the button that keeps it for later, and the memory of having read it. */
import {
  deviceMemory,
  type ListedStory,
  mostListed,
  remembersReading,
  storiesIn,
  withoutStory,
  withStory,
  writeStories,
} from './device-lists.ts';
import { keepPage, tidyKept } from './kept-pages.ts';
import { saveWords } from './save-words.ts';

/** Who turns back at once has not read it. */
const readAfterMs = 3_000;
/** Pictures that do not come by then are left out. */
const picturesMs = 10_000;

export function keepStory(root: ParentNode, button: HTMLElement, until: AbortSignal): void {
  const memory = deviceMemory();
  const story = storyOf(button);
  const words = saveWords[document.documentElement.lang === 'en' ? 'en' : 'hu'];
  const isSaved = (): boolean => storiesIn(memory, 'saved').some(({ path }) => path === story.path);

  const label = button.querySelector('[data-save-label]');
  const save = label?.textContent ?? '';
  const show = (): void => {
    if (label) label.textContent = isSaved() ? words.saved : save;
    button.toggleAttribute('data-saved', isSaved());
  };
  const say = (text: string): void => {
    const status = button.closest('[data-share]')?.querySelector('[data-share-status]');
    if (status) status.textContent = text;
  };

  const toggle = async (): Promise<void> => {
    const stories = storiesIn(memory, 'saved');
    const wasSaved = isSaved();
    if (!wasSaved && stories.length >= mostListed) return say(words.full);
    const next = wasSaved ? withoutStory(stories, story.path) : withStory(stories, story);
    if (!writeStories(memory, 'saved', next)) return say(words.refused);
    show();
    say(wasSaved ? words.wasRemoved : words.wasSaved);
    await (wasSaved ? tidyKept() : keepPage(story.path, [story.image, ...(await allPictures(root))]));
  };

  const read = async (): Promise<void> => {
    if (remembersReading(memory)) writeStories(memory, 'read', withStory(storiesIn(memory, 'read'), story));
    else if (!isSaved()) return;
    await keepPage(story.path, [story.image, ...seenPictures(root)]);
  };

  button.addEventListener('click', () => void toggle().catch(tellWhy), { signal: until });
  // Saved or removed in another tab, or before this page came back from the browser's memory.
  for (const change of ['storage', 'pageshow']) addEventListener(change, show, { signal: until });
  const reading = setTimeout(() => void read().catch(tellWhy), readAfterMs);
  until.addEventListener('abort', () => clearTimeout(reading));
  show();
  button.dataset.ready = '';
}

/** Without network, or without room: the story stays in its list all the same. */
function tellWhy(error: unknown): void {
  console.info('The page could not be kept.', error);
}

function storyOf({ dataset: { title = '', lead = '', image = '' } }: HTMLElement): ListedStory {
  const { lang: language } = document.documentElement;
  return { path: location.pathname, title, lead, image, language };
}

function picturesIn(root: ParentNode): HTMLImageElement[] {
  return [...(root.querySelector('article')?.querySelectorAll('img') ?? [])];
}

function seenPictures(root: ParentNode): string[] {
  return picturesIn(root)
    .filter(({ naturalWidth }) => naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc);
}

/** Those as well that would only have come when the reader came to them. */
async function allPictures(root: ParentNode): Promise<string[]> {
  const coming = picturesIn(root).map((picture) => {
    picture.loading = 'eager';
    return picture.decode();
  });
  // One that never comes must not keep the others waiting.
  const patience = new Promise((done) => setTimeout(done, picturesMs));
  await Promise.race([Promise.allSettled(coming), patience]);
  return seenPictures(root);
}
