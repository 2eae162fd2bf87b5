/** Checks that supplements are consistent with each other, with their records and with the edition. */

import { type Edition, faultsOfLink, siteBySlug } from '#features/sites/public.ts';
import { repeated } from '#platform/text/repeated.ts';
import { isLive, type SupplementComponent } from './component.ts';
import { dataTabPath } from './data-tab.ts';
import type { DistrictMap } from './elections/district-map.ts';
import { electionsSetting } from './elections/elections-setting.ts';
import { isMapRecord, type ResultRecord, recordKinds } from './records/record.ts';
import { recordNamesOf, type Supplement } from './supplement.ts';

/** Kinds of records that a count also has. */
const countedKinds = ['election', 'chamber', 'turnout'];

export function supplementFaults(
  edition: Edition,
  supplements: readonly Supplement[],
  records: readonly ResultRecord[],
  maps: readonly DistrictMap[],
): string[] {
  return [
    ...repeated(records.map(({ name }) => name)).map(
      (name) => `records: two records have the name '${name}'`,
    ),
    ...records.flatMap((record) => recordFaults(edition, record, records, maps)),
    ...supplements.flatMap((supplement) =>
      faultsOf(edition, supplement, supplements, records).map(
        (fault) => `supplement '${supplement.path}': ${fault}`,
      ),
    ),
  ];
}

function faultsOf(
  edition: Edition,
  supplement: Supplement,
  supplements: readonly Supplement[],
  records: readonly ResultRecord[],
): string[] {
  const { site, tabs } = supplement;
  if (!edition.sites.some(({ slug }) => slug === site)) return [`no site has the slug '${site}'`];
  const names = supplements.filter((one) => one.site === site).flatMap(namesOf);
  return [
    ...namesOf(supplement)
      .filter((name) => names.filter((other) => other === name).length > 1)
      .map((name) => `another supplement answers at /melleklet/${name}, too`),
    ...(tabs[0]?.path === '' ? [] : ["the first tab's path is not ''"]),
    ...repeated(tabs.map(({ path }) => path)).map((path) => `two tabs have the path '${path}'`),
    ...tabs.flatMap(({ path, components }) => [
      ...components.flatMap((component) => componentFaults(edition, supplement, component, records)),
      ...(path !== dataTabPath &&
      components.some(({ factory }) => factory === 'areas' || factory === 'election-map')
        ? [`areas and maps stand on the tab '${dataTabPath}' only`]
        : []),
    ]),
    ...(mixesRehearsal(supplement, records) ? ['a rehearsal and real results are in one supplement'] : []),
  ];
}

/** Invented results must never stand beside real ones. */
function mixesRehearsal(supplement: Supplement, records: readonly ResultRecord[]): boolean {
  const names = recordNamesOf(supplement);
  const named = records.filter(({ name }) => names.includes(name));
  return named.some(({ isRehearsal }) => isRehearsal) && named.some(({ isRehearsal }) => !isRehearsal);
}

/** Faults of elections: what they name must exist, and a count has a source or is a rehearsal. */
function recordFaults(
  edition: Edition,
  record: ResultRecord,
  records: readonly ResultRecord[],
  maps: readonly DistrictMap[],
): string[] {
  if (record.kind !== 'election' && record.kind !== 'count') return [];
  const { name, map, before } = record;
  const hasSource = Object.hasOwn(electionsSetting.of(edition).sources, name);
  return [
    ...(map !== null && !maps.some((one) => one.name === map)
      ? [`record '${name}': no map has the name '${map}'`]
      : []),
    ...(before !== null && !records.some((one) => one.kind === 'election' && one.name === before)
      ? [`record '${name}': no election has the name '${before}'`]
      : []),
    ...(record.kind === 'count' && record.rules === 'parliament' && record.districtSeats === 0
      ? [`record '${name}': a parliament has districtSeats, without which nobody knows its majority`]
      : []),
    ...(record.kind === 'count' && hasSource === record.isRehearsal
      ? [`record '${name}': a count has a source in elections.sources, and a rehearsal has none`]
      : []),
  ];
}

function namesOf({ path, aliases }: Supplement): string[] {
  return [path, ...aliases];
}

function componentFaults(
  edition: Edition,
  supplement: Supplement,
  component: SupplementComponent,
  records: readonly ResultRecord[],
): string[] {
  if (isLive(component))
    return supplement.language === 'hu' ? [] : [`${component.factory}: live lists are in Hungarian only`];
  if (component.factory === 'promo-boxes')
    return component.props.boxes.flatMap(({ href }) =>
      faultsOfLink(edition, siteBySlug(edition, supplement.site), href),
    );
  if (component.factory === 'campaign' && component.props.link)
    return faultsOfLink(edition, siteBySlug(edition, supplement.site), component.props.link.href);
  if (!('record' in component.props) || component.props.record === null) return [];
  const { record: name } = component.props;
  const record = records.find((one) => one.name === name);
  if (!record) return [`${component.factory}: no record has the name '${name}'`];
  if (component.factory === 'election-map')
    return isMapRecord(record) ? [] : [`election-map: the record '${name}' is no election`];
  const wanted = Object.entries(recordKinds).find(([factory]) => factory === component.factory)?.[1];
  const isCounted = record.kind === 'count' && countedKinds.some((kind) => kind === wanted);
  const isTurnoutOf = record.kind === 'election' && wanted === 'turnout';
  return record.kind === wanted || isCounted || isTurnoutOf
    ? []
    : [`${component.factory}: the record '${name}' is of the kind '${record.kind}', not '${wanted}'`];
}
