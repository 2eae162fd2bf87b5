/** Searches the archive for a picture by words, credit, day and rights. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import styles from './LibraryDialog.module.css';
import { type PictureSearch, picturesCall, type StoryPicture } from './picture-calls.ts';
import { pictureWords } from './picture-words.ts';

interface LibraryDialogProps {
  onChoose(picture: StoryPicture): void;
  onClose(): void;
}

const rightsChoices = ['', 'ending', 'ended'] as const;

export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const { language, send } = useNewsroom();
  const words = pictureWords[language];
  const [search, setSearch] = useState<PictureSearch>({ q: '', credit: '', day: '', rights: '' });
  const { data } = useQuery({
    queryKey: ['pictures', search],
    queryFn: () => resultOf(send(picturesCall(search))),
    placeholderData: keepPreviousData,
  });
  const set = (part: Partial<PictureSearch>) => setSearch({ ...search, ...part });
  const isDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text);
  return (
    <ModalDialog title={words.archive} isWide onClose={onClose}>
      <div className={styles.search}>
        <TextInput
          label={words.words}
          kind="search"
          value={search.q}
          onChange={(q) => set({ q })}
          autoFocus
        />
        <TextInput label={words.creditSearch} value={search.credit} onChange={(credit) => set({ credit })} />
        <label className={styles.day}>
          <span>{words.day}</span>
          <input
            type="date"
            value={search.day}
            onChange={({ currentTarget: { value } }) => isDay(value) && set({ day: value })}
          />
        </label>
        <ChoiceInput
          label={words.rightsChoice}
          value={search.rights}
          choices={rightsChoices.map((value) => ({ value, label: words.rightsChoices[value] }))}
          onChange={(rights) => set({ rights })}
        />
      </div>
      {data?.length === 0 && <p role="status">{words.none}</p>}
      <ul className={styles.pictures}>
        {data?.map(({ picture, details }) => {
          const name = picture.alt || picture.caption || words.unnamed(picture.id);
          return (
            <li key={picture.id}>
              <button type="button" className={styles.picture} onClick={() => onChoose(picture)}>
                <img src={picture.url} alt="" loading="lazy" width={picture.width} height={picture.height} />
                <span>{name}</span>
                <small>
                  {picture.credit} {words.rights[details.rights]}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </ModalDialog>
  );
}
