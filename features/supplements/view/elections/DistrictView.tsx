import { formatNumber, formatPercent, formatSigned } from '#platform/text/hungarian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import { ShareBar } from '#ui/ShareBar.tsx';
import { Table } from '#ui/Table.tsx';
import { compareDistricts, type DistrictComparison } from '../../elections/compare-districts.ts';
import { districtResult, isDecided } from '../../elections/district-result.ts';
import { type District, type Election, greyPosition } from '../../records/election.ts';
import { isCertified } from '../../records/record-fields.ts';
import styles from '../ResultView.module.css';
import { hrefOfArea, type ResultPlace } from '../result-place.ts';
import { type ResultWords, resultWords } from '../result-words.ts';
import { coloursOf } from './DistrictTiles.tsx';
import { listName } from './list-name.ts';

interface DistrictViewProps {
  election: Election;
  code: string;
  place: ResultPlace;
}

/** One district with all its candidates, beside the election before where there is one [X24]. */
export function DistrictView({ election, code, place }: DistrictViewProps) {
  const words = resultWords[place.language];
  const at = election.districts.findIndex((district) => district.code === code);
  const district = election.districts[at];
  if (!district) return <NoData>{words.noData}</NoData>;
  const { before } = place.districts ?? {};
  const then = before?.districts.find((one) => one.code === code);
  const comparison = then ? compareDistricts(district, then) : null;
  return (
    <>
      <Facts election={election} district={district} words={words} />
      <Candidates district={district} election={election} comparison={comparison} words={words} />
      {comparison && before && (
        <Comparison
          comparison={comparison}
          title={before.title}
          hasTurnout={isCertified(election)}
          words={words}
        />
      )}
      <Neighbours election={election} at={at} place={place} words={words} />
    </>
  );
}

interface FactsProps {
  election: Election;
  district: District;
  words: ResultWords;
}

function Facts({ election, district, words }: FactsProps) {
  const { registered, voted, counted } = district;
  const result = districtResult(district);
  const { winner, list, lead, share, turnout } = result;
  return (
    <p className={styles.summary}>
      {share > 0 && lead > 0 && `${isDecided(election, result) ? words.winner : words.leads}: `}
      {share > 0 ? leadText(`${winner} (${listName(list, words)})`, lead, words) : words.noCount}{' '}
      {registered > 0 &&
        isCertified(election) &&
        words.turnoutText(formatNumber(voted), formatNumber(registered), formatPercent(100 * turnout, 2))}
      {counted !== null && ` ${words.counted(formatPercent(counted, 2))}.`}
    </p>
  );
}

function leadText(name: string, lead: number, words: ResultWords): string {
  return lead === 0 ? words.tied(name) : words.leadText(name, formatNumber(lead));
}

interface CandidatesProps {
  district: District;
  election: Election;
  comparison: DistrictComparison | null;
  words: ResultWords;
}

function Candidates({ district, election, comparison, words }: CandidatesProps) {
  const colours = coloursOf(election);
  const all = district.candidates.reduce((sum, [, , votes]) => sum + votes, 0);
  const rows = district.candidates
    .map(([name, list, votes]) => ({ name, list, votes, share: all === 0 ? 0 : votes / all }))
    .toSorted((a, b) => b.votes - a.votes);
  return (
    <Table
      caption={district.name}
      columns={[
        {
          title: words.candidate,
          cell: ({ name, list }) => (
            <>
              {name} <small className={classNames('fine-print', styles.small)}>{listName(list, words)}</small>
            </>
          ),
        },
        { title: words.votes, isNumber: true, cell: ({ votes }) => formatNumber(votes) },
        { title: words.share, isNumber: true, cell: ({ share }) => formatPercent(100 * share, 2) },
        {
          title: <span className="visually-hidden">{words.bar}</span>,
          isWide: true,
          cell: ({ share, list }) => <ShareBar share={share} colour={colours.get(list) ?? greyPosition} />,
        },
        ...(comparison && all > 0
          ? [
              {
                title: words.change,
                isNumber: true,
                cell: ({ list, share }: (typeof rows)[number]) =>
                  changeOf(comparison.shares.get(list), share),
              },
            ]
          : []),
      ]}
      rows={rows}
      keyOf={({ name, list }) => `${name} ${list}`}
    />
  );
}

/** A list that did not stand then has no change. */
function changeOf(then: number | undefined, now: number): string {
  return then === undefined ? '–' : signedPoints(now - then);
}

function signedPoints(change: number): string {
  return formatSigned(100 * change, 2);
}

interface ComparisonProps {
  comparison: DistrictComparison;
  title: string;
  /** The turnout of now is known. */
  hasTurnout: boolean;
  words: ResultWords;
}

function Comparison({ comparison, title, hasTurnout, words }: ComparisonProps) {
  const { winner, list, turnoutChange } = comparison;
  return (
    <>
      <h3 className={styles.subtitle}>{words.before(title)}</h3>
      <p className={styles.summary}>
        {words.beforeWinner}: {winner} ({listName(list, words)}).
        {hasTurnout && ` ${words.turnoutChange(signedPoints(turnoutChange))}`}
      </p>
    </>
  );
}

interface NeighboursProps {
  election: Election;
  at: number;
  place: ResultPlace;
  words: ResultWords;
}

function Neighbours({ election: { districts }, at, place, words }: NeighboursProps) {
  const links = [
    { district: districts[at - 1], label: words.previous },
    { district: districts[at + 1], label: words.next },
  ];
  return (
    <nav className="buttons screen-only" aria-label={words.districts}>
      <a className="lone-link" href={place.dataPath + place.linkQuery}>
        {words.allDistricts}
      </a>
      {links.map(
        ({ district, label }) =>
          district && (
            <a
              key={label}
              className="lone-link"
              href={hrefOfArea(place, { kind: 'oevk', code: district.code })}
            >
              {label}: {district.name}
            </a>
          ),
      )}
    </nav>
  );
}
