/** The live feature: publishing posts to live blogs. */

import type { ChangeOptions, PostChange, StateChange } from '#features/content/public.server.ts';
import type { LiveNeeds } from './live-needs.ts';
import {
  type NewPost,
  type PostOptions,
  parseText,
  picturesUnsupported,
  writePost,
} from './write-post.server.ts';

export type PostEdit = Omit<PostChange, 'body'> & { text?: string };

export interface LiveFeature {
  post(blog: string, post: NewPost, options?: PostOptions): Promise<StateChange>;
  edit(post: string, edit: PostEdit, options?: ChangeOptions): Promise<StateChange>;
  /** Sets whether a live blog is running. */
  setLive(blog: string, isLive: boolean, options?: ChangeOptions): Promise<StateChange>;
}

export function createLiveFeature(needs: LiveNeeds): LiveFeature {
  const { content } = needs;
  const withId = async (slug: string, act: (id: number) => Promise<StateChange>): Promise<StateChange> => {
    const found = await content.versionOf(slug);
    return found ? act(found.id) : { kind: 'refused', why: `there is no story with the slug '${slug}'` };
  };
  return {
    post: (blog, post, options) => writePost(needs, blog, post, options),
    edit(post, { text, ...rest }, options) {
      const body = text === undefined ? undefined : parseText(text);
      if (body === null) return Promise.resolve({ kind: 'refused', why: picturesUnsupported });
      return withId(post, (id) => content.changePost(id, { ...rest, ...(body ? { body } : {}) }, options));
    },
    setLive: (blog, isLive, options) => withId(blog, (id) => content.setLive(id, isLive, options)),
  };
}
