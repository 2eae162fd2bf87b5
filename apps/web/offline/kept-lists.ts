/** The lists of what the reader saved and read, drawn from the device and changed there. */
import { ownAddress } from '../behaviours/own-address.ts';
import {
  deviceMemory,
  type ListedStory,
  type ListName,
  putBack,
  rememberReading,
  remembersReading,
  storiesIn,
  withoutStory,
  writeStories,
} from './device-lists.ts';
import { keptPaths, tidyKept } from './kept-pages.ts';

export async function showKeptLists(page: HTMLElement, until: AbortSignal): Promise<void> {
  const memory = deviceMemory();
  const isOffline = page.dataset.keptPage === 'offline';
  await tidy();
  let kept = await keptPaths();
  if (until.aborted) return;
  const sections = [...page.querySelectorAll<HTMLElement>('[data-kept-list]')];
  const status = page.querySelector<HTMLElement>('[data-kept-status]');
  const undo = page.querySelector<HTMLElement>('[data-kept-undo]');
  const remember = page.querySelector<HTMLInputElement>('[data-kept-remember]');
  let undoing: { name: ListName; before: ListedStory[]; after: ListedStory[] } | null = null;

  const draw = (): void => {
    for (const section of sections) {
      const name = nameOf(section);
      const stories = storiesIn(memory, name).filter(({ path }) => !isOffline || kept.has(path));
      const items = stories.map((story) =>
        itemOf(page, story, kept, (item) => removeFrom(name, story, item)),
      );
      section.querySelector('[data-kept-items]')?.replaceChildren(...items.filter((item) => item !== null));
      section.querySelector('[data-kept-empty]')?.toggleAttribute('hidden', stories.length > 0);
      section.querySelector('[data-kept-clear]')?.toggleAttribute('hidden', stories.length === 0);
    }
    if (remember) remember.checked = remembersReading(memory);
  };

  const change = (name: ListName, stories: ListedStory[], said: string): void => {
    undoing = { name, before: storiesIn(memory, name), after: stories };
    const isDone = writeStories(memory, name, stories);
    if (status) status.textContent = isDone ? said : refused;
    if (undo) undo.hidden = !isDone;
    draw();
  };

  const removeFrom = (name: ListName, story: ListedStory, item: Element): void => {
    const section = item.closest('[data-kept-list]');
    const at = [...(item.parentElement?.children ?? [])].indexOf(item);
    change(name, withoutStory(storiesIn(memory, name), story.path), `Eltávolítva: ${story.title}`);
    const buttons = [...(section?.querySelectorAll<HTMLElement>('[data-kept-remove]') ?? [])];
    (buttons[at] ?? buttons.at(-1) ?? section?.querySelector<HTMLElement>('h2'))?.focus();
  };

  for (const section of sections) {
    section.querySelector('[data-kept-clear]')?.addEventListener(
      'click',
      () => {
        change(nameOf(section), [], 'A lista üres.');
        undo?.focus();
      },
      { signal: until },
    );
  }
  undo?.addEventListener(
    'click',
    () => {
      if (undoing) change(undoing.name, putBack(storiesIn(memory, undoing.name), undoing), 'Visszakerült.');
      undo.hidden = true;
      page.querySelector<HTMLElement>('[data-kept-remove]')?.focus();
    },
    { signal: until },
  );
  remember?.addEventListener(
    'change',
    () => {
      if (!rememberReading(memory, remember.checked) && status) status.textContent = refused;
      draw();
    },
    { signal: until },
  );

  // What was taken off a list can be put back as long as this page is open, with its page and pictures.
  until.addEventListener('abort', () => void tidy());
  addEventListener('pagehide', () => void tidy(), { signal: until });
  addEventListener('storage', draw, { signal: until });
  addEventListener(
    'pageshow',
    async ({ persisted }) => {
      if (!persisted) return;
      kept = await keptPaths();
      draw();
    },
    { signal: until },
  );
  if (isOffline) addEventListener('online', () => void loadWhenBack(until), { signal: until });
  page
    .querySelector('[data-kept-retry]')
    ?.addEventListener('click', () => location.reload(), { signal: until });
  draw();
  page.querySelector('[data-kept-lists]')?.removeAttribute('hidden');
}

/** A browser that found a network has not found us yet: loading for nothing would take the reader off the way. */
async function loadWhenBack(until: AbortSignal): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: until }).catch(
    () => null,
  );
  if (answer && !until.aborted) location.reload();
}

/** A browser may break off what a page does when it is left: then the next one goes on with it. */
function tidy(): Promise<void> {
  return tidyKept().catch((error: unknown) => console.info('What was kept could not be tidied.', error));
}

const refused = 'Ez a böngésző nem engedi, hogy itt bármit megjegyezzünk.';

function nameOf(section: HTMLElement): ListName {
  return section.dataset.keptList === 'read' ? 'read' : 'saved';
}

function itemOf(
  page: HTMLElement,
  story: ListedStory,
  kept: Set<string>,
  onRemove: (item: Element) => void,
): Element | null {
  const address = ownAddress(story.path, location.origin);
  const picture = ownAddress(story.image || '/', location.origin);
  const template = page.querySelector<HTMLTemplateElement>('template[data-kept-item]');
  const item = template?.content.firstElementChild?.cloneNode(true);
  if (!address || !(item instanceof HTMLElement)) return null;
  const words = item.querySelectorAll<HTMLElement>('h3, [data-kept-lead]');
  for (const one of words) one.lang = story.language;
  const link = item.querySelector('a');
  if (link) {
    link.href = address.pathname;
    link.textContent = story.title;
  }
  const lead = item.querySelector('[data-kept-lead]');
  if (lead) lead.textContent = story.lead;
  const image = item.querySelector('img');
  if (image && picture && story.image !== '') image.src = picture.pathname;
  else image?.remove();
  image?.addEventListener('error', () => image.remove());
  if (!kept.has(story.path)) item.querySelector('[data-kept-here]')?.remove();
  const remove = item.querySelector('[data-kept-remove]');
  remove?.setAttribute('aria-label', `Eltávolítás: ${story.title}`);
  remove?.addEventListener('click', () => onRemove(item));
  return item;
}
