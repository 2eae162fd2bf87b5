import { textOfHtml } from '#features/content/public.server.ts';
import { cleanLine } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';

/** Plain text of a title or a name in one line: entities decoded, tags removed. */
export function labelText(text: string): string {
  return /[<&]/.test(text) ? textOfHtml(text) : cleanLine(text);
}

/** `%c3%a1rv%c3%adz` and `Árvíz` both become `arviz`. */
export function labelSlug(text: string): string {
  return slugOf(percentDecoded(text.trim()));
}

/** Also decodes names that were cut inside a character, and leaves stray percent signs. */
export function percentDecoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
  );
}
