/**
 * Brings a newsroom's files in. Batches are committed as they go and every item is remembered with its hash, so a
 * second run changes nothing and an interrupted one goes on where it stopped.
 */
import { setFlagsFromString } from 'node:v8';
import { siteBySlug } from '#features/sites/public.ts';
import type { ImportNeeds, ImportRequest } from './import-needs.ts';
import type { ImportedStory, ImportedThing, ImportFile } from './imported.ts';
import { MalformedFile } from './malformed-file.ts';
import { readNinjs } from './ninjs-reader.server.ts';
import { type BatchWork, type PreparedBatch, prepareBatch } from './prepare-batch.server.ts';
import { countItem, emptySummary, type ReportItem, type ReportSummary } from './report.ts';
import { saveBatch } from './save-batch.server.ts';
import { createPictureTaker } from './take-pictures.server.ts';
import { readArchives } from './wxr-archive.server.ts';
import { readWxr } from './wxr-reader.server.ts';

const storiesInBatch = 100;
/** Characters of HTML after which a batch is full, however few its stories. */
const charactersInBatch = 2_000_000;

/** `onItem` gets every item of the report as soon as it is sure; the sum comes at the end. */
export async function importFiles(
  needs: ImportNeeds,
  request: ImportRequest,
  onItem: (item: ReportItem) => void,
): Promise<ReportSummary> {
  keepHeapSmall();
  const started = performance.now();
  const summary = emptySummary(
    request.files.map((file) => file.name),
    request.isDryRun,
  );
  const pictures = createPictureTaker(needs, request);
  const met = new Set<string>();
  const read = await reading(needs, request);
  for (const file of request.files) {
    try {
      const work = { needs, request, pictures, baseUrl: '', language: '', met };
      await importFile(work, read(file), summary, onItem);
    } catch (error) {
      if (!(error instanceof MalformedFile)) throw error;
      summary.fault = summary.fault === '' ? error.message : `${summary.fault}; ${error.message}`;
    }
  }
  summary.pictures = pictures.taken;
  summary.seconds = (performance.now() - started) / 1000;
  return summary;
}

/** Parsing makes much garbage, for which V8 would let the heap grow to four times what lives in it (40 MB, measured). */
function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}

async function importFile(
  work: BatchWork,
  things: AsyncIterable<ImportedThing>,
  summary: ReportSummary,
  onItem: (item: ReportItem) => void,
): Promise<void> {
  let batch = new Map<string, ImportedStory>();
  let characters = 0;
  let saving: Promise<void> = Promise.resolve();
  let beingSaved = new Set<string>();

  function tell(item: ReportItem): void {
    countItem(summary, item);
    onItem(item);
  }

  async function save(prepared: PreparedBatch): Promise<void> {
    const result = await saveBatch(work, prepared);
    summary.redirects += result.redirects;
    for (const item of result.items) tell(item);
  }

  /** One batch is saved while the next is read: the database and we need not wait for each other. */
  async function flush(): Promise<void> {
    const stories = batch;
    if (stories.size === 0) return;
    batch = new Map();
    characters = 0;
    if ([...stories.keys()].some((key) => beingSaved.has(key))) await saving;
    const prepared = await prepareBatch(work, [...stories.values()]);
    await saving;
    beingSaved = new Set(stories.keys());
    saving = save(prepared);
    // Whoever awaits it is told, later; until then it is not unhandled.
    saving.catch(() => undefined);
  }

  try {
    for await (const thing of things) {
      if (thing.kind === 'story') {
        if (batch.has(thing.sourceKey)) await flush();
        batch.set(thing.sourceKey, thing);
        characters += thing.html.length;
        if (batch.size >= storiesInBatch || characters >= charactersInBatch) await flush();
      } else count(thing, work, summary, tell);
    }
  } finally {
    // Also when the file breaks: what was read before stays.
    try {
      await flush();
    } finally {
      await saving;
    }
  }
}

type Read = (file: ImportFile) => AsyncIterable<ImportedThing>;

async function reading({ edition }: ImportNeeds, { format, files, site }: ImportRequest): Promise<Read> {
  const { timeZone } = siteBySlug(edition, site);
  if (format === 'ninjs') return (file) => readNinjs(file, { timeZone });
  const archives = await readArchives(files, timeZone);
  return (file) => {
    const archive = archives.get(file);
    if (archive === undefined) throw new Error(`${file.name} is not among the files`);
    return readWxr(file, archive);
  };
}

function count(
  thing: Exclude<ImportedThing, ImportedStory>,
  work: BatchWork,
  summary: ReportSummary,
  tell: (item: ReportItem) => void,
): void {
  if (thing.kind === 'site') {
    work.baseUrl = thing.baseUrl;
    work.language = thing.language;
  } else if (thing.kind === 'author') summary.authors += 1;
  else if (thing.kind === 'term') summary.terms += 1;
  else if (thing.kind === 'attachment') summary.attachments += 1;
  else tell({ ...thing, outcome: 'skipped', slug: '' });
}
