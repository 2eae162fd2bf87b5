/** `lapzarta document …`: pages that are not news, such as the imprint and the privacy notice. */
import { readFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult, timeText } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { Clock } from '#platform/time/clock.ts';
import { htmlToBody } from '../body/from-html/html-to-body.server.ts';
import { resolveImages } from '../body/pending-body.ts';
import type { ContentFeature } from '../content-feature.server.ts';
import type { ChangeAuthor } from '../write/acts/change-author.ts';
import { documentsPart } from '../write/documents/documents-part.server.ts';
import { versionLines, wholeNumber } from './version-lines.server.ts';

interface Context {
  content: ContentFeature;
  edition: Edition;
  clock: Clock;
}

export interface DocumentOptions {
  site: string;
  title: string;
  language: 'hu' | 'en';
}

export function addDocumentCommands(program: Command, withContext: WithContext<Context>): void {
  const documents = program
    .command('document')
    .description('Pages that are not news, such as the imprint and the privacy notice.');
  documents
    .command('put <slug> <file>')
    .description('Write a document from a file of HTML, or replace it.')
    .requiredOption('--title <title>', 'its title')
    .requiredOption('--site <slug>', 'the site that it belongs to')
    .addOption(new Option('--language <language>').choices(['hu', 'en']).default('hu'))
    .action((slug: string, file: string, options: DocumentOptions) =>
      withContext('document put', (context) => putDocument(context, slug, file, options)),
    );
  documents
    .command('list')
    .description('List the documents.')
    .action(() => withContext('document list', listDocuments));
  documents
    .command('versions <slug>')
    .description(
      'List the versions of a document, also of a removed one: when, what was done, by whom. With a number: that version as JSON.',
    )
    .argument('[version]', 'the number of a version', wholeNumber)
    .action((slug: string, version: number | undefined) =>
      withContext('document versions', (context) => listVersions(context, slug, version)),
    );
  documents
    .command('remove <slug>')
    .description('Remove a document. Its address then answers 404.')
    .action((slug: string) => withContext('document remove', (context) => removeDocument(context, slug)));
}

export async function putDocument(
  { content, edition, clock }: Context,
  slug: string,
  file: string,
  { site, title, language }: DocumentOptions,
): Promise<void> {
  const known = edition.sites.map((one) => one.slug);
  if (!known.includes(site))
    throw new OperatorError(`There is no site '${site}'; there are ${known.join(', ')}.`);
  const html = await readFile(file, 'utf8').catch((error: Error) => {
    throw new OperatorError(`${file} cannot be read: ${error.message}`);
  });
  refuseOwn(edition, slug);
  const { body, images, losses } = htmlToBody(html);
  if (images.length > 0) throw new OperatorError(`${file} has a picture; pictures can only be imported.`);
  if (body.length === 0) throw new OperatorError(`${file} has no text.`);
  const document = { slug, site, title, language, body: resolveImages(body, new Map()) };
  await content.writeDocument({ ...document, updatedAt: clock.now() }, { by: operator('put') });
  const lost = Object.entries(losses).map(([what, times]) => `  left out: ${what}, ${times} times`);
  printResult({ slug, site, losses }, [`The document '${slug}' is written.`, ...lost].join('\n'));
}

async function listDocuments({ content, edition }: Context): Promise<void> {
  const found = await content.documents(edition.sites.map((site) => site.slug));
  const rows = found.map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(updatedAt * 1000) }));
  const lines = rows.map(({ slug, updatedAt }) => `${timeText(updatedAt)}  ${slug}`);
  printResult(rows, lines.length === 0 ? 'There is no document.' : lines.join('\n'));
}

async function listVersions({ content }: Context, slug: string, version: number | undefined): Promise<void> {
  const versions = await content.documentVersions(slug);
  if (versions.length === 0) throw new OperatorError(`There was no document '${slug}'.`);
  if (version === undefined)
    return printResult(
      versions.map(({ document: _, ...entry }) => entry),
      versionLines(versions),
    );
  const found = versions.find((one) => one.version === version);
  if (!found) throw new OperatorError(`The document '${slug}' has no version ${version}.`);
  printResult(found, JSON.stringify(found, null, 2));
}

/** A file of the edition would replace it again at the next start. */
function refuseOwn(edition: Edition, slug: string): void {
  if (documentsPart.of(edition).some((own) => own.slug === slug))
    throw new OperatorError(`The document '${slug}' is a file of the edition, in its folder documents.`);
}

async function removeDocument({ content, edition }: Context, slug: string): Promise<void> {
  refuseOwn(edition, slug);
  if (!(await content.document(slug))) throw new OperatorError(`There is no document '${slug}'.`);
  await content.removeDocument(slug, { by: operator('remove') });
  printResult({ removed: slug }, `The document '${slug}' is removed.`);
}

function operator(verb: string): ChangeAuthor {
  return { kind: 'command', id: `document ${verb}` };
}
