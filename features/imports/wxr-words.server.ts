/** Names, titles and slugs as WordPress writes them → plain ones. */
import { textOfHtml } from '#features/content/public.server.ts';
import { cleanLine } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';

/** A title or a name: entities and tags read, one line. */
export function labelText(text: string): string {
  return /[<&]/.test(text) ? textOfHtml(text) : cleanLine(text);
}

/** `%c3%a1rv%c3%adz` and `Árvíz` are both `arviz`. */
export function labelSlug(text: string): string {
  return slugOf(percentDecoded(text.trim()));
}

/** Also of names cut in the middle of a letter, and of stray percent signs. */
export function percentDecoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
  );
}
