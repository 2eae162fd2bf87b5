export { quizFormCall } from './calls/quiz-form.call.ts';
export {
  quizGraphqlCall,
  quizHostCall,
  quizSchemaCall,
  quizTokenCall,
} from './calls/quiz-service.call.ts';
export { addQuizCommands } from './commands/quiz-commands.server.ts';
export { quizPage } from './pages/quiz.page.ts';
export type { QuizFeature } from './quiz-feature.server.ts';
export { createQuizFeature } from './quiz-feature.server.ts';
