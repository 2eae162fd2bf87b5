/** On pages with slots only: the script of every page is limited. */
export function loadSlots(root: ParentNode, until: AbortSignal): void {
  if (root.querySelector('[data-slot],[data-campaign],[data-av-code]'))
    void import('./follow-slots.ts').then((module) => until.aborted || module.followSlots(root, until));
}
