import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import type { MatchData, MatchStatistic } from '../../match/match-data.ts';
import { awayName, homeName, type Language } from '../../match/match-text.ts';
import { matchWords, statisticName } from '../../match/match-words.ts';
import type { MatchPartProps } from '../match-place.ts';
import { MatchSection } from './MatchSection.tsx';
import styles from './MatchStatistics.module.css';

/** Each statistic as a pair of bars with their values. */
export function MatchStatistics({ match, place: { language } }: MatchPartProps<MatchData>) {
  const words = matchWords[language];
  const { statistics } = match;
  return (
    <MatchSection match={match} name="statistics" language={language} isEmpty={statistics.length === 0}>
      <table className={styles.table} data-match-part="statistics">
        <caption className="visually-hidden">{words.sections.statistics}</caption>
        <thead>
          <tr>
            <th scope="col">{homeName(match, language)}</th>
            <td />
            <th scope="col">{awayName(match, language)}</th>
          </tr>
        </thead>
        <tbody>
          {statistics.map((row) => (
            <Row key={row.type} row={row} language={language} />
          ))}
        </tbody>
      </table>
    </MatchSection>
  );
}

function Row({ row, language }: { row: MatchStatistic; language: Language }) {
  const [home, away] = [numberOf(row.home), numberOf(row.away)];
  const sum = home + away;
  const share = (value: number) => (sum === 0 ? '0' : `${Math.round((value / sum) * 1000) / 10}%`);
  return (
    <tr>
      <td>{valueText(row.home, language)}</td>
      <th scope="row">
        {statisticName(row.type, language)}
        <svg className={styles.bars} width="100%" height="6" aria-hidden="true">
          <svg x="0" width="49.5%" height="6" aria-hidden="true">
            <rect className={styles.track} width="100%" height="6" />
            <g className={styles.mirrored}>
              <rect className={styles.home} width={share(home)} height="6" />
            </g>
          </svg>
          <svg x="50.5%" width="49.5%" height="6" aria-hidden="true">
            <rect className={styles.track} width="100%" height="6" />
            <rect className={styles.away} width={share(away)} height="6" />
          </svg>
        </svg>
      </th>
      <td>{valueText(row.away, language)}</td>
    </tr>
  );
}

/** The provider has percentages as texts: `32%`. */
function numberOf(value: MatchStatistic['home']): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : (value ?? 0);
  return Number.isFinite(number) ? Math.max(0, number) : 0;
}

function valueText(value: MatchStatistic['home'], language: Language): string {
  if (value === null) return '–';
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(String(value)) ?? [];
  const number = Number(percent ?? value);
  if (language === 'en' || !Number.isFinite(number)) return String(value);
  const decimals = (String(percent ?? value).split('.')[1] ?? '').length;
  return percent === undefined ? formatNumber(number, decimals) : formatPercent(number, decimals);
}
