/** `lapzarta ads …`: campaigns of our own, and what readers saw of them [S30]. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult, timeText } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { AdsFeature, ListedCampaign } from '../ads-feature.server.ts';
import { campaignSchema, type PictureSize, pictureSizeSchema } from '../campaigns/campaign.ts';
import { campaignFaultText } from '../campaigns/campaign-fault.ts';
import { reportCsv } from '../campaigns/report-csv.ts';
import type { CampaignDraft } from '../server/save-campaign.server.ts';

interface Context {
  ads: AdsFeature;
  clock: Clock;
}

export interface CreateOptions {
  name: string;
  site: string;
  place: string;
  from?: string;
  until: string;
  weight?: string;
  cap?: string;
  link: string;
  alt: string;
  label?: string;
  desktop?: string;
  mobile?: string;
}

export function addAdsCommands(program: Command, withContext: WithContext<Context>): void {
  const ads = program.command('ads').description('Campaigns of our own in slots of pages.');
  ads
    .command('create')
    .description('Add a campaign; pages show it within a second.')
    .requiredOption('--name <name>', 'Name in the report; lines with one name are one campaign.')
    .requiredOption('--site <site>', 'Slug of the site.')
    .requiredOption('--place <place>', 'Place of the slot, such as front-1.')
    .option('--from <time>', 'Beginning, such as 2026-12-01T06:00:00+01:00; now by default.')
    .requiredOption('--until <time>', 'End.')
    .requiredOption('--link <address>', 'Where it leads: an https address.')
    .requiredOption('--alt <text>', 'What the picture says.')
    .option('--desktop <size:file>', 'Picture for desktop, such as 970x250:banner.png.')
    .option('--mobile <size:file>', 'Picture for mobile.')
    .option('--weight <number>', 'Share among the campaigns of the slot, 1 to 100.')
    .option('--cap <number>', 'How often a device shows it in a day.')
    .option('--label <text>', 'Instead of “Hirdetés”.')
    .action((options: CreateOptions) => withContext('ads', (context) => createCampaign(options, context)));
  ads
    .command('list')
    .description('All campaigns, the last added first.')
    .action(() => withContext('ads', listCampaigns));
  ads
    .command('stop')
    .argument('<id>', 'the number that `ads list` shows', campaignNumber)
    .description('End a campaign now.')
    .action((id: number) => withContext('ads', (context) => stopCampaign(id, context)));
  ads
    .command('report [name]')
    .description('Impressions and clicks by day, as CSV.')
    .action((name: string | undefined) =>
      withContext('ads', (context) => printReport(name ?? null, context)),
    );
}

async function createCampaign(options: CreateOptions, { ads, clock }: Context): Promise<void> {
  const { name, site, place, link, alt, label, from, until, weight, cap } = options;
  const checked = campaignSchema.safeParse({
    name,
    site,
    place,
    link,
    alt,
    until: new Date(until),
    from: from === undefined ? clock.now() : new Date(from),
    ...(weight === undefined ? {} : { weight: Number(weight) }),
    ...(cap === undefined ? {} : { dailyCap: Number(cap) }),
    ...(label === undefined ? {} : { label }),
  });
  if (!checked.success)
    throw new OperatorError(
      checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n  '),
    );
  const pictures = [await pictureOf('desktop', options.desktop), await pictureOf('mobile', options.mobile)];
  const draft = { ...checked.data, pictures: pictures.flatMap((one) => one ?? []) };
  const result = await ads.create(draft);
  if (result.kind === 'refused')
    throw new OperatorError(
      ['The campaign cannot be used:', ...result.faults.map(campaignFaultText)].join('\n  '),
    );
  printResult({ id: result.id }, `Campaign ${result.id} is in ${place} of ${site}.`);
}

async function pictureOf(
  platform: 'desktop' | 'mobile',
  text: string | undefined,
): Promise<CampaignDraft['pictures'][number] | null> {
  if (text === undefined) return null;
  const [given = '', file = ''] = text.split(/:(.*)/s);
  const size: PictureSize | undefined = pictureSizeSchema.safeParse(given).data;
  if (size === undefined || file === '')
    throw new OperatorError(`--${platform} must be a size and a file, such as 970x250:banner.png.`);
  const bytes = await readFile(file).catch(() => {
    throw new OperatorError(`${file} cannot be read.`);
  });
  return { platform, size, bytes, trusted: extname(file) === '.svg' };
}

async function listCampaigns({ ads }: Context): Promise<void> {
  const all = await ads.list();
  printResult(all, all.length === 0 ? 'There are no campaigns.' : all.map(lineOf).join('\n'));
}

function lineOf(campaign: ListedCampaign): string {
  const { id, name, site, place, from, until, stoppedAt, weight, impressions, clicks } = campaign;
  const end = stoppedAt ? `stopped ${timeText(stoppedAt)}` : timeText(until);
  return `${id}  ${name}  ${site} ${place}  ${timeText(from)} – ${end}  weight ${weight}  ${impressions} seen, ${clicks} followed`;
}

async function stopCampaign(id: number, { ads }: Context): Promise<void> {
  if (!(await ads.stop(id))) throw new OperatorError(`There is no running campaign ${id}.`);
  printResult({ stopped: id }, `Campaign ${id} is stopped.`);
}

function campaignNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new InvalidArgumentError('a campaign has a number, which `ads list` shows');
  return Number(text);
}

async function printReport(name: string | null, { ads }: Context): Promise<void> {
  const rows = await ads.report({ name });
  printResult(rows, reportCsv(rows));
}
