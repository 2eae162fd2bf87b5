/** The parts of a browser that measurement and advertisements use, without layout: a test decides what is visible. */
import { vi } from 'vitest';

/** An element with data, children and text; queries find what a test registered under the exact selector. */
export class FakeElement extends EventTarget {
  dataset: Record<string, string> = {};
  children: FakeElement[] = [];
  textContent = '';
  id = '';
  hidden = false;
  inert = false;
  /** Whether styles give it a place. */
  isDisplayed = true;
  /** Its upper edge in the window. */
  top = 0;
  nextElementSibling: FakeElement | null = null;
  found = new Map<string, FakeElement[]>();

  constructor(given: Partial<Pick<FakeElement, 'dataset' | 'children' | 'textContent' | 'top'>> = {}) {
    super();
    Object.assign(this, given);
  }
  querySelector(selector: string): FakeElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  querySelectorAll(selector: string): FakeElement[] {
    return this.found.get(selector) ?? [];
  }
  getAttribute(name: string): string | null {
    return this.dataset[dataName(name)] ?? null;
  }
  removeAttribute(name: string): void {
    delete this.dataset[dataName(name)];
  }
  toggleAttribute(name: string, isSet: boolean): void {
    if (isSet) this.dataset[dataName(name)] = '';
    else this.removeAttribute(name);
  }
  replaceChildren(...children: FakeElement[]): void {
    this.children = children;
  }
  checkVisibility(): boolean {
    return this.isDisplayed;
  }
  getBoundingClientRect(): { top: number } {
    return { top: this.top };
  }
}

/** `data-av-code` → `avCode` */
function dataName(attribute: string): string {
  return attribute.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export class FakeLink extends FakeElement {
  host: string;
  pathname: string;
  constructor(address: string) {
    super();
    const { host, pathname } = new URL(address);
    [this.host, this.pathname] = [host, pathname];
  }
}

export class FakeForm extends FakeElement {
  fields: Record<string, string> = {};
}

class FakeScript extends FakeElement {
  src = '';
  async = false;
}

class FakeStorage {
  values = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    this.values.delete(key);
  }
}

interface FakeEntry {
  target: FakeElement;
  isIntersecting: boolean;
  intersectionRatio: number;
  intersectionRect: { height: number };
}

/** Calls the observers of elements that come onto the screen. */
class FakeObserver {
  static all = new Set<FakeObserver>();
  watched = new Set<FakeElement>();
  report: (entries: FakeEntry[]) => void;
  constructor(report: FakeObserver['report']) {
    this.report = report;
    FakeObserver.all.add(this);
  }
  observe(element: FakeElement): void {
    this.watched.add(element);
  }
  unobserve(element: FakeElement): void {
    this.watched.delete(element);
  }
  disconnect(): void {
    this.watched.clear();
  }
}

/** Media queries of the window's width follow `widen`. */
class FakeMedia extends EventTarget {
  static all = new Set<FakeMedia>();
  least: number;
  constructor(query: string) {
    super();
    this.least = Number(/\(min-width: (\d+)px\)/.exec(query)?.[1]);
    FakeMedia.all.add(this);
  }
  get matches(): boolean {
    return innerWidth >= this.least;
  }
}

export interface SentMessage {
  address: string;
  body: Record<string, unknown>;
}

/**
 * Replaces the browser's globals, and the clock; `restoreBrowser` in `afterEach` gives them back.
 * @param address Of the page.
 */
