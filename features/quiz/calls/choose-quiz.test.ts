import { expect, it } from 'vitest';
import { bearerWith, inventUsers } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { quizDraftSchema } from '../quiz-schema.ts';

const server = withServer();

it('finds quizzes by words of titles and questions, and one by its id [EDIT-05]', async () => {
  const headers = bearerWith((await inventUsers(server.context)).editor.token);
  const question = (text: string) => ({
    id: 'egy',
    question: text,
    displayAs: 'single',
    answers: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  });
  for (const quiz of [
    { id: 'hidak', title: 'Hidak', questions: [question('Melyik a legrégebbi?')] },
    { id: 'padok', questions: [question('Hány pad van a téren?')] },
  ])
    await server.context.quiz.save(quizDraftSchema.parse(quiz));
  const found = async (query: string) =>
    (await server.telex(`/api/newsroom/quizzes?${query}`, { headers })).json();
  const bridges = { id: 'hidak', title: 'Hidak', questions: 1 };
  const benches = { id: 'padok', title: 'Hány pad van a téren?', questions: 1 };
  expect(await found(`q=${encodeURIComponent('pad hány')}`)).toEqual({ quizzes: [benches] });
  expect(await found('q=')).toEqual({ quizzes: [bridges, benches] });
  expect(await found('id=hidak')).toEqual({ quizzes: [bridges] });
  expect(await found('id=nincs')).toEqual({ quizzes: [] });
});
