/** `lapzarta quiz …`: quizzes that stories name. */
import type { Command } from 'commander';
import { z } from 'zod';
import { quizDraftSchema } from '#features/quiz/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import type { House } from '../compose.ts';
import { withHouse } from './with-house.ts';

export function addQuizCommands(program: Command): void {
  const quiz = program.command('quiz').description('Quizzes in stories.');
  quiz
    .command('put <file>')
    .description('Make or change the quizzes of a YAML file; all of them or none.')
    .action((file: string) => withHouse('quiz', (house) => put(file, house)));
}

async function put(file: string, { db, quiz }: House): Promise<void> {
  const faults: string[] = [];
  const quizzes = (await readYamlFile(file, z.array(quizDraftSchema), faults)) ?? [];
  await db.transaction().execute(async (work) => {
    for (const one of quizzes) {
      const saving = await quiz.save(one, work);
      if (saving.kind === 'refused') faults.push(...saving.faults.map((fault) => `${one.id}: ${fault}`));
    }
    if (faults.length > 0)
      throw new OperatorError([`The quizzes in ${file} cannot be used:`, ...faults].join('\n  '));
  });
  console.log(`Kept: ${quizzes.map(({ id }) => id).join(', ')}`);
}
