import { formatPercent } from '#platform/text/hungarian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { type DistrictResult, districtResult } from '../../elections/district-result.ts';
import { shadeOf } from '../../elections/shade.ts';
import { type Election, greyPosition } from '../../records/election.ts';
import styles from '../ResultView.module.css';
import { hrefOfArea, type ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import { legendOf } from './legend-of.ts';
import { listName } from './list-name.ts';
import { type Tile, TileMap } from './TileMap.tsx';

interface DistrictTilesProps {
  election: Election;
  place: ResultPlace;
}

/** The maps of an election's districts: tiles, and borders where they are configured. */
export function DistrictTiles({ election, place }: DistrictTilesProps) {
  const { language, districts } = place;
  const words = resultWords[language];
  if (!districts?.map) return null;
  const results = election.districts.map(districtResult);
  const colours = coloursOf(election);
  const winners = results
    .filter(({ share }) => share > 0)
    .map(({ list }) => ({
      colour: colours.get(list) ?? greyPosition,
      name: listName(list, words),
    }));
  return (
    <>
      <TileMap
        tiles={results.flatMap((result) => tileOf(result, colours, place))}
        title={words.districtMap}
        legend={legendOf(winners)}
        language={language}
      />
      {districts.borders && (
        <figure className={styles.borders}>
          <figcaption className={styles.subtitle}>{words.bordersTitle}</figcaption>
          <img
            src={districts.borders.src}
            alt={words.borders(election.title)}
            width={1000}
            height={620}
            loading="lazy"
          />
          <p className={classNames('fine-print', styles.source)}>
            {words.source}: {districts.borders.source}
          </p>
        </figure>
      )}
    </>
  );
}

export function coloursOf({ lists }: Pick<Election, 'lists'>): Map<string, number> {
  return new Map(lists.map(({ name, colour }) => [name, colour]));
}

function tileOf(result: DistrictResult, colours: ReadonlyMap<string, number>, place: ResultPlace): Tile[] {
  const { district, list, share, winner } = result;
  const { map } = place.districts ?? {};
  const words = resultWords[place.language];
  const tile = map?.tiles[district.code];
  if (!map || !tile) return [];
  const [county = '', number] = district.code.split('-');
  const percent = formatPercent(100 * share, 1);
  return [
    {
      column: tile[0],
      row: tile[1],
      group: county,
      name: district.name,
      short: [map.counties[county]?.[0] ?? county, String(Number(number))],
      value: share > 0 ? formatPercent(100 * share) : '',
      colour: share > 0 ? (colours.get(list) ?? greyPosition) : null,
      shade: shadeOf(share),
      description: share > 0 ? `${winner}, ${listName(list, words)}, ${percent}` : words.noCount,
      href: hrefOfArea(place, { kind: 'oevk', code: district.code }),
    },
  ];
}
