/** `/mentett`: what the reader saved and read, on this device; `/offline`: the same in the place of a page that did not come. */
import { headOfPage } from '../head/head-of.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

export function keptPage(request: PageRequest, isOffline: boolean): PageAnswer {
  const head = headOfPage(request, {
    title: isOffline ? 'Nincs kapcsolat' : 'Mentett cikkek',
    description: 'Amit ezen az eszközön későbbre eltett, és amit legutóbb olvasott.',
    canonicalPath: request.path,
    robots: 'noindex',
  });
  return pageAnswer(request, 200, head, { route: 'kept', isOffline }, []);
}
