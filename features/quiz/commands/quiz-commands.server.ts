/** `lapzarta quiz …`: creates and changes the quizzes that stories embed. */
import type { Command } from 'commander';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import type { QuizFeature } from '../quiz-feature.server.ts';
import { quizDraftSchema } from '../quiz-schema.ts';

interface Context {
  db: Kysely<DB>;
  quiz: QuizFeature;
}

export function addQuizCommands(program: Command, withContext: WithContext<Context>): void {
  const quiz = program.command('quiz').description('Quizzes in stories.');
  quiz
    .command('put <file>')
    .description('Create or change the quizzes of a YAML file, all of them or none.')
    .action((file: string) => withContext('quiz', (context) => put(file, context)));
}

async function put(file: string, { db, quiz }: Context): Promise<void> {
  const faults: string[] = [];
  const quizzes = (await readYamlFile(file, z.array(quizDraftSchema), faults)) ?? [];
  await db.transaction().execute(async (trx) => {
    for (const one of quizzes) {
      const saving = await quiz.save(one, trx);
      if (saving.kind === 'refused') faults.push(...saving.faults.map((fault) => `${one.id}: ${fault}`));
    }
    if (faults.length > 0)
      throw new OperatorError([`The quizzes in ${file} cannot be used:`, ...faults].join('\n  '));
  });
  const saved = quizzes.map(({ id }) => id);
  printResult({ saved }, `Saved: ${saved.join(', ')}`);
}
