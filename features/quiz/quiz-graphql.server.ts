/** The service's GraphQL: one document in, one result out. Its schema is `quiz.graphql`, for whoever asks it. */
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
import { fieldsAsked, questionsAsked } from './fields-asked.server.ts';
import { type PresentedState, presentState } from './present-quiz.server.ts';
import { quizId as idOfQuiz } from './quiz-address.ts';
import { noSuchQuiz, type QuizQuestion, type QuizState } from './quiz-state.server.ts';
import type { Refusal } from './read-answers.ts';
import type { Submission, Submitted } from './submit-answers.server.ts';

export const quizSchemaText = readFileSync(join(import.meta.dirname, 'quiz.graphql'), 'utf8');
const schema = buildSchema(quizSchemaText);

export interface GraphqlNeeds {
  ask(question: QuizQuestion): Promise<QuizState | Refusal>;
  submit(submission: Submission): Promise<Submitted>;
  /** Unix seconds. */
  now(): number;
}

export interface GraphqlCall {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
}

/** More than any use of the schema needs; a document is read before anybody knows what it wants. */
const maxTokens = 600;
/**
 * What describes the schema asks for 229, a quiz with all that is in it for 40. 600 words of aliases and fragments could
 * ask for a hundred thousand, each of every answer: 20 MB and a second in which this process answers nobody.
 */
const maxFields = 300;

/**
 * Throws what failed in this house; what was wrong with the call stands in the result.
 * @param hear Told before anything is done how many questions and answers the call holds beyond the first; may refuse.
 */
export type GraphqlAnswerer = (
  call: GraphqlCall,
  token: string,
  hear: (more: number) => void,
) => Promise<ExecutionResult>;

interface ReadDocument {
  document: DocumentNode;
  questions: number;
}

export function answerGraphql(needs: GraphqlNeeds): GraphqlAnswerer {
  const documents = new Map<string, ReadDocument | readonly GraphQLError[]>();
  const rootValue = resolversOf(needs);

  /** Every page sends the same few. */
  function read(query: string): ReadDocument | readonly GraphQLError[] {
    const known = documents.get(query);
    if (known) return known;
    const reading = readDocument(query);
    if (documents.size >= 100) documents.clear();
    documents.set(query, reading);
    return reading;
  }

  return async (call, token, hear) => {
    const reading = read(call.query);
    if (!('document' in reading)) return { errors: reading };
    if (reading.questions > 1) hear(reading.questions - 1);
    const result = await execute({
      ...{ schema, document: reading.document, rootValue, contextValue: { token } },
      variableValues: call.variables ?? {},
      operationName: call.operationName,
    });
    for (const { originalError } of result.errors ?? [])
      if (originalError && !(originalError instanceof GraphQLError)) throw originalError;
    return result;
  };
}

function readDocument(query: string): ReadDocument | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens });
    const faults = validate(schema, document);
    if (faults.length > 0) return faults;
    if (fieldsAsked(document) > maxFields) return [tooManyFields];
    return { document, questions: questionsAsked(document) };
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

const tooManyFields = new GraphQLError(`More than ${maxFields} fields are asked for, fragments written out.`);

interface Context {
  token: string;
}

function resolversOf({ ask, submit, now }: GraphqlNeeds) {
  return {
    async quiz({ _id }: { _id: string }, { token }: Context): Promise<PresentedState | null> {
      const found = idOfQuiz.test(_id) ? await ask({ quizId: _id, token }) : noSuchQuiz;
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
