/** Accessibility faults of a page, as axe finds them. */
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

interface Check {
  /** Selector of the only part that is checked. */
  within?: string;
  /** Instead of all rules. */
  rules?: string[];
  /** Also the size of targets, which is right only where no part of the page is skipped in layout. */
  withSizes?: boolean;
}

/** One line for each fault: the rule, the element, and how to mend it. */
export async function accessibilityFaults(
  page: Page,
  { within, rules, withSizes = false }: Check = {},
): Promise<string[]> {
  await finishTransitions(page);
  // Half a megabyte of script: once a document.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(faultsInDocument, {
    within: within ?? 'html',
    options: {
      runOnly: rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags },
      resultTypes: ['violations' as const],
      rules: { 'target-size': { enabled: withSizes } },
      // A frame is a page of its own; those of others are not ours to mend.
      iframes: false,
      // A third of the time went into selectors of everything that is right, and into reading styles once more.
      selectors: false,
      preload: false,
    },
  });
}

/** Runs in the page. */
async function faultsInDocument({
  within,
  options,
}: {
  within: string;
  options: RunOptions;
}): Promise<string[]> {
  const { violations } = await window.axe.run(within, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/**
 * After a change of the colour scheme a button's background is on its way to its new colour, and its text is not. Not
 * waited for: transitions in what is not shown never end by themselves.
 */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}
