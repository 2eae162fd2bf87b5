import { escapeHtml } from '#platform/text/escape-html.ts';

/** HTML of text from a plain field: an empty line begins a paragraph, and addresses become links. */
export function textToHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${linesOf(paragraph.trim()).join('<br>')}</p>`)
    .join('');
}

function linesOf(paragraph: string): string[] {
  return paragraph.split('\n').map((line) =>
    line
      .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
      .map((part, at) => {
        const shown = escapeHtml(part);
        return at % 2 === 1 ? `<a href="${shown}">${shown}</a>` : shown;
      })
      .join(''),
  );
}
