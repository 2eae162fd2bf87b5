/** The page that is open: its behaviours, and how another takes its place. */
import type { Payload } from './payload.ts';
import type { StylesReady } from './styles.ts';

/** @param until Aborted when the page is left: what it hung on window and document goes with it. */
export type Behaviour = (root: ParentNode, until: AbortSignal) => void;

export interface Behaviours {
  /** What stands around pages: called again only when another shell comes. */
  shell: Behaviour[];
  /** A page's content: called with each new `<main>`. */
  page: Behaviour[];
}

export interface OpenPage {
  /** Reads a page; what is returned puts it in the place of the one that is open. Either takes a moment. */
  read(payload: Payload): (styles: StylesReady) => void;
}

/** In the head, what belongs to the page and not to the document. */
const ofPage = 'title, meta:not([charset], [name=viewport]), link:not([rel=stylesheet], [rel=preload])';
/** On the root, what a page may say and the next may not. */
const ofRoot = ['data-color-scheme'];
/** What outlives every page: the announcer, the place for players. */
const stays = '[data-stays]';

export function openPage(behaviours: Behaviours): OpenPage {
  let shellLife = new AbortController();
  let pageLife = new AbortController();
  // Before any behaviour adds to them.
  let served = classesOf(document.body.className);
  run(behaviours.shell, document, shellLife.signal);
  run(behaviours.page, document, pageLife.signal);

  function replaceHead(html: string): void {
    const { content } = fragmentOf(html);
    for (const old of document.head.querySelectorAll(ofPage)) old.remove();
    document.head.append(content);
  }

  function replaceAttributes({ root, body }: Payload): void {
    for (const name of ofRoot) if (!(name in root)) document.documentElement.removeAttribute(name);
    setAll(document.documentElement, root);
    const { class: next = '', ...others } = body;
    for (const name of document.body.getAttributeNames()) {
      if (name.startsWith('data-') && !(name in others)) document.body.removeAttribute(name);
    }
    setAll(document.body, others);
    document.body.classList.remove(...served);
    served = classesOf(next);
    document.body.classList.add(...served);
  }

  return {
    read(payload) {
      const isOtherShell = payload.body['data-shell'] !== document.body.dataset.shell;
      if (isOtherShell && !payload.shell) throw new Error('The page came without what stands around it.');
      const { before, after } = isOtherShell && payload.shell ? payload.shell : { before: '', after: '' };
      const { content } = fragmentOf(before + payload.main + after);
      return (styles) => {
        pageLife.abort();
        pageLife = new AbortController();
        letFocusGo();
        styles();
        replaceHead(payload.head);
        replaceAttributes(payload);
        if (isOtherShell) {
          shellLife.abort();
          shellLife = new AbortController();
          replaceShell(content);
          run(behaviours.shell, document, shellLife.signal);
        } else document.querySelector('main')?.replaceWith(content);
        const main = isOtherShell ? null : document.querySelector('main');
        run(behaviours.page, main ?? document, pageLife.signal);
      };
    },
  };
}

/**
 * Before anything changes: where the element that has the focus is removed a browser works out all styles first, and that
 * would be the new page's on the page that goes.
 */
function letFocusGo(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest(stays)) activeElement.blur();
}

function replaceShell(content: DocumentFragment): void {
  for (const again of content.querySelectorAll(stays)) again.remove();
  const [first = null] = document.body.querySelectorAll(`:scope > ${stays}`);
  for (const old of [...document.body.children]) if (!old.matches(stays)) old.remove();
  document.body.insertBefore(content, first);
}

function run(behaviours: Behaviour[], root: ParentNode, until: AbortSignal): void {
  for (const behaviour of behaviours) {
    try {
      behaviour(root, until);
    } catch (error) {
      // One that fails must not take the others along.
      reportError(error);
    }
  }
}

function fragmentOf(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

function setAll(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function classesOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
