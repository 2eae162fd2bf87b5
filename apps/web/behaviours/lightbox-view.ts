/** The pictures of a page, one by one over the whole window: a row that snaps, moved by thumb, wheel, keys and buttons. */
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
  let current = first;
  /** Where a key or a button sent the row, until it is there: a gentle move on its way must not undo a later one. */
  let wanted: number | null = null;

  const show = (index: number): void => {
    current = index;
    tellWhere(dialog, slides, index);
  };
  const goTo = (index: number): void => {
    if (index < 0 || index >= slides.length || index === current) return;
    const isNear = Math.abs(index - current) === 1;
    wanted = index;
    show(index);
    row.scrollTo({ left: index * row.clientWidth, behavior: isNear && movesGently() ? 'smooth' : 'instant' });
  };
  const arrive = (): void => {
    if (wanted === null) return;
    const left = wanted * row.clientWidth;
    if (Math.abs(row.scrollLeft - left) > 1) row.scrollTo({ left, behavior: 'instant' });
    else wanted = null;
  };

  dialog.showModal();
  row.scrollTo({ left: first * row.clientWidth, behavior: 'instant' });
  show(first);
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const index = target instanceof HTMLElement ? slides.indexOf(target) : current;
        if (isIntersecting && index !== current && wanted === null) show(index);
      }
    },
    { root: row, threshold: 0.75 },
  );
  for (const slide of slides) watch.observe(slide);

  row.addEventListener('scrollend', arrive, { signal });
  // Whoever takes hold of the row has another wish now.
  const letGo = (): void => {
    wanted = null;
  };
  for (const hold of ['pointerdown', 'touchstart', 'wheel'])
    row.addEventListener(hold, letGo, { signal, passive: true });

  dialog.addEventListener('click', (event) => act(event.target), { signal });
  dialog.addEventListener(
    'keydown',
    (event) => {
      const to = placeOfKey(event.key, current, slides.length);
      if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(to);
    },
    { signal },
  );
  closeByWayBack(dialog, signal);
  dialog.addEventListener(
    'close',
    () => {
      watch.disconnect();
      closed.abort();
      row.replaceChildren();
    },
    { signal },
  );
  until.addEventListener('abort', () => dialog.close(), { signal });

  function act(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>('[data-lightbox-step]')?.dataset.lightboxStep;
    if (step) goTo(current + Number(step));
    // Beside the picture there is only the way out.
    else if (target.closest('[data-lightbox-close]') || target.matches('figure, picture')) dialog.close();
  }
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
  // What the page has already is shown until the large one comes.
  if (small?.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
  image.loading = 'lazy';
  partOf<HTMLSourceElement>(slide, 'source').srcset = link.dataset.enlarge ?? '';
  image.src = link.href;
  const caption = link.closest('figure')?.querySelector('figcaption');
  if (caption) partOf(slide, 'figcaption').replaceChildren(...caption.cloneNode(true).childNodes);
  return slide;
}

/** Only the picture in sight can be reached; the place in the row is said, and shown. */
function tellWhere(dialog: HTMLDialogElement, slides: readonly HTMLElement[], index: number): void {
  slides.forEach((slide, at) => {
    slide.inert = at !== index;
  });
  partOf(dialog, '[data-lightbox-count]').textContent = `${index + 1} / ${slides.length}`;
  partOf(dialog, '[data-lightbox-alt]').textContent = slides[index]?.querySelector('img')?.alt ?? '';
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]')) {
    const to = index + Number(button.dataset.lightboxStep);
    // Not `disabled`, which would take the focus away from under a reader's finger.
    button.setAttribute('aria-disabled', String(to < 0 || to >= slides.length));
    button.hidden = slides.length === 1;
  }
}

/** The reader's way back closes the pictures and not the page; closing them takes the step back out of the way. */
function closeByWayBack(dialog: HTMLDialogElement, signal: AbortSignal): void {
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

function placeOfKey(key: string, current: number, count: number): number | null {
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

function movesGently(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The frame is drawn by the same build as this script: a part that is missing is a fault. */
function partOf<E extends HTMLElement>(inside: ParentNode, selector: string): E {
  const part = inside.querySelector<E>(selector);
  if (!part) throw new Error(`The lightbox has no ${selector}`);
  return part;
}
