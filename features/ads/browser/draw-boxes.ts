/** `?screenshot=1`: slots are boxes with their names, and nothing is requested [S51]. */
import type { ShownSlot } from '../shown-ads.ts';
import { desktopWidth, sizesIn, slotName } from '../slots/slot-name.ts';

export function drawBoxes(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const room = element.querySelector<HTMLElement>('[data-room]');
    const settings: ShownSlot['slot'] = JSON.parse(element.dataset.slot ?? '');
    const platform = innerWidth >= desktopWidth ? 'desktop' : 'mobile';
    if (!room || sizesIn(settings.sizes, platform, innerWidth).length === 0) continue;
    room.textContent = slotName(settings, platform);
    element.dataset.boxed = '';
    delete element.dataset.collapsed;
  }
}
