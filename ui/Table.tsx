import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ScrollFrame } from './ScrollFrame.tsx';
import styles from './Table.module.css';

export interface Column<Row> {
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned at their end, in figures of one width. */
  isNumber?: boolean;
  /** Hidden on narrow screens: only for data that is also shown elsewhere. */
  isWide?: boolean;
  /** In the sum row, which is there if any column has one and there is more than one row. */
  total?: ReactNode;
  /** Direction of the order that this column determines. */
  sorted?: 'ascending' | 'descending';
}

interface TableProps<Row> {
  /** The table's description; only for screen readers when a title above it says the same. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Index of the column whose cells are the rows' headings; it stays in view when the table scrolls. */
  heading?: number;
  isMarked?: (row: Row) => boolean;
  /** Text of the hidden columns for narrow screens, below the row's heading. */
  narrowNote?: (row: Row) => string;
}

/** A table that scrolls by itself when it is wider than the screen. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  heading = 0,
  isMarked,
  narrowNote,
}: TableProps<Row>) {
  return (
    <ScrollFrame label={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change
              <th key={at} scope="col" className={classOf(column, at === heading)} aria-sort={column.sorted}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={classNames(isMarked?.(row) && styles.marked)}>
              {columns.map((column, at) => {
                const Cell = at === heading ? 'th' : 'td';
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never change
                    key={at}
                    scope={at === heading ? 'row' : undefined}
                    data-narrow={at === heading ? narrowNote?.(row) : undefined}
                    className={classOf(column, at === heading)}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && <TotalRow columns={columns} heading={heading} />}
      </table>
    </ScrollFrame>
  );
}

function TotalRow<Row>({ columns, heading }: Pick<Required<TableProps<Row>>, 'columns' | 'heading'>) {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {columns.map((column, at) => {
          const Cell = at === heading ? 'th' : 'td';
          return (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change
              key={at}
              scope={at === heading ? 'row' : undefined}
              className={classOf(column, at === heading)}
            >
              {column.total}
            </Cell>
          );
        })}
      </tr>
    </tfoot>
  );
}

function classOf<Row>({ isNumber, isWide }: Column<Row>, isHeading: boolean): string | undefined {
  return classNames(isNumber && styles.number, isWide && styles.wide, isHeading && styles.heading);
}
