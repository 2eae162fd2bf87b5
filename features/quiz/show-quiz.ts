/** The parts of a quiz that one reader may see, with texts in the page's language. */
import { type ImageRef, imageAddress, sourceSet } from '#features/media/public.ts';
import { type DateStyle, shortDateTime } from '#platform/time/hungarian-date.ts';
import {
  type Answer,
  averageOf,
  isAnswerable,
  isRevealed,
  type Question,
  type Quiz,
  type UserAnswers,
} from './quiz.ts';
import type { ShownAnswer, ShownPicture, ShownQuestion, ShownQuiz } from './shown-quiz.ts';

/** @param now Unix seconds. */
export function showQuiz(
  { quiz, userAnswers }: { quiz: Quiz; userAnswers: UserAnswers[] },
  now: number,
  style: DateStyle,
): ShownQuiz {
  const { id, title, language, complex, refresh } = quiz;
  const answered = new Set(userAnswers.map(({ questionId }) => questionId));
  const questions = quiz.questions.map((question) =>
    showQuestion(question, isRevealed(question, answered.has(question.name), now), now, style),
  );
  return { id, title, language, complex, refresh, questions, userAnswers };
}

/** Counts are 0 until they are due: a page is the same for all readers, and counts change within a minute. */
function showQuestion(question: Question, isDue: boolean, now: number, style: DateStyle): ShownQuestion {
  const { name, displayAs, description, activeTo, rightAnswers, options } = question;
  const across = displayAs === 'pictures' ? '(min-width: 500px) 320px, 100vw' : '96px';
  return {
    id: name,
    question: question.question,
    description,
    displayAs,
    picture: showPicture(question.image, name, '16x9', '(min-width: 768px) 672px, 100vw'),
    closes: activeTo === null ? '' : shortDateTime(activeTo, style),
    closed: !isAnswerable(question, now),
    rightAnswers: isDue ? rightAnswers : [],
    options,
    responseCount: isDue ? question.responseCount : 0,
    answers: question.answers.map((answer) => showAnswer(answer, isDue, across)),
  };
}

function showAnswer(answer: Answer, isDue: boolean, across: string): ShownAnswer {
  const { name, title, description, image } = answer;
  return {
    id: name,
    title,
    description,
    picture: showPicture(image, name, '3x2', across),
    answerCount: isDue ? answer.answerCount : 0,
    average: isDue ? averageOf(answer) : null,
  };
}

function showPicture(
  image: ImageRef | null,
  name: string,
  ratio: '3x2' | '16x9',
  sizes: string,
): ShownPicture | null {
  if (image === null) return null;
  const widths = [250, 375, 768] as const;
  return {
    src: imageAddress(image, { size: `${ratio}-375`, format: 'jpg', name }),
    srcSet: sourceSet(image, { ratio, widths, format: 'webp', name }),
    sizes,
    width: 375,
    height: ratio === '3x2' ? 250 : 211,
    alt: image.alt,
  };
}
