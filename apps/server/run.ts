/** Runs the command line: the entry point of the product and of installations that extend it. */
import { createProgram } from './commands/create-program.ts';
import { runProgram } from './commands/run-program.ts';
import { type Extension, installExtension } from './extension.ts';

/** EX_SOFTWARE of sysexits.h; `run-program.ts` has the others. */
const defect = 70;

export async function run(extension?: Extension): Promise<void> {
  if (extension) installExtension(extension);
  // A reader such as `head` closes the pipe early: the command continues and ignores the error.
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  // By the exit code process managers distinguish a defect from a wrong setting, with which a restart would fail again.
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exit(defect);
  });
  const program = createProgram();
  extension?.addCommands(program);
  process.exitCode = await runProgram(program, process.argv.slice(2));
}
