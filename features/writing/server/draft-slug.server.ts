/**
 * The temporary slug of a draft that was never public: the real one is derived from the title at the first
 * publication.
 */
import { randomUUID } from 'node:crypto';

const pattern = /^vazlat-[0-9a-f-]{36}$/;

export function newDraftSlug(): string {
  return `vazlat-${randomUUID()}`;
}

export function isDraftSlug(slug: unknown): boolean {
  return typeof slug === 'string' && pattern.test(slug);
}
