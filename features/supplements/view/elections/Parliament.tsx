import { formatPercent } from '#platform/text/hungarian-number.ts';
import { chartColour } from '#ui/chart/chart-colour.ts';
import { classNames } from '#ui/class-names.ts';
import { Table } from '#ui/Table.tsx';
import { hemicycle } from '../../elections/hemicycle.ts';
import { sumOf } from '../../elections/list-shares.ts';
import type { Chamber } from '../../records/election.ts';
import resultStyles from '../ResultView.module.css';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import { listName } from './list-name.ts';
import styles from './Parliament.module.css';
import shadeStyles from './shades.module.css';

interface ParliamentProps {
  chamber: Chamber;
  title: string;
  place: ResultPlace;
}

/** Units of the drawing for one radius. */
const scale = 500;

/** Seats in a half circle from left to right, with the same data as a table, the largest group first. */
export function Parliament({ chamber, title, place }: ParliamentProps) {
  const words = resultWords[place.language];
  const { places, size, box } = hemicycle(chamber.seats);
  const sectors = chamber.groups.map((group, at) => {
    const before = chamber.groups.slice(0, at).reduce((sum, { seats }) => sum + seats, 0);
    const names = { short: listName(group.short, words), name: listName(group.name, words) };
    return { ...group, ...names, places: places.slice(before, before + group.seats) };
  });
  const allotted = sumOf(chamber.groups, ({ seats }) => seats);
  const summary = sectors.map(({ short, seats }) => `${short}: ${seats}`).join(', ');
  return (
    <>
      {chamber.isParliament && (
        <p className={resultStyles.summary}>{words.majority(Math.floor(chamber.seats / 2) + 1)}</p>
      )}
      <svg
        className={styles.chart}
        viewBox={[box.x, box.y, box.width, box.height].map((value) => Math.round(value * scale)).join(' ')}
        role="img"
        aria-label={`${title}: ${summary}`}
      >
        {sectors.map(({ short, colour, places: seats }) => (
          <path
            key={short}
            className={classNames(styles.seats, chartColour(colour))}
            d={seats.map(({ x, y }) => `M${Math.round(x * scale)} ${Math.round(y * scale)}h0`).join('')}
            strokeWidth={Math.round(size * scale)}
          />
        ))}
        {chamber.isParliament && (
          <line
            className={styles.majority}
            x1={scale}
            x2={scale}
            y1={Math.round(box.y * scale)}
            y2={scale - 96}
          />
        )}
        <text className={styles.all} x={scale} y={scale - 12}>
          {chamber.seats}
        </text>
      </svg>
      <Table
        caption={title}
        columns={[
          {
            title: chamber.groupsAre === 'factions' ? words.faction : words.list,
            total: words.sum,
            cell: ({ short, name, colour }) => (
              <>
                <span className={classNames(shadeStyles.sign, chartColour(colour))} aria-hidden="true" />
                {short}
                {name !== short && <span className="note"> {name}</span>}
              </>
            ),
          },
          { title: words.seats, isNumber: true, cell: ({ seats }) => seats, total: allotted },
          {
            title: words.share,
            isNumber: true,
            cell: ({ seats }) => formatPercent((100 * seats) / chamber.seats, 1),
            total: formatPercent((100 * allotted) / chamber.seats, 1),
          },
        ]}
        rows={sectors.toSorted((a, b) => b.seats - a.seats)}
        keyOf={({ short }) => short}
      />
    </>
  );
}
