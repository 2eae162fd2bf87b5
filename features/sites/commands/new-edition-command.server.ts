/** `lapzarta new-edition <folder>`: writes a small edition of one's own; what is not given as an option is asked. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { type Command, Option } from 'commander';
import { z } from 'zod';
import { OperatorError, UsageError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ProgramParts } from '../edition/edition.ts';
import { drawMarks } from '../new-site/draw-marks.ts';
import { openFont } from '../new-site/lettering.server.ts';
import { filesOfEdition, type NewEdition } from '../new-site/new-edition.ts';
import { newEditionWords } from '../new-site/new-edition-words.ts';
import { writeEdition } from '../new-site/write-edition.server.ts';

const languages = ['hu', 'en'] as const;
const currencies = ['HUF', 'RON'] as const;

interface Given {
  name?: string;
  domain?: string;
  language?: string;
  currency?: string;
  sections?: string;
}

export function addNewEditionCommand(program: Command, parts: ProgramParts): void {
  program
    .command('new-edition')
    .description('Write a small edition of your own, without sandboxes. What no option says is asked.')
    .argument('<folder>', 'a new or empty folder outside the checkout')
    .option('--name <name>', 'of the publication')
    .option('--domain <domain>', 'where it will answer, such as lap.example')
    .addOption(new Option('--language <language>', 'of its menu and documents').choices(languages))
    .addOption(new Option('--currency <currency>', 'of its readers').choices(currencies))
    .option('--sections <titles>', 'with commas between')
    .action((folder: string, given: Given) => writeNewEdition(resolve(folder), given, parts));
}

async function writeNewEdition(folder: string, given: Given, parts: ProgramParts): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  if (files.length > 0) throw new OperatorError(`${folder} has files already.`);
  const edition = await editionOf(given);
  const { slug, accent, name } = edition;
  const font = await openFont('wordmark');
  const [first = ''] = name;
  const marks = drawMarks({ slug, accent, name: font.set(name), initial: font.set(first) });
  await mkdir(folder, { recursive: true });
  const written = await writeEdition(folder, { files: { ...filesOfEdition(edition), ...marks } }, parts);
  printResult(
    { folder, written },
    `The edition is in ${folder}; its README.md says what to do next. Set LAPZARTA_EDITION=${folder} to use it.`,
  );
}

async function editionOf(given: Given): Promise<NewEdition> {
  const console = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : null;
  try {
    const name = await answerOf(console, given.name, 'Name');
    const domain = await answerOf(console, given.domain, 'Domain, such as lap.example');
    const language = oneOf(languages, await answerOf(console, given.language, 'Language: hu or en', 'hu'));
    const currency = oneOf(
      currencies,
      await answerOf(console, given.currency, 'Currency: HUF or RON', 'HUF'),
    );
    const usual = newEditionWords[language].sections;
    const titles = await answerOf(console, given.sections, 'Sections, with commas between', usual);
    const slug = slugOf(name);
    if (slug === '') throw new UsageError(`The name '${name}' has no letters for an address.`);
    if (!z.hostname().safeParse(domain).success) throw new UsageError(`'${domain}' is not a domain.`);
    const sections = titles
      .split(',')
      .map((title) => ({ title: title.trim(), slug: slugOf(title) }))
      .filter((section) => section.slug !== '');
    return {
      slug,
      name,
      domain,
      language,
      currency,
      sections,
      accent: '#2f4858',
      beamProperty: randomUUID(),
    };
  } finally {
    console?.close();
  }
}

/** The option, or what the operator types; where nobody can be asked, the usual answer. */
async function answerOf(
  console: Interface | null,
  given: string | undefined,
  question: string,
  usual = '',
): Promise<string> {
  if (given !== undefined) return given.trim();
  const typed = (await console?.question(`${question}${usual === '' ? '' : ` (${usual})`}: `))?.trim() ?? '';
  const answer = typed === '' ? usual : typed;
  if (answer === '') throw new UsageError('A name and a domain are needed: --name and --domain.');
  return answer;
}

function oneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value.toLowerCase() === text.toLowerCase());
  if (found === undefined) throw new UsageError(`'${text}' is none of ${values.join(', ')}.`);
  return found;
}
