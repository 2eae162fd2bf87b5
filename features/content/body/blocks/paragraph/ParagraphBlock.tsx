import { tiedHtml } from '#ui/text/tied-text.tsx';
import styles from '../../view/Body.module.css';
import type { BlockProps } from '../../view/block-props.ts';
import { isQuestion } from './is-question.ts';

export function ParagraphBlock({ block, context }: BlockProps<'paragraph'>) {
  return (
    <p
      className={context.isInterview && isQuestion(block.html) ? styles.question : undefined}
      dangerouslySetInnerHTML={{ __html: tiedHtml(block.html) }}
    />
  );
}
