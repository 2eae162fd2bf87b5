/** Writes a post: text, pictures and one press; what else it may have is one press away [LCON-01] [LCON-02]. */
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useCommands, useNewsroom } from '#features/kit/public.newsroom.ts';
import { PictureInput } from '#features/writing/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { Switch } from '#ui/app/Switch.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import type { ConsoleBlog } from './live-answers.ts';
import { liveConsoleWords } from './live-console-words.ts';
import styles from './PostComposer.module.css';
import type { QueuedPost } from './queue/post-store.ts';

export type WrittenPost = Omit<QueuedPost, 'key' | 'at' | 'blog' | 'member' | 'problem'>;

const nothing = { title: '', text: '', embed: '', pinned: false, keyEvent: false, pictures: [] };

interface PostComposerProps {
  blog: Pick<ConsoleBlog, 'authors' | 'ownAuthor'>;
  onPublish(post: WrittenPost): void;
}

export function PostComposer({ blog, onPublish }: PostComposerProps) {
  const words = liveConsoleWords[useNewsroom().language].write;
  const id = useId();
  const [post, setPost] = useState<WrittenPost>({ ...nothing, author: blog.ownAuthor });
  const [isWhole, setWhole] = useState(() => matchMedia('(min-width: 1024px)').matches);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const set = (change: Partial<WrittenPost>) => setPost((before) => ({ ...before, ...change }));
  useCommands(
    useMemo(
      () => [
        {
          id: 'publish-post',
          label: words.publish,
          shortcut: 'Ctrl+Enter',
          run: () => form.current?.requestSubmit(),
        },
      ],
      [words],
    ),
  );
  const isEmpty = post.text.trim() === '' && post.title.trim() === '';
  const publish = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (isEmpty) return;
    onPublish(post);
    setPost({ ...nothing, author: post.author });
  };
  return (
    <form ref={form} className={styles.composer} aria-label={words.title} onSubmit={publish}>
      {isWhole && <Details post={post} blog={blog} set={set} />}
      <label htmlFor={id} className="visually-hidden">
        {words.text}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.text}
        placeholder={words.text}
        value={post.text}
        rows={isWhole ? 5 : 2}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Pictures post={post} set={set} />
      <div className={styles.acts}>
        <ActionButton onPress={() => files.current?.click()}>{words.picture}</ActionButton>
        <PictureInput
          ref={files}
          takesSeveral
          onChoose={(chosen) =>
            set({ pictures: [...post.pictures, ...chosen.map((file) => ({ file, alt: '' }))] })
          }
        />
        <ActionButton kind="bare" isPressed={isWhole} onPress={() => setWhole(!isWhole)}>
          {words.more}
        </ActionButton>
        <ActionButton kind="primary" type="submit" shortcut="Ctrl+Enter" className={styles.publish}>
          {words.publish}
        </ActionButton>
      </div>
    </form>
  );
}

interface PartProps {
  post: WrittenPost;
  set(change: Partial<WrittenPost>): void;
}

function Details({ post, blog, set }: PartProps & Pick<PostComposerProps, 'blog'>) {
  const words = liveConsoleWords[useNewsroom().language].write;
  return (
    <div className={styles.details}>
      <TextInput label={words.ownTitle} value={post.title} onChange={(title) => set({ title })} />
      <TextInput label={words.embed} value={post.embed} onChange={(embed) => set({ embed })} />
      <ChoiceInput
        label={words.author}
        value={post.author ?? ''}
        choices={[
          { value: '', label: words.noAuthor },
          ...blog.authors.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={(author) => set({ author: author === '' ? null : author })}
      />
      <div className={styles.switches}>
        <Switch label={words.keyEvent} isOn={post.keyEvent} onChange={(keyEvent) => set({ keyEvent })} />
        <Switch label={words.pinned} isOn={post.pinned} onChange={(pinned) => set({ pinned })} />
      </div>
    </div>
  );
}

function Pictures({ post: { pictures }, set }: PartProps) {
  const words = liveConsoleWords[useNewsroom().language].write;
  if (pictures.length === 0) return null;
  return (
    <ul>
      {pictures.map(({ file, alt }, at) => (
        <li key={`${file.name} ${file.lastModified}`} className={styles.picture}>
          <TextInput
            label={words.alt(file.name)}
            value={alt}
            onChange={(text) => set({ pictures: pictures.with(at, { file, alt: text }) })}
          />
          <ActionButton
            kind="bare"
            label={words.removePicture(file.name)}
            onPress={() => set({ pictures: pictures.toSpliced(at, 1) })}
          >
            <span aria-hidden="true">×</span>
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
