import { classNames } from '#ui/class-names.ts';
import { ScrollFrame } from '#ui/ScrollFrame.tsx';
import type { BlockProps } from '../../view/block-props.ts';
import { blockWords } from '../../view/block-words.ts';
import { withIndexKeys } from '../../view/with-index-keys.ts';
import { textOfInline } from '../text-parts.ts';
import { isNumeric } from './is-numeric.ts';
import styles from './TableBlock.module.css';
import type { Table, TableCell } from './table.block.ts';

/** A table in a region of its own that scrolls horizontally, so that the page does not. */
export function TableBlock({ block: table, context }: BlockProps<'table'>) {
  const label =
    textOfInline(table.caption ?? '') || `${blockWords[context.language].table}: ${textOfFirstRow(table)}`;
  const numeric = numericColumns(table.rows);
  return (
    <figure className={styles.figure}>
      {table.caption && <figcaption dangerouslySetInnerHTML={{ __html: table.caption }} />}
      <ScrollFrame label={label}>
        <table className={classNames(styles.table, hasNames(table.rows) && styles.named)} aria-label={label}>
          {table.head.length > 0 && (
            <thead>
              <Rows rows={table.head} numeric={numeric} scope="col" />
            </thead>
          )}
          <tbody>
            <Rows rows={table.rows} numeric={numeric} scope="row" />
          </tbody>
        </table>
      </ScrollFrame>
    </figure>
  );
}

/** Narrow first columns such as ordinals need less width than names. */
function hasNames(rows: TableCell[][]): boolean {
  return rows.some(([first]) => first !== undefined && textOfInline(first.html).trim().length > 4);
}

function Rows({ rows, numeric, scope }: { rows: TableCell[][]; numeric: boolean[]; scope: 'col' | 'row' }) {
  return withIndexKeys(rows).map(({ key, item: row }) => (
    <tr key={key}>
      {withIndexKeys(row).map(({ key: column, item }) => (
        <Cell key={column} cell={item} scope={scope} isNumeric={numeric[Number(column)] ?? false} />
      ))}
    </tr>
  ));
}

function Cell({ cell, scope, isNumeric }: { cell: TableCell; scope: 'col' | 'row'; isNumeric: boolean }) {
  const attributes = {
    className: classNames(styles[cell.align ?? (isNumeric ? 'right' : 'left')]),
    colSpan: cell.colspan,
    rowSpan: cell.rowspan,
    dangerouslySetInnerHTML: { __html: cell.html },
  };
  return cell.header ? <th scope={scope} {...attributes} /> : <td {...attributes} />;
}

/** Accessible names of two tables without captions must differ. */
function textOfFirstRow({ head, rows }: Table): string {
  const first = head[0] ?? rows[0] ?? [];
  return first
    .map(({ html }) => textOfInline(html).trim())
    .filter((text) => text !== '')
    .join(', ');
}

/** A column is numeric when all of its cells are; in tables with merged cells no column is. */
function numericColumns(rows: TableCell[][]): boolean[] {
  const isPlain = rows.every((row) => row.every((cell) => !cell.colspan && !cell.rowspan));
  const width = rows[0]?.length ?? 0;
  return Array.from(
    { length: isPlain ? width : 0 },
    (_, column) => column > 0 && rows.every((row) => isNumeric(row[column]?.html ?? '')),
  );
}
