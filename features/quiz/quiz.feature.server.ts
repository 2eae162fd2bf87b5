import { defineFeature, type FeatureNeeds, registerCall, registerPage } from '#features/kit/public.ts';
import { chooseQuizCall } from './calls/choose-quiz.call.ts';
import { quizFormCall } from './calls/quiz-form.call.ts';
import { quizGraphqlCall, quizHostCall, quizSchemaCall, quizTokenCall } from './calls/quiz-service.call.ts';
import { addQuizCommands } from './commands/quiz-commands.server.ts';
import { quizPage } from './pages/quiz.page.ts';
import { facts } from './quiz.feature.ts';
import { createQuizFeature } from './quiz-feature.server.ts';

export const quizFeature = defineFeature({
  ...facts,
  pages: [registerPage(quizPage)],
  calls: [
    registerCall(quizGraphqlCall),
    registerCall(quizTokenCall),
    registerCall(quizSchemaCall),
    registerCall(quizHostCall),
    registerCall(quizFormCall),
    registerCall(chooseQuizCall),
  ],
  commands: [addQuizCommands],
  create: (needs: FeatureNeeds) => ({ quiz: createQuizFeature(needs) }),
});
