/** Runs the command line and prints every failure in one form: a sentence or JSON, with an exit code. */
import { type Command, CommanderError } from 'commander';
import { type OperatorError, UsageError } from '#platform/cli/operator-error.ts';
import { type CommandError, chooseOutputForm, isJson, printError } from '#platform/cli/output.ts';
import { asOperatorError } from './as-operator-error.ts';

/** 0: done; 1: could not be carried out; 2: wrong arguments. */
type ExitCode = 0 | 1 | 2;

/** Must run before commands are added, because they copy these settings. */
export function prepareProgram(program: Command): Command {
  return program
    .exitOverride()
    .showHelpAfterError('(--help lists what there is)')
    .configureOutput({ writeErr: (text) => !isJson() && process.stderr.write(text) });
}

/** `process.exitCode = await runProgram(program, process.argv.slice(2))`; rethrows defects of the program. */
export async function runProgram(program: Command, args: string[]): Promise<ExitCode> {
  chooseOutputForm(args);
  addJsonOption(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return endOfParsing(error);
    const fault = asOperatorError(error);
    if (fault !== undefined) {
      printError(errorOf(fault));
      return fault instanceof UsageError ? 2 : 1;
    }
    if (isJson()) printError({ code: 'internal', message: String(error), details: [] });
    throw error;
  }
}

/** `--help` and `--version` also end the parsing; Commander has already printed all other messages. */
function endOfParsing({ exitCode, code, message }: CommanderError): ExitCode {
  if (exitCode === 0) return 0;
  if (isJson())
    printError({
      code: 'usage',
      message: code === 'commander.help' ? 'A command is missing.' : message.replace(/^error: /, ''),
      details: [],
    });
  return 2;
}

function errorOf(fault: OperatorError): CommandError {
  const [message = '', ...details] = fault.message.split('\n').map((line) => line.trim());
  return { code: fault instanceof UsageError ? 'usage' : 'refused', message, details };
}

function addJsonOption(command: Command): void {
  command.option('--json', 'result or error as JSON, for programs');
  for (const child of command.commands) addJsonOption(child);
}
