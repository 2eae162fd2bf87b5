/** Accessibility faults of a page, as axe finds them. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Check {
  /** Selector of the only part that is checked. */
  within?: string;
  /** Selector of a part that is not checked. */
  except?: string;
  /** Instead of all rules. */
  rules?: string[];
  /** Also the size of targets, which is right only where no part of the page is skipped in layout. */
  withSizes?: boolean;
}

/** One line for each fault: the rule, the element, and how to mend it. */
export async function accessibilityFaults(
  page: Page,
  { within, except, rules, withSizes = false }: Check = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: withSizes } },
  });
  // In the page itself: otherwise all results are passed through a second page, which takes five times as long.
  axe.setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (except !== undefined) axe.exclude(except);
  await transitionsFinished(page);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** After a change of the colour scheme a button's background is on its way to its new colour, and its text is not. */
async function transitionsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // One that is cancelled is over as well.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
