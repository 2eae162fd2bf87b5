/** Pasted or dropped content, by the way it is handled [EDIT-08]. */
export type ClipboardContent =
  | { kind: 'nothing' }
  | { kind: 'files'; files: File[] }
  /** Blocks of a story, copied from our own editor. */
  | { kind: 'own'; size: number }
  /** HTML to convert; `text` is the same without formatting. */
  | { kind: 'html'; html: string; text: string }
  | { kind: 'text'; text: string };

export type Clipboard = Pick<DataTransfer, 'getData' | 'files'>;

/** @param isPlain take only the text */
export function contentOf(clipboard: Clipboard, isPlain: boolean): ClipboardContent {
  const text = clipboard.getData('text/plain');
  const html = clipboard.getData('text/html');
  const files = [...clipboard.files];
  // Text with a picture of it, for example from a spreadsheet, counts as text.
  if (files.length > 0 && text === '') return { kind: 'files', files };
  if (isPlain) return text === '' ? { kind: 'nothing' } : { kind: 'text', text };
  if (html.includes('data-pm-slice=')) return { kind: 'own', size: html.length };
  if (html !== '') return { kind: 'html', html, text };
  const table = tableOf(text);
  if (table !== null) return { kind: 'html', html: table, text };
  return text === '' ? { kind: 'nothing' } : { kind: 'text', text };
}

/** HTML of a table for lines with equal numbers of tabs, as spreadsheets copy them; null for other text. */
function tableOf(text: string): string | null {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 2 || columns < 2 || rows.some((row) => row.length !== columns)) return null;
  const cells = (row: string[]) => row.map((cell) => `<td>${escaped(cell)}</td>`).join('');
  return `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
