/** Wrong arguments are refused in a sentence with exit code 2, before anything starts. */
import type { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleExtension } from '#sample/extension.ts';
import { runLapzarta } from '../../../tests/lapzarta-process.ts';
import { createProgram } from './create-program.ts';
import { runProgram } from './run-program.ts';

function createWholeProgram(): Command {
  const program = createProgram();
  sampleExtension.addCommands(program);
  return program;
}

let output = { answer: '', complaints: '' };
beforeEach(() => {
  output = { answer: '', complaints: '' };
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    output.answer += text;
  });
  const complain = (text: string | Uint8Array): boolean => {
    output.complaints += text.toString();
    return true;
  };
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(process.stderr, 'write').mockImplementation(complain);
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['support count ma 1 2', 'a day looks like 2026-11-21'],
  ['support count 2026-11-21 -1 2', 'a count is a whole number'],
  ['sandbox mnb nincs', 'mnb, ecb, bnr, weather, water'],
  ['newsletter status abc', "'abc' is not the number of an issue"],
  ['newsletter test reggeli abc', "'abc' is not a mail address"],
  ['ads stop x', 'a campaign has a number'],
  ['nincs', "unknown command 'nincs'"],
  ['article list --nincs', "unknown option '--nincs'"],
  ['article', 'Usage: lapzarta article'],
])('refuses "%s"', async (typed, sentence) => {
  expect(await runProgram(createWholeProgram(), typed.split(' '))).toBe(2);
  expect(output.complaints).toContain(sentence);
  expect(output.complaints).not.toMatch(/^\s+at .*:\d+/m);
});

describe('an error with --json', () => {
  it.each([
    [['nincs'], "unknown command 'nincs'"],
    [['article', 'list', '--nincs'], "unknown option '--nincs'"],
    [['article', 'correct', '3'], "required option '--text <note>' not specified"],
    [['article', 'list', '--limit', 'sok'], 'a whole number from 1 to 1000'],
    [['article'], 'A command is missing.'],
    [['sample', 'reset'], 'This deletes the whole paper. Say --yes when you mean it.'],
  ])('for wrong usage is one JSON value with the code "usage": %j', async (args, message) => {
    expect(await runProgram(createWholeProgram(), [...args, '--json'])).toBe(2);
    expect(JSON.parse(output.answer)).toEqual({
      error: { code: 'usage', message: expect.stringContaining(message), details: [] },
    });
    expect(output.complaints).toBe('');
  });

  it('for a command that could not be carried out has the code "refused", a list of faults, and exit code 1', async () => {
    const command = runLapzarta(['migrate', '--json'], { PORT: 'sok', LOG_LEVEL: 'hangos' });
    expect((await command.exit).code).toBe(1);
    expect(JSON.parse(command.stdout())).toEqual({
      error: {
        code: 'refused',
        message: 'These settings are wrong:',
        details: [expect.stringMatching(/^PORT must be/), expect.stringMatching(/^LOG_LEVEL must be/)],
      },
    });
    expect(command.stderr()).toBe('');
  });

  it('is possible on every command', () => {
    const program = createProgram();
    runProgram(program, ['--version']).catch(() => undefined);
    const commands = program.commands.flatMap((one) => [one, ...one.commands]);
    expect(commands.length).toBeGreaterThan(30);
    for (const command of commands)
      expect(
        command.options.map(({ long }) => long),
        command.name(),
      ).toContain('--json');
  });
});
