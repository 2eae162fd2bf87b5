import { failureText, type RequestFailure, type Send } from '#features/kit/public.newsroom.ts';
import { addPictureCall } from '#features/writing/public.newsroom.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import { postCall } from '../live-answers.ts';
import type { SentPost } from './post-queue.ts';
import type { QueuedPost } from './post-store.ts';

/** Its pictures, then the post; a picture that is sent again is the same picture. */
export async function sendPost(send: Send, post: QueuedPost, language: WordLanguage): Promise<SentPost> {
  const { key, blog, title, text, embed, author, time, pinned, keyEvent } = post;
  const pictures: { id: number; alt: string }[] = [];
  for (const { file, alt } of post.pictures) {
    const answer = await send(addPictureCall(file));
    if (answer.kind === 'failure') return after(answer.failure, language);
    pictures.push({ id: answer.value.id, alt });
  }
  const about = { key, title, text, embed, author, pinned, keyEvent, pictures, ...(time && { time }) };
  const answer = await send(postCall(blog, about));
  return answer.kind === 'failure' ? after(answer.failure, language) : { kind: 'sent' };
}

function after(failure: RequestFailure, language: WordLanguage): SentPost {
  const isOfPost =
    failure.reason === 'refused' || failure.reason === 'forbidden' || failure.reason === 'missing';
  return isOfPost ? { kind: 'refused', why: failureText(failure, language) } : { kind: 'later' };
}
