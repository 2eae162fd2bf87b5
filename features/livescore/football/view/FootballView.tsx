import { classNames } from '#ui/class-names.ts';
import { ChoiceForm } from '#ui/form/ChoiceForm.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { NoData } from '../../view/NoData.tsx';
import { OldCopy } from '../../view/OldCopy.tsx';
import { OwnPicture } from '../../view/OwnPicture.tsx';
import results from '../../view/results.module.css';
import type { FootballData, LeagueChoices } from '../football-data.ts';
import { footballPageWords } from '../football-page-words.ts';
import { footballPath } from '../football-path.ts';
import { DayMatches } from './DayMatches.tsx';
import styles from './FootballView.module.css';
import { OpenMatch } from './OpenMatch.tsx';
import { PlayersTable } from './PlayersTable.tsx';
import { StandingsTables } from './StandingsTables.tsx';

interface FootballViewProps {
  data: FootballData;
}

/** The results of a league and of a day, or an open match [FOOT-02]. */
export function FootballView({ data }: FootballViewProps) {
  return data.match === null ? <LeagueAndDay data={data} /> : <OpenMatch match={data.match} data={data} />;
}

function LeagueAndDay({ data }: FootballViewProps) {
  const { choices, quickLinks, tabs, title } = data;
  const words = footballPageWords.league;
  return (
    <>
      <nav className="chips" aria-label={footballPageWords.quickLinks}>
        {quickLinks.map((link) => (
          <a key={link.href} href={link.href} aria-current={link.current ? 'true' : undefined}>
            {link.title}
          </a>
        ))}
      </nav>
      <ChoiceForm
        action={footballPath}
        label={words.choose}
        kept={choices.league.kept}
        submit={footballPageWords.submit}
        fields={leagueFields(choices.league)}
      />
      <div className={classNames(results.parts, results.columns)}>
        <section className={results.part} aria-labelledby="foci-bajnoksag">
          <h2 id="foci-bajnoksag" className={classNames(results.name, styles.title)}>
            {data.leagueLogo !== null && <OwnPicture src={data.leagueLogo} width={32} />}
            {title === '' ? words.title : title}
          </h2>
          <Tabs tabs={tabs} label={words.tabs} />
          <Results data={data} />
        </section>
        <DayMatches data={data} />
      </div>
      <OldCopy since={data.oldSince} />
    </>
  );
}

function Results({ data: { tab, table, players, title } }: FootballViewProps) {
  if (tab === 'tabella') {
    if (table === null || table.every(({ rows }) => rows.length === 0))
      return <NoData>{footballPageWords.noResults}</NoData>;
    return <StandingsTables groups={table} title={title} />;
  }
  if (players === null || players.length === 0) return <NoData />;
  return <PlayersTable players={players} tab={tab} title={title} />;
}

function leagueFields({ country, league, season }: LeagueChoices) {
  const { fields } = footballPageWords;
  return [
    { kind: 'select' as const, name: 'orszag', label: fields.country, ...country },
    { kind: 'select' as const, name: 'liga', label: fields.league, ...league },
    { kind: 'select' as const, name: 'szezon', label: fields.season, ...season },
  ];
}
