import { loadWhere } from './load-where.ts';

export const loadCarousels = loadWhere(
  '[data-carousel]',
  () => import('./carousel.ts'),
  (module) => module.moveCarousels,
);
