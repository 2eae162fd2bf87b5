/**
 * `/valasztasi-terkep/{election}`: the map of an election, and below it its areas, for frames in supplements, stories and
 * other sites [SUPP-11] [EMB-01]. `hideMore=1` leaves out what leads to other pages of the paper.
 */
import { z } from 'zod';
import {
  definePage,
  headOfPage,
  type LoadRequest,
  oembedLink,
  type PageRequest,
  type PageResult,
} from '#features/kit/public.ts';
import { choiceField, fullAddress } from '#features/sites/public.ts';
import type { ElectionsFeature } from '../counting/elections-feature.server.ts';
import { isStillCounted } from '../counting/is-still-counted.ts';
import { dataTabPath } from '../data-tab.ts';
import { supplementsPart } from '../edition-parts.ts';
import { areasOfRecord } from '../elections/areas-of-record.ts';
import { districtContext } from '../elections/district-context.ts';
import { hideMoreQuery, mapFolder, mapPathOf, mapRecords } from '../elections/map-address.ts';
import type { Area } from '../records/election.ts';
import type { MapRecord } from '../records/record.ts';
import { countsOf, shownRecord } from '../shown-record.ts';
import { hasMapOf } from '../supplement.ts';
import { addressOfTab } from '../supplement-address.ts';
import type { ElectionMapData } from './election-map-data.ts';
import { electionMapWords } from './election-map-words.ts';

interface ElectionMapNeeds {
  elections: ElectionsFeature;
}

const fields = z.object({ hideMore: choiceField(['1']) });

export const electionMapPage = definePage({
  route: 'election_map',
  view: 'ElectionMapPage',
  // On the main site, to which the map's own hosts belong, too.
  at: ({ mainSite }) =>
    ['', '/{name}', '/{name}/{kind}/{code}'].map((below) => {
      return { pattern: mapFolder + below, sites: [mainSite], row: undefined };
    }),
  query: fields,
  audience: 'everyone',
  frame: 'bare',
  mayBeMissing: true,
  isEmbeddable: true,
  examples: [
    { name: 'election map', path: '/valasztasi-terkep/hungary-2022' },
    { name: 'election map district', path: '/valasztasi-terkep/hungary-2022/oevk/01-01' },
    { name: 'election map states', path: '/valasztasi-terkep/usa-2024-states' },
  ],
  load,
});

async function load(
  request: LoadRequest<undefined, z.output<typeof fields>>,
  needs: ElectionMapNeeds,
): Promise<PageResult<ElectionMapData>> {
  const { edition } = request.view;
  const { name, kind, code } = request.params;
  const records = mapRecords(edition);
  // Without a name, the first one that is not invented.
  const record = records.find((candidate) =>
    name === undefined ? !candidate.isRehearsal : candidate.name === name,
  );
  if (!record) return missing();
  const area = areasOfRecord(edition, record.name).find(
    (found) => found.kind === kind && found.code === code,
  );
  if (kind !== undefined && !area) return missing();
  return pageOf(request, record, area ?? null, needs);
}

function missing(): PageResult<ElectionMapData> {
  return { kind: 'nothing', code: 'page-not-found', dependencies: [] };
}

async function pageOf(
  request: LoadRequest<undefined, z.output<typeof fields>>,
  record: MapRecord,
  area: Area | null,
  { elections }: ElectionMapNeeds,
): Promise<PageResult<ElectionMapData>> {
  const { edition } = request.view;
  const hidesMore = request.query.hideMore === '1';
  const { counts, dependencies } = await elections.read(countsOf(edition, [record.name]));
  const path = mapPathOf(record.name);
  const data: ElectionMapData = {
    title: record.title,
    area: area?.name ?? '',
    isRehearsal: record.isRehearsal,
    shown: shownRecord(edition, componentOf(record), counts),
    choices: {
      path,
      area,
      dataPath: path,
      linkQuery: hidesMore ? hideMoreQuery : '',
      foldsTables: true,
      order: 'arany',
      day: null,
      districts: districtContext(edition, record.name),
    },
    more: supplementPathOf(request, record, area),
    elections: hidesMore ? [] : choicesOf(request, record),
    hidesMore,
    isCounting: record.kind === 'count' && isStillCounted(counts.get(record.name)),
  };
  const head = headOfPage(request, {
    title: [area?.name ?? '', record.title].filter(Boolean).join(' – '),
    description: electionMapWords.description(record.title),
    canonicalPath: area ? `${path}/${area.kind}/${area.code}` : path,
    robots: record.isRehearsal ? 'noindex' : '',
  });
  return { kind: 'page', head: { ...head, links: [oembedLink(request.view, head)] }, data, dependencies };
}

function componentOf({ kind, name, title }: MapRecord) {
  const props = { title, record: name };
  switch (kind) {
    case 'areas':
      return { factory: 'areas', props } as const;
    case 'states':
      return { factory: 'states', props } as const;
    default:
      return { factory: 'districts', props } as const;
  }
}

/** The page of the supplement that has this map, or the area's page there, on the paper's own host. */
function supplementPathOf({ view }: PageRequest, record: MapRecord, area: Area | null): string | null {
  const { edition } = view;
  const supplement = supplementsPart.of(edition).find((one) => hasMapOf(one, record.name));
  const site = edition.sites.find(({ slug }) => slug === supplement?.site);
  if (!supplement || !site) return null;
  const tab = addressOfTab(supplement, { path: dataTabPath });
  return fullAddress({ ...view, site }, area ? `${tab}/${area.kind}/${area.code}` : tab);
}

/** A rehearsal is offered on its own map only. */
function choicesOf({ view }: PageRequest, shown: MapRecord): ElectionMapData['elections'] {
  return mapRecords(view.edition)
    .filter(({ isRehearsal, name }) => !isRehearsal || name === shown.name)
    .map(({ name, title }) => ({ title, href: mapPathOf(name), current: name === shown.name }));
}
