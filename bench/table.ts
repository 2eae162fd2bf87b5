/** Formats figures as a table for the terminal. */
import { type Figure, isMet } from './figure.ts';

export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.target === undefined ? ' ' : isMet(figure) ? '✓' : '✗',
    figure.name,
    amount(figure.value, figure.unit),
    targetOf(figure),
    figure.yardstick
      ? `${figure.yardstick.name}: ${amount(figure.yardstick.value, figure.yardstick.unit)}`
      : '',
  ]);
  const all = [['', 'what', 'measured', 'target', 'beside'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function targetOf({ target, unit }: Figure): string {
  if (!target) return '';
  return 'atMost' in target ? `≤ ${amount(target.atMost, unit)}` : `≥ ${amount(target.atLeast, unit)}`;
}

function amount(value: number, unit: Figure['unit']): string {
  const digits = unit === 'queries' || Number.isInteger(value) ? 0 : value >= 100 ? 0 : value >= 10 ? 1 : 2;
  const number = value.toFixed(value < 0.1 && !Number.isInteger(value) ? 3 : digits);
  return unit === 'ratio' || unit === 'score' ? number : `${number} ${unit}`;
}