export function openBrowser(address = 'https://lap.example/belfold/2026/11/21/hid') {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  FakeObserver.all.clear();
  FakeMedia.all.clear();
  const url = new URL(address);
  const jar = new Map<string, string>();
  const sent: SentMessage[] = [];
  const requests: { address: string; body: string }[] = [];
  const logged: string[] = [];
  const scripts: FakeScript[] = [];
  const beacons: [string, Blob][] = [];
  const status = { answer: 204, isUnreachable: false };
  const document = Object.assign(new FakeElement(), {
    visibilityState: 'visible',
    referrer: 'https://kereso.example/?q=titok',
    title: 'Híd',
    body: Object.assign(new FakeElement(), { append: () => undefined }),
    documentElement: Object.assign(new FakeElement(), { scrollHeight: 2_000 }),
    scripts,
    head: { append: (script: FakeScript) => scripts.push(script) },
    createElement: () => new FakeScript(),
    removedCookies: [] as string[],
  });
  Object.defineProperty(document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (!/Max-Age=0\b/.test(text)) return jar.set(name, value);
      document.removedCookies.push(text);
      return jar.delete(name);
    },
  });
  const page = new EventTarget();
  const window: Record<string, unknown> = {};
  const [local, session] = [new FakeStorage(), new FakeStorage()];
  const globals = {
    document,
    window,
    localStorage: local,
    sessionStorage: session,
    innerWidth: 375,
    innerHeight: 500,
    scrollY: 0,
    location: {
      href: url.href,
      search: url.search,
      hostname: url.hostname,
      host: url.host,
      origin: url.origin,
      pathname: url.pathname,
      reload: vi.fn(),
      assign: vi.fn(),
    },
    navigator: {
      userAgent: 'Browser/1.0',
      sendBeacon: (to: string, body: Blob) => beacons.push([to, body]),
    },
    addEventListener: page.addEventListener.bind(page),
    IntersectionObserver: FakeObserver,
    Element: FakeElement,
    matchMedia: (query: string) => new FakeMedia(query),
    HTMLAnchorElement: FakeLink,
    HTMLFormElement: FakeForm,
    FormData: class {
      #fields: Record<string, string>;
      constructor(form: FakeForm) {
        this.#fields = form.fields;
      }
      get(name: string): string | null {
        return this.#fields[name] ?? null;
      }
    },
    fetch: async (to: string, { body }: { body: string | URLSearchParams }) => {
      requests.push({ address: to, body: String(body) });
      if (typeof body === 'string') sent.push({ address: to, body: JSON.parse(body) });
      if (status.isUnreachable) throw new TypeError('Failed to fetch');
      return { ok: status.answer < 400, status: status.answer };
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.spyOn(console, 'info').mockImplementation((text) => logged.push(String(text)));
  return {
    document,
    window,
    jar,
    sent,
    requests,
    logged,
    scripts,
    status,
    local,
    session,
    beacons,
    location: globals.location,
    navigator: globals.navigator,
    /** The page's content, as the tested functions take it. */
    rootOf(found: Record<string, FakeElement[]>): ParentNode {
      const root = new FakeElement();
      root.found = new Map(Object.entries(found));
      return root as never;
    },
    setVisibility(state: 'visible' | 'hidden'): void {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    leave(): void {
      page.dispatchEvent(new Event('pagehide'));
    },
    /** Gives the window another width. */
    widen(width: number): void {
      vi.stubGlobal('innerWidth', width);
      for (const media of FakeMedia.all) media.dispatchEvent(new Event('change'));
    },
    scrollTo(y: number): void {
      vi.stubGlobal('scrollY', y);
    },
    /** Elements come onto the screen, a share of them with a height in pixels, or leave it. */
    show(elements: readonly FakeElement[], isIntersecting = true, share = 1, height = 0): void {
      const seen = isIntersecting ? { share, height } : { share: 0, height: 0 };
      for (const { watched, report } of FakeObserver.all) {
        const entries = elements.filter((one) => watched.has(one));
        const shown = { intersectionRatio: seen.share, intersectionRect: { height: seen.height } };
        if (entries.length > 0) report(entries.map((target) => ({ target, isIntersecting, ...shown })));
      }
    },
  };
}

export type FakeBrowser = ReturnType<typeof openBrowser>;

export function restoreBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Modules of the measurement remember what happened in their document.
  vi.resetModules();
}
