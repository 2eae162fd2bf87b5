import { expect } from 'vitest';
import type { HttpResponse } from '../send-request.ts';

/** A page without inline scripts and styles, with a policy that forbids them. */
export function expectNothingInline({ text, headers }: HttpResponse): void {
  const scripts = text.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
  // Data blocks are not executed.
  expect(scripts.filter((tag) => !/ type="application\/(ld\+)?json"/.test(tag))).toEqual([]);
  expect(text.match(/<style\b|<[a-z][^>]*\sstyle=|<[a-z][^>]*\son[a-z]+=|href="javascript:/gi)).toBeNull();
  const policy = headers['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
}
