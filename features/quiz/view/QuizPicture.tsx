import type { ShownPicture } from '../shown-quiz.ts';

export function QuizPicture({
  picture,
  className,
}: {
  picture: ShownPicture;
  className: string | undefined;
}) {
  return <img {...picture} alt={picture.alt} className={className} loading="lazy" decoding="async" />;
}
