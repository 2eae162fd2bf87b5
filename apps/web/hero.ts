/** What the page opens with: the header is drawn and moves by it [SCRL-06, SCRL-08]. */
import type { HeroType } from '#features/sites/public.ts';
import { headerOf, isLongRead } from './article/article-look.ts';
import type { PageData } from './page-data.ts';

export function heroOf(data: PageData): HeroType {
  if (data.route === 'single_article') {
    if (data.story.flags.includes('g7-hero') || headerOf(data.story) === 'hero') return 'g7-hero';
    return isLongRead(data.story) ? 'longform' : 'none';
  }
  return data.route === 'index' && data.boxes.some((box) => box.kind === 'breaking') ? 'breaking' : 'none';
}
