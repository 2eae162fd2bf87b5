import { chartColour } from '#ui/chart/chart-colour.ts';
import { classNames } from '#ui/class-names.ts';
import type { Shade } from '../../elections/shade.ts';
import type { ResultPlace } from '../result-place.ts';
import { MapLegend } from './MapLegend.tsx';
import shadeStyles from './shades.module.css';
import styles from './TileMap.module.css';

export interface Tile {
  column: number;
  row: number;
  /** Its short name in two parts; the first one is left out where there is no room. */
  short: readonly [string, string];
  name: string;
  /** Shown below the short name where there is room; '' for none. */
  value: string;
  /** Position in the palette of charts; null without data. */
  colour: number | null;
  shade: Shade;
  description: string;
  /** '' for a tile that leads nowhere. */
  href: string;
  /** A line separates tiles of different groups; '' for none. */
  group: string;
}

interface TileMapProps {
  tiles: readonly Tile[];
  title: string;
  /** Names of the colours that occur. */
  legend: readonly (readonly [colour: number, name: string])[];
  language: ResultPlace['language'];
}

const side = 60;
const gap = 3;
/** From so many columns on, narrow screens have room for one number a tile. */
const denseColumns = 9;

/**
 * A map on which every area has the same size; the table beside it says the same. The script lets arrow keys move between
 * its tiles.
 */
export function TileMap({ tiles, title, legend, language }: TileMapProps) {
  const columns = Math.max(0, ...tiles.map(({ column }) => column)) + 1;
  const rows = Math.max(0, ...tiles.map(({ row }) => row)) + 1;
  return (
    <figure className={classNames(styles.figure, columns >= denseColumns && styles.dense)}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its tiles have titles, the caption names the map */}
      <svg className={styles.map} viewBox={`0 0 ${columns * side} ${rows * side}`} data-tile-map="">
        {tiles.map((tile) => (
          <TileLink key={tile.name} tile={tile} />
        ))}
        <path className={styles.borders} d={bordersBetween(tiles)} />
      </svg>
      <figcaption className={classNames('fine-print', styles.caption)}>
        {title}
        <MapLegend legend={legend} language={language} />
      </figcaption>
    </figure>
  );
}

function TileLink({ tile }: { tile: Tile }) {
  const { column, row, short, value, colour, shade, href } = tile;
  const [x, y] = [column * side, row * side];
  const name = [tile.name, tile.description].filter(Boolean).join(': ');
  const [prefix, number] = short;
  const content = (
    <>
      <title>{name}</title>
      <rect
        className={classNames(
          styles.tile,
          colour === null ? shadeStyles.grey : chartColour(colour),
          colour !== null && shadeStyles[`shade${shade}`],
        )}
        x={x + gap / 2}
        y={y + gap / 2}
        width={side - gap}
        height={side - gap}
      />
      <text className={styles.short} x={x + side / 2} y={y + side / 2 + (value === '' ? 5 : -1)}>
        {prefix !== '' && <tspan>{prefix} </tspan>}
        {number}
      </text>
      {value !== '' && (
        <text className={styles.value} x={x + side / 2} y={y + side / 2 + 16}>
          {value}
        </text>
      )}
      {number !== '' && (
        <text className={styles.number} x={x + side / 2} y={y + side / 2 + 9}>
          {number}
        </text>
      )}
    </>
  );
  return href === '' ? <g>{content}</g> : <a href={href}>{content}</a>;
}

/** Lines between neighbours of different groups. */
function bordersBetween(tiles: readonly Tile[]): string {
  const groups = new Map(tiles.map(({ column, row, group }) => [`${column} ${row}`, group]));
  return tiles
    .flatMap(({ column, row, group }) => {
      const isBorder = (x: number, y: number): boolean => (groups.get(`${x} ${y}`) ?? group) !== group;
      return [
        isBorder(column + 1, row) ? `M${(column + 1) * side} ${row * side}v${side}` : '',
        isBorder(column, row + 1) ? `M${column * side} ${(row + 1) * side}h${side}` : '',
      ];
    })
    .join('');
}
