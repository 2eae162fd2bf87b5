/** One of our own pages in a frame: tells the page around it its height and its links, and takes its theme [EMB-03]. */
export function connectToParent(root: ParentNode, until: AbortSignal): void {
  const page = root.querySelector<HTMLElement>('[data-embedded-page]');
  if (!page) return;
  const send = (message: object): void => window.parent.postMessage(message, '*');
  const sendSize = (): void => {
    // Of the content: the document is at least as high as the frame, which could never become lower.
    const { bottom, width } = page.getBoundingClientRect();
    send({ type: 'iframe-size', height: Math.ceil(bottom + scrollY), width: Math.ceil(width) });
  };
  const resizing = new ResizeObserver(sendSize);
  resizing.observe(page);
  until.addEventListener('abort', () => resizing.disconnect());

  addEventListener(
    'message',
    ({ source, data }) => {
      if (source !== window.parent || typeof data !== 'object' || data === null) return;
      if (data.type !== 'theme') return;
      applyTheme(data.theme);
      // The page around it listens now: it may not have when the size was sent first.
      sendSize();
    },
    { signal: until },
  );
  page.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-parent-route]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Only a page of the same paper follows it: in the frame of another site the link opens a window.
      if (!isOfSamePaper(link)) return;
      event.preventDefault();
      send({ type: 'parent-router', route: link.pathname + link.search + link.hash });
    },
    { signal: until },
  );
}

function applyTheme(theme: unknown): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.colorScheme = theme;
}

/** A frame learns the origin of the page around it, not its address. */
function isOfSamePaper({ origin }: HTMLAnchorElement): boolean {
  const parent = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin;
  return parent === origin;
}
