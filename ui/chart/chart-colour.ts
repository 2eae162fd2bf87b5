import styles from './chart-colours.module.css';

const palette = [
  styles.c0,
  styles.c1,
  styles.c2,
  styles.c3,
  styles.c4,
  styles.c5,
  styles.c6,
  styles.c7,
  styles.c8,
];

/** The class that sets `--chart-colour` to the colour at a position of the palette. */
export function chartColour(position: number): string | undefined {
  return palette[position % palette.length];
}
