/** Writes a post: text, pictures and one press; further fields are one press away [LCON-01] [LCON-02]. */
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useCommands, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { PictureInput, TimeOfAct, timeOf } from '#features/writing/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { Switch } from '#ui/app/Switch.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import type { ConsoleBlog } from './live-answers.ts';
import { liveConsoleWords } from './live-console-words.ts';
import styles from './PostComposer.module.css';
import type { WrittenPost } from './queue/post-store.ts';

const nothing = { title: '', text: '', embed: '', time: '', pinned: false, keyEvent: false, pictures: [] };

interface PostComposerProps {
  blog: Pick<ConsoleBlog, 'authors' | 'ownAuthor' | 'site'>;
  /** Its time, while it is written, is that of the site's clocks. */
  draft: WrittenPost | undefined;
  onPublish(post: WrittenPost): void;
  onChange(post: WrittenPost): void;
}

export function PostComposer({ blog, draft, onPublish, onChange }: PostComposerProps) {
  const { language, sites } = useNewsroom();
  const words = liveConsoleWords[language].write;
  const zone = zoneOf({ sites }, blog.site);
  const id = useId();
  const [post, setPost] = useState<WrittenPost>(draft ?? { ...nothing, author: blog.ownAuthor });
  const [isWhole, setWhole] = useState(() => matchMedia('(min-width: 1024px)').matches);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const change = (changed: WrittenPost) => {
    setPost(changed);
    onChange(changed);
  };
  const set = (changed: Partial<WrittenPost>) => change({ ...post, ...changed });
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
  const time = post.time === '' ? '' : timeOf(post.time, zone);
  const isFuture = time !== '' && Date.parse(time) > Date.now();
  const publish = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (isFuture) setWhole(true);
    if (isEmpty || isFuture) return;
    onPublish({ ...post, time });
    change({ ...nothing, author: post.author });
  };
  return (
    <form ref={form} className={styles.composer} aria-label={words.title} onSubmit={publish}>
      {isWhole && <Details post={post} blog={blog} zone={zone} isFuture={isFuture} set={set} />}
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

interface DetailsProps extends PartProps, Pick<PostComposerProps, 'blog'> {
  zone: string;
  isFuture: boolean;
}

function Details({ post, blog, zone, isFuture, set }: DetailsProps) {
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
      <TimeOfAct
        label={words.time}
        value={post.time}
        zone={zone}
        problem={isFuture ? words.future : undefined}
        onChange={(time) => set({ time })}
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
