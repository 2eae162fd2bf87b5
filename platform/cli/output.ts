/** The two forms of a command's output: text for a person, or with `--json` one JSON value for a program. */
import { machineTime } from '../time/hungarian-date.ts';

let json = false;

/** Reads the raw arguments, so that errors in other arguments are printed in the right form, too. */
export function chooseOutputForm(args: readonly string[]): void {
  json = args.includes('--json');
}

export function isJson(): boolean {
  return json;
}

/** Prints a command's result on standard output: `printResult({ applied }, 'The database is up to date.')`. */
export function printResult(value: unknown, text: string): void {
  console.log(json ? JSON.stringify(value, datesInUtc, 2) : text);
}

/** Prints a line of progress; with `--json` on standard error, because standard output holds only the result. */
export function printProgress(what: string): void {
  if (json) console.error(`  ${what}`);
  else console.log(`  ${what}`);
}

export interface CommandError {
  /** `usage`: wrong arguments; `refused`: the command could not be carried out; `internal`: a defect of the program. */
  code: 'usage' | 'refused' | 'internal';
  message: string;
  /** Further lines, such as each fault of an edition. */
  details: string[];
}

export function printError(error: CommandError): void {
  if (json) console.log(JSON.stringify({ error }, null, 2));
  else console.error([error.message, ...error.details].join('\n  '));
}

/** A date in text: `2026-11-21T07:00:00Z`, the same form as in JSON and in the log. */
export function timeText(at: Date): string {
  return machineTime(Math.floor(at.getTime() / 1000));
}

function datesInUtc(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const original = this[name];
  return original instanceof Date ? timeText(original) : value;
}
