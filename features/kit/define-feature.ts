/**
 * The manifest of a feature, in `x.feature.server.ts`; all its properties are optional. Routes, timetable,
 * queues, commands, the content policy, the download of personal data and the refusal of sandboxes are
 * derived from it. `docs/guides/add-a-feature.md` shows how to write one.
 *
 * ```ts
 * export const almanacFeature = defineFeature({
 *   ...facts,
 *   pages: [registerPage(almanacPage)],
 *   jobs: ({ almanac }: { almanac: AlmanacFeature }) => [
 *     { name: 'almanac-prune', at: '10 3 * * *', timeoutMs: 60_000, tries: 3, run: almanac.prune },
 *   ],
 *   create: (needs: FeatureNeeds) => ({ almanac: createAlmanacFeature(needs) }),
 * });
 * ```
 */
import type { Command } from 'commander';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Edition, EditionPart, EditionSetting, ProgramParts, Site } from '#features/sites/public.ts';
import type { ReadCache } from '#platform/cache/read-cache.server.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { FeatureFacts } from '#platform/feature/feature-facts.ts';
import type { OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { OutsideOrigins } from '#platform/http/outgoing/outside-origins.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { RegisteredCall } from './call/register-call.ts';
import type { RegisteredMail } from './mail/define-mail.ts';
import type { RegisteredPage } from './page/register-page.ts';
import type { PersonalDataSource } from './personal-data.ts';
import type { StoryOutcome } from './story-outcome.ts';

/**
 * `Context`: all features of the program. `CallContext`: and the running server. `Needs`: argument of
 * `create`.
 */
export interface Feature<Context, CallContext, Needs> extends FeatureFacts {
  /** Folders of the edition that the feature reads. */
  parts?: readonly EditionPart[];
  /** Keys of `edition.yaml` that the feature reads. */
  settings?: readonly EditionSetting[];
  pages?: readonly RegisteredPage<Context>[];
  calls?: readonly RegisteredCall<CallContext>[];
  mails?: readonly RegisteredMail[];
  jobs?: (context: Context) => readonly FeatureJob[];
  queues?: (context: Context) => readonly Queue[];
  /** Each adds a command with its subcommands. */
  commands?: readonly AddCommands<Context>[];
  metrics?: (context: Context) => readonly FeatureMetric[];
  /** Where this feature shows a public story; called for a rehearsal before the publication as well [ACT-06]. */
  outcomesOf?: (context: Context, storyId: number) => Promise<readonly StoryOutcome[]>;
  /** Hosts of other companies that pages of a site contact; pages that other sites frame contact none. */
  outsideOrigins?: (edition: Edition, site: Site) => OutsideOrigins;
  /** Origins of the frames that pages show. */
  framedOrigins?: (edition: Edition, port: number) => readonly string[];
  /** Settings of the edition whose value is `sandbox`, as operators call them: `mail.server`. */
  sandboxes?: (edition: Edition, operator: { smtp: string | null }) => readonly string[];
  /** The parts of a reader's download that the facts name. */
  dataOf?: (context: Context) => readonly PersonalDataSource[];
  /** Returns the feature under its name in `Context`: `{ almanac: createAlmanacFeature(needs) }`. */
  create?: (needs: Needs) => object;
}

/** A scheduled job; its times are in the zone of the main site. */
export type FeatureJob = Omit<Job, 'timeZone'>;

/** A counter to which several features may contribute values, each with a label of its own. */
export interface FeatureMetric {
  name: string;
  help: string;
  /** Value of the label `what`. */
  what: string;
  read(): number;
}

/** Counter of events that are not counted because one network sends too many. */
export const uncountedMetric = {
  name: 'lapzarta_uncounted_total',
  help: 'Reads and events of campaigns that were not counted because one network sent too many.',
};

export type AddCommands<Context> = (
  program: Command,
  withContext: WithContext<Context>,
  parts: ProgramParts,
) => void;

/** The needs that every feature may have; the application provides them. */
export interface FeatureNeeds {
  db: Kysely<DB>;
  edition: Edition;
  clock: Clock;
  log: Log;
  port: number;
  /** For sources that are `sandbox`. */
  openSandbox: OpenSandbox | undefined;
  createReadCache: ReadCache['createCache'];
  onInvalidation: ReadCache['onInvalidation'];
  recordInvalidations(trx: Transaction<DB>, entries: { key: string; at?: number }[]): Promise<void>;
}

/** A feature of any program; its needs are type-checked where the program is composed. */
export type DefinedFeature = Feature<never, never, never>;

export function defineFeature<Definition extends DefinedFeature>(definition: Definition): Definition {
  return definition;
}
