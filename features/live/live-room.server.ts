/** The room of live blogs: writing to them while they are read. */
import type { ContentRoom, PostChange, StateChange, Viewpoint } from '#features/content/public.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type NewPost, readText, withPictures, writePost } from './write-post.server.ts';

export interface LiveNeeds {
  content: Pick<
    ContentRoom,
    | 'authors'
    | 'changePost'
    | 'ensureAuthors'
    | 'save'
    | 'setLive'
    | 'slugOfFormerSlug'
    | 'storyBySlug'
    | 'versionOf'
  >;
  /** From where addresses are seen. */
  view: Viewpoint;
  clock: Clock;
}

export type PostEdit = Omit<PostChange, 'body'> & { text?: string };

export interface LiveRoom {
  post(blog: string, post: NewPost): Promise<StateChange>;
  edit(post: string, edit: PostEdit): Promise<StateChange>;
  /** Whether a live blog goes on. */
  setLive(blog: string, isLive: boolean): Promise<StateChange>;
}

export function createLiveRoom(needs: LiveNeeds): LiveRoom {
  const { content } = needs;
  const withId = async (slug: string, act: (id: number) => Promise<StateChange>): Promise<StateChange> => {
    const found = await content.versionOf(slug);
    return found ? act(found.id) : { kind: 'refused', why: `there is no story with the slug '${slug}'` };
  };
  return {
    post: (blog, post) => writePost(needs, blog, post),
    edit(post, { text, ...rest }) {
      const body = text === undefined ? undefined : readText(text);
      if (body === null) return Promise.resolve({ kind: 'refused', why: withPictures });
      return withId(post, (id) => content.changePost(id, { ...rest, ...(body ? { body } : {}) }));
    },
    setLive: (blog, isLive) => withId(blog, (id) => content.setLive(id, isLive)),
  };
}
