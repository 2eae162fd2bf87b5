import { defineWords } from '#platform/text/words.ts';
import type { TableAct } from './table-commands.ts';

type ActNames = Record<TableAct, string>;

const hungarian: ActNames = {
  rowAbove: 'Sor fölé',
  rowBelow: 'Sor alá',
  removeRow: 'Sor törlése',
  columnBefore: 'Oszlop elé',
  columnAfter: 'Oszlop mögé',
  removeColumn: 'Oszlop törlése',
  merge: 'Cellák egyesítése',
  split: 'Cella szétbontása',
  headRow: 'Fejlécsor',
  headCell: 'Fejléccella',
  left: 'Balra igazítás',
  center: 'Középre igazítás',
  right: 'Jobbra igazítás',
};
const english: ActNames = {
  rowAbove: 'Row above',
  rowBelow: 'Row below',
  removeRow: 'Delete the row',
  columnBefore: 'Column before',
  columnAfter: 'Column after',
  removeColumn: 'Delete the column',
  merge: 'Merge cells',
  split: 'Split the cell',
  headRow: 'Header row',
  headCell: 'Header cell',
  left: 'Align left',
  center: 'Align centre',
  right: 'Align right',
};

export const tableWords = defineWords('table', {
  hu: { tools: 'Táblázat', row: 'Sor', column: 'Oszlop', cell: 'Cella', acts: hungarian },
  en: { tools: 'Table', row: 'Row', column: 'Column', cell: 'Cell', acts: english },
});
