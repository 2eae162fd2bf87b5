import { resolveSite, siteBySlug } from '#features/sites/public.ts';
import type { BatchWork } from './saving/batch-work.ts';

export function siteAt({ needs, request }: BatchWork, path: string): string {
  const host = siteBySlug(needs.edition, request.site).domains[0] ?? '';
  return resolveSite(needs.edition, host, path.split('?')[0]?.split('/').filter(Boolean) ?? []).site.slug;
}
