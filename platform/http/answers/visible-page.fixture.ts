import { vi } from 'vitest';

/** The parts of a browser page that polling uses: visibility and network. */
export interface VisiblePage {
  hide(): void;
  show(): void;
  comeOnline(): void;
}

export function stubPage(site = 'telex'): VisiblePage {
  const page = Object.assign(new EventTarget(), { hidden: false, body: { dataset: { site } } });
  const window = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0' });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const turn = (hidden: boolean): void => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    hide: () => turn(true),
    show: () => turn(false),
    comeOnline: () => void window.dispatchEvent(new Event('online')),
  };
}
