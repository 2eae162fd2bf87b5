/** The only block that contains others; these are given as text, so that no kind needs the list of kinds. */
import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { lines } from '../text-parts.ts';

export interface InfoBox<S> {
  kind: 'infoBox';
  title?: string | undefined;
  blocks: S[];
}

export function infoBoxSchema<S extends z.ZodType>(simpleBlock: S) {
  return z.object({ kind: z.literal('infoBox'), title: z.string().optional(), blocks: z.array(simpleBlock) });
}

export function infoBoxHtml({ title }: { title?: string | undefined }, inside: string): string {
  const heading = title === undefined ? '' : `<h3>${escapeHtml(title)}</h3>`;
  return `<aside class="infobox">${heading}${inside}</aside>`;
}

export function infoBoxText({ title = '' }: { title?: string | undefined }, inside: string): string {
  return lines([title, inside]);
}
