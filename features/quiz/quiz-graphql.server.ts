/** The GraphQL service: executes one document. Its schema, `quiz.graphql`, is served to clients. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  parse,
  validate,
} from 'graphql';
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import { countOperations, countSelectedFields } from './answers/count-fields.server.ts';
import type { Submission, SubmissionResult } from './answers/submit-answers.server.ts';
import type { Refusal } from './answers/validate-answers.ts';
import { type PresentedState, presentState } from './present-quiz.server.ts';
import { quizId as idOfQuiz } from './quiz-address.ts';
import { noSuchQuiz, type QuizRequest, type QuizState } from './quiz-state.server.ts';

export const quizSchemaText = readFileSync(join(import.meta.dirname, 'quiz.graphql'), 'utf8');
const schema = buildSchema(quizSchemaText);

export interface GraphqlNeeds {
  loadState(question: QuizRequest): Promise<QuizState | Refusal>;
  submit(submission: Submission): Promise<SubmissionResult>;
  /** Unix seconds. */
  now(): number;
}

export interface GraphqlCall {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
}

/** More than any use of the schema needs; it limits the parser, which runs before any other check. */
const maxTokens = 600;
/**
 * Introspection selects 229 fields, a full quiz 40. A document of 600 tokens with aliases and fragments could select a
 * hundred thousand fields: a 20 MB answer that blocks this process for a second.
 */
const maxFields = 300;

/**
 * Throws on internal errors; errors of the caller are in the result.
 * @param countMore Called before execution with the number of operations after the first; it may throw to refuse.
 */
export type GraphqlExecutor = (
  call: GraphqlCall,
  token: string,
  countMore: (more: number) => void,
) => Promise<ExecutionResult>;

interface ParsedDocument {
  document: DocumentNode;
  operations: number;
}

export function createGraphqlExecutor(needs: GraphqlNeeds): GraphqlExecutor {
  const documents = new BoundedMap<string, ParsedDocument | readonly GraphQLError[]>(100);
  const rootValue = resolversOf(needs);

  /** Every page sends the same few documents. */
  function read(query: string): ParsedDocument | readonly GraphQLError[] {
    const known = documents.get(query);
    if (known) return known;
    const reading = readDocument(query);
    documents.set(query, reading);
    return reading;
  }

  return async (call, token, countMore) => {
    const reading = read(call.query);
    if (!('document' in reading)) return { errors: reading };
    if (reading.operations > 1) countMore(reading.operations - 1);
    const result = await execute({
      schema,
      document: reading.document,
      rootValue,
      contextValue: { token },
      variableValues: call.variables ?? {},
      operationName: call.operationName,
    });
    for (const { originalError } of result.errors ?? [])
      if (originalError && !(originalError instanceof GraphQLError)) throw originalError;
    return result;
  };
}

function readDocument(query: string): ParsedDocument | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens });
    const faults = validate(schema, document);
    if (faults.length > 0) return faults;
    if (countSelectedFields(document) > maxFields) return [tooManyFields];
    return { document, operations: countOperations(document) };
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

const tooManyFields = new GraphQLError(`More than ${maxFields} fields are asked for, fragments written out.`);

interface Context {
  token: string;
}

function resolversOf({ loadState, submit, now }: GraphqlNeeds) {
  return {
    async quiz({ _id }: { _id: string }, { token }: Context): Promise<PresentedState | null> {
      const found = idOfQuiz.test(_id) ? await loadState({ quizId: _id, token }) : noSuchQuiz;
      return found.kind === 'state' ? presentState(found, now()) : null;
    },
    async setAnswers(
      { quizId, answers }: { quizId: string; answers: AnswersInput },
      { token }: Context,
    ): Promise<PresentedState> {
      const given = answers.map(({ questionId, responses }) => ({
        questionId,
        responses: responses.map(({ answerId, optionId = null }) => ({ answerId, optionId })),
      }));
      const done = idOfQuiz.test(quizId) ? await submit({ quizId, token, answers: given }) : noSuchQuiz;
      if (done.kind === 'state') return presentState(done, now());
      throw new GraphQLError(done.why, { extensions: { code: done.code } });
    },
  };
}

type AnswersInput = { questionId: string; responses: { answerId: string; optionId?: string | null }[] }[];
