/** Shows the pictures of a page in a full-window dialog: a scroll-snap row, moved by touch, wheel, keys and buttons. */
export function openLightbox(
  dialog: HTMLDialogElement,
  links: readonly HTMLAnchorElement[],
  first: number,
  until: AbortSignal,
): void {
  const row = partOf(dialog, '[data-lightbox-row]');
  const slides = links.map((link) => slideOf(dialog, link));
  row.replaceChildren(...slides);
  const closed = new AbortController();
  const { signal } = closed;
  dialog.showModal();
  const { current, goTo } = createSlides(dialog, row, { slides, first, signal });
  dialog.addEventListener('click', (event) => act(event.target), { signal });
  dialog.addEventListener(
    'keydown',
    (event) => {
      const to = indexForKey(event.key, current(), slides.length);
      if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(to);
    },
    { signal },
  );
  closeOnBackNavigation(dialog, signal);
  dialog.addEventListener(
    'close',
    () => {
      closed.abort();
      row.replaceChildren();
    },
    { signal },
  );
  until.addEventListener('abort', () => dialog.close(), { signal });

  function act(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>('[data-lightbox-step]')?.dataset.lightboxStep;
    if (step) goTo(current() + Number(step));
    // A click beside the picture closes the dialog.
    else if (target.closest('[data-lightbox-close]') || target.matches('figure, picture')) dialog.close();
  }
}

/** The row of pictures: which one is current, and how it is moved. */
interface Slides {
  current(): number;
  goTo(index: number): void;
}

function createSlides(
  dialog: HTMLDialogElement,
  row: HTMLElement,
  { slides, first, signal }: { slides: readonly HTMLElement[]; first: number; signal: AbortSignal },
): Slides {
  let current = first;
  /** Picture of the last key or button, until the reader scrolls by hand: no scroll still on its way may undo it. */
  let targetIndex: number | null = null;

  const show = (index: number): void => {
    if (index === current) return;
    current = index;
    showPosition(dialog, slides, index);
  };
  const goTo = (index: number): void => {
    if (index < 0 || index >= slides.length || index === current) return;
    const isNear = Math.abs(index - current) === 1;
    targetIndex = index;
    show(index);
    scrollTo(index, isNear && allowsSmoothScroll() ? 'smooth' : 'instant');
  };
  const scrollTo = (index: number, behavior: ScrollBehavior): void =>
    row.scrollTo({ left: index * row.clientWidth, behavior });
  /** Read from the position, because entries of an intersection observer may be older than the last key. */
  const visibleIndex = (): number => Math.round(row.scrollLeft / row.clientWidth);
  const followScroll = (): void => {
    if (targetIndex === null) show(visibleIndex());
  };
  const onScrollEnd = (): void => {
    if (targetIndex === null) show(visibleIndex());
    else if (visibleIndex() !== targetIndex) scrollTo(targetIndex, 'instant');
  };

  scrollTo(first, 'instant');
  showPosition(dialog, slides, first);

  row.addEventListener('scroll', followScroll, { signal, passive: true });
  row.addEventListener('scrollend', onScrollEnd, { signal });
  const clearTarget = (): void => {
    targetIndex = null;
  };
  for (const eventName of ['pointerdown', 'touchstart', 'wheel'])
    row.addEventListener(eventName, clearTarget, { signal, passive: true });

  return { current: () => current, goTo };
}

function slideOf(dialog: HTMLDialogElement, link: HTMLAnchorElement): HTMLElement {
  const { content } = partOf<HTMLTemplateElement>(dialog, 'template[data-lightbox-slide]');
  const slide = partOf(document.importNode(content, true), 'li');
  const image = partOf<HTMLImageElement>(slide, 'img');
  const [width = '', height = ''] = (link.dataset.size ?? '').split(' ');
  image.setAttribute('width', width);
  image.setAttribute('height', height);
  const small = link.querySelector('img');
  image.alt = small?.alt ?? '';
  // The picture that the page has already loaded is shown until the large one arrives.
  if (small?.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
  image.loading = 'lazy';
  partOf<HTMLSourceElement>(slide, 'source').srcset = link.dataset.enlarge ?? '';
  image.src = link.href;
  const caption = link.closest('figure')?.querySelector('figcaption');
  if (caption) partOf(slide, 'figcaption').replaceChildren(...caption.cloneNode(true).childNodes);
  return slide;
}

/** Makes only the visible picture reachable; shows and announces its position. */
function showPosition(dialog: HTMLDialogElement, slides: readonly HTMLElement[], index: number): void {
  slides.forEach((slide, at) => {
    slide.inert = at !== index;
  });
  partOf(dialog, '[data-lightbox-count]').textContent = `${index + 1} / ${slides.length}`;
  partOf(dialog, '[data-lightbox-alt]').textContent = slides[index]?.querySelector('img')?.alt ?? '';
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]')) {
    const to = index + Number(button.dataset.lightboxStep);
    // Not `disabled`, which would remove the focus from the button in use.
    button.setAttribute('aria-disabled', String(to < 0 || to >= slides.length));
    button.hidden = slides.length === 1;
  }
}

/** A back navigation closes the dialog and not the page; closing the dialog otherwise removes its history entry. */
function closeOnBackNavigation(dialog: HTMLDialogElement, signal: AbortSignal): void {
  history.pushState({ ...history.state, lightbox: true }, '');
  const gone = new AbortController();
  addEventListener(
    'popstate',
    () => {
      gone.abort();
      dialog.close();
    },
    { signal: gone.signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      if (history.state?.lightbox === true) history.back();
      else gone.abort();
    },
    { signal },
  );
}

function indexForKey(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return current - 1;
    case 'ArrowRight':
      return current + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function allowsSmoothScroll(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The dialog is rendered by the same build as this script, so a missing part is a bug. */
function partOf<E extends HTMLElement>(inside: ParentNode, selector: string): E {
  const part = inside.querySelector<E>(selector);
  if (!part) throw new Error(`The lightbox has no ${selector}`);
  return part;
}
