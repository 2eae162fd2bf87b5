/** Runs the behaviours of the current page and replaces it with another. */
import { type Behaviour, runBehaviours } from '#platform/browser/behaviour.ts';
import type { ReadyPage } from './payload-cache.ts';

export interface Behaviours {
  /** For the shell: called again only when the shell is replaced. */
  shell: Behaviour[];
  /** For page content: called with each new `<main>`. */
  page: Behaviour[];
}

export interface PageReplacer {
  /** Parses a page; the returned function replaces the current one. Split, because each step takes some time. */
  prepare(page: ReadyPage): () => void;
}

/** Elements of the `<head>` that belong to the page and not to the document. */
const pageHeadElements =
  'title, meta:not([charset], [name=viewport]), link:not([rel=stylesheet], [rel=preload])';
/** Elements that persist across pages: the announcer, the container of the players. */
const persistentParts = '[data-stays]';

export function createPageReplacer(behaviours: Behaviours): PageReplacer {
  let shellLifetime = new AbortController();
  let pageLifetime = new AbortController();
  // Read before behaviours add classes.
  let serverClasses = classesOf(document.body.className);
  runBehaviours(behaviours.shell, document, shellLifetime.signal);
  runBehaviours(behaviours.page, document, pageLifetime.signal);

  function replaceHead(next: Document): void {
    for (const old of document.head.querySelectorAll(pageHeadElements)) old.remove();
    // Copies, because the page is shown again from the payload cache.
    for (const element of next.head.querySelectorAll(pageHeadElements))
      document.head.append(document.importNode(element, true));
  }

  /** Of the root element's attributes only the colour scheme may be missing on the next page. */
  function replaceAttributes(next: Document): void {
    delete document.documentElement.dataset.colorScheme;
    copyAttributes(next.documentElement, document.documentElement);
    for (const name in document.body.dataset) delete document.body.dataset[name];
    copyAttributes(next.body, document.body);
    document.body.classList.remove(...serverClasses);
    serverClasses = classesOf(next.body.className);
    document.body.classList.add(...serverClasses);
  }

  return {
    prepare({ payload, next, styles }) {
      const isOtherShell = next.body.dataset.shell !== document.body.dataset.shell;
      if (isOtherShell && !payload.shell) throw new Error('The payload has no shell.');
      const { before, after } = isOtherShell && payload.shell ? payload.shell : { before: '', after: '' };
      const { content } = fragmentOf(before + payload.main + after);
      return () => {
        pageLifetime.abort();
        pageLifetime = new AbortController();
        blurFocusedElement();
        styles();
        replaceHead(next);
        replaceAttributes(next);
        if (isOtherShell) {
          shellLifetime.abort();
          shellLifetime = new AbortController();
          replaceShell(content);
          runBehaviours(behaviours.shell, document, shellLifetime.signal);
        } else document.querySelector('main')?.replaceWith(content);
        const main = isOtherShell ? null : document.querySelector('main');
        runBehaviours(behaviours.page, main ?? document, pageLifetime.signal);
      };
    },
  };
}

/**
 * Blurs before anything changes: removing a focused element forces a style recalculation, which would apply the new
 * page's styles to the old page.
 */
function blurFocusedElement(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest(persistentParts)) activeElement.blur();
}

function replaceShell(content: DocumentFragment): void {
  for (const duplicate of content.querySelectorAll(persistentParts)) duplicate.remove();
  const [first = null] = document.body.querySelectorAll(`:scope > ${persistentParts}`);
  for (const old of [...document.body.children]) if (!old.matches(persistentParts)) old.remove();
  document.body.insertBefore(content, first);
}

function fragmentOf(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

/** Without the classes, to which behaviours add their own. */
function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) if (name !== 'class') to.setAttribute(name, value);
}

function classesOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
