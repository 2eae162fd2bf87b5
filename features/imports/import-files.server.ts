/**
 * Imports a newsroom's files. Batches are committed one by one and every item is stored with its hash, so a second run
 * changes nothing and an interrupted run continues where it stopped.
 */
import { siteBySlug } from '#features/sites/public.ts';
import type { ImportNeeds, ImportRequest } from './import-needs.ts';
import type { ImportedRecord, ImportedStory, ImportFile } from './imported.ts';
import { MalformedFile } from './malformed-file.ts';
import { readNinjs } from './ninjs/ninjs-reader.server.ts';
import { countItem, emptySummary, itemOf, type ReportItem, type ReportSummary } from './report.ts';
import type { BatchWork } from './saving/batch-work.ts';
import { createPictureImporter } from './saving/import-pictures.server.ts';
import { type PreparedBatch, prepareBatch } from './saving/prepare-batch.server.ts';
import { saveBatch } from './saving/save-batch.server.ts';
import { readArchives } from './wxr/wxr-archive.server.ts';
import { readWxr } from './wxr/wxr-reader.server.ts';

const storiesInBatch = 100;
/** Characters of HTML after which a batch is full, however few stories it has. */
const charactersInBatch = 2_000_000;

/** `onItem` receives every report item as soon as its outcome is final; the returned summary comes at the end. */
export async function importFiles(
  needs: ImportNeeds,
  request: ImportRequest,
  onItem: (item: ReportItem) => void,
): Promise<ReportSummary> {
  const started = performance.now();
  const summary = emptySummary(
    request.files.map((file) => file.name),
    request.isDryRun,
  );
  const pictures = createPictureImporter(needs, request);
  const processedKeys = new Set<string>();
  const read = await createRead(needs, request);
  for (const file of request.files) {
    try {
      const work = { needs, request, pictures, baseUrl: '', language: '', processedKeys };
      await importFile(work, read(file), summary, onItem);
    } catch (error) {
      if (!(error instanceof MalformedFile)) throw error;
      summary.fault = summary.fault === '' ? error.message : `${summary.fault}; ${error.message}`;
    }
  }
  summary.pictures = pictures.importedCount;
  summary.seconds = (performance.now() - started) / 1000;
  return summary;
}

async function importFile(
  work: BatchWork,
  things: AsyncIterable<ImportedRecord>,
  summary: ReportSummary,
  onItem: (item: ReportItem) => void,
): Promise<void> {
  let batch = new Map<string, ImportedStory>();
  let characters = 0;
  let saving: Promise<void> = Promise.resolve();
  let beingSaved = new Set<string>();
  const repeated = findsRepeated();

  function report(item: ReportItem): void {
    countItem(summary, item);
    onItem(item);
  }

  async function save(prepared: PreparedBatch): Promise<void> {
    const result = await saveBatch(work, prepared);
    summary.redirects += result.redirects;
    summary.mergedTags = [...new Set([...summary.mergedTags, ...prepared.labels.merged])];
    for (const item of result.items) report(item);
  }

  /** Saves one batch while the next is read, so that parsing and the database work in parallel. */
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
    // The error is thrown where `saving` is awaited; until then it must not count as an unhandled rejection.
    saving.catch(() => undefined);
  }

  try {
    for await (const thing of things) {
      const why = thing.kind === 'story' ? repeated(thing) : null;
      if (thing.kind === 'story' && why !== null) report(itemOf(thing, 'skipped', why, ''));
      else if (thing.kind === 'story') {
        if (batch.has(thing.sourceKey)) await flush();
        batch.set(thing.sourceKey, thing);
        characters += thing.html.length;
        if (batch.size >= storiesInBatch || characters >= charactersInBatch) await flush();
      } else count(thing, work, summary, report);
    }
  } finally {
    // If the file is malformed, the stories read before the error are still saved.
    try {
      await flush();
    } finally {
      await saving;
    }
  }
}

/**
 * Returns a function that says why a story may not be taken: another one of the same file has its id. Agencies send
 * several versions of a story, which have a time or a number of their own, and cancel it at any time; a WordPress export
 * has each post once.
 */
function findsRepeated(): (story: ImportedStory) => string | null {
  const seen = new Set<string>();
  return ({ sourceKey, updatedAt, version, dialect, state }) => {
    if (dialect === 'html' && state === 'withdrawn') return null;
    const key = dialect === 'wordpress' ? sourceKey : `${sourceKey} ${updatedAt?.getTime()} ${version}`;
    if (seen.has(key)) return 'the same id stands in the file before, and that story is kept';
    seen.add(key);
    return null;
  };
}

type Read = (file: ImportFile) => AsyncIterable<ImportedRecord>;

async function createRead({ edition }: ImportNeeds, { format, files, site }: ImportRequest): Promise<Read> {
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
  thing: Exclude<ImportedRecord, ImportedStory>,
  work: BatchWork,
  summary: ReportSummary,
  report: (item: ReportItem) => void,
): void {
  if (thing.kind === 'site') {
    work.baseUrl = thing.baseUrl;
    work.language = thing.language;
  } else if (thing.kind === 'author') summary.authors += 1;
  else if (thing.kind === 'term') summary.terms += 1;
  else if (thing.kind === 'attachment') summary.attachments += 1;
  else report({ ...thing, outcome: 'skipped', slug: '' });
}
