/** A dialog for an address, or for own content found by words. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Command } from 'prosemirror-state';
import { type FormEvent, useState } from 'react';
import { type Newsroom, resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { FinderInput } from '#ui/app/FinderInput.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { removeLink } from '../links/link-commands.ts';
import { readTarget } from '../links/read-target.ts';
import { episodesCall, linksCall, quizzesCall } from './choices.ts';
import { requestWords } from './request-words.ts';
import { commandOf, type Requested } from './requested.ts';

interface RequestDialogProps {
  requested: Requested;
  run(command: Command): void;
  onClose(): void;
}

export function RequestDialog({ requested, run, onClose }: RequestDialogProps) {
  const { what, former } = requested;
  const newsroom = useNewsroom();
  const words = requestWords[newsroom.language];
  const [typed, setTyped] = useState(former);
  const [isWrong, setWrong] = useState(false);
  const formerStory = useFormerStory(what === 'quiz' || what === 'episode' ? '' : former);
  const found = useFound(what, typed === former ? '' : typed, newsroom);
  const take = (answer: string) => {
    const command = commandOf(requested, answer);
    if (command === null) return setWrong(true);
    run(command);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Quizzes and episodes can only be chosen from the list.
    if (what === 'quiz' || what === 'episode') setWrong(true);
    else take(typed);
  };
  return (
    <ModalDialog title={words.titles[what]} onClose={onClose}>
      <form onSubmit={submit}>
        <FinderInput
          label={words.labels[what]}
          placeholder={words.placeholders[what]}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
          options={found.map(({ label }, id) => ({ id, name: label }))}
          emptyText={formerStory ?? ''}
          onTake={(id) => take(found[id]?.answer ?? '')}
        />
        <Problem text={isWrong ? words.wrong[what] : ''} />
        <p className="buttons">
          <ActionButton kind="primary" type="submit">
            {words.insert}
          </ActionButton>
          {what === 'link' && former !== '' && (
            <ActionButton
              onPress={() => {
                run(removeLink);
                onClose();
              }}
            >
              {words.remove}
            </ActionButton>
          )}
          <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
        </p>
      </form>
    </ModalDialog>
  );
}

interface Found {
  label: string;
  answer: string;
}

function useFound(what: Requested['what'], typed: string, { send, sites, language }: Newsroom): Found[] {
  const words = requestWords[language];
  const q = typed.trim();
  // An address needs no search.
  const isAsked = what === 'quiz' || what === 'episode' || (q.length > 1 && readTarget(q) === null);
  const { data = [] } = useQuery({
    queryKey: ['editor-choices', what, q],
    enabled: what !== 'embed' && isAsked,
    placeholderData: keepPreviousData,
    async queryFn(): Promise<Found[]> {
      if (what === 'quiz')
        return (await resultOf(send(quizzesCall({ q })))).map(({ id, title, questions }) => ({
          label: `${title} (${words.questions(questions)})`,
          answer: id,
        }));
      if (what === 'episode')
        return (await resultOf(send(episodesCall({ q })))).map(({ slug, title, podcast, isPublic }) => ({
          label: `${podcast}: ${title}${isPublic ? '' : ` (${words.scheduled})`}`,
          answer: slug,
        }));
      return (await resultOf(send(linksCall({ q })))).map(({ slug, title, site }) => ({
        label: sites.length > 1 ? `${title} (${siteName(sites, site)})` : title,
        answer: `story:${slug}`,
      }));
    },
  });
  return what === 'embed' || !isAsked ? [] : data;
}

function siteName(sites: Newsroom['sites'], slug: string): string {
  return sites.find((site) => site.slug === slug)?.name ?? slug;
}

/** The title of the story that is the current target; undefined for another link. */
function useFormerStory(former: string): string | undefined {
  const { send, language } = useNewsroom();
  const slug = former.startsWith('story:') ? former.slice('story:'.length) : '';
  const words = requestWords[language];
  const { data } = useQuery({
    queryKey: ['links', slug],
    enabled: slug !== '',
    queryFn: () => resultOf(send(linksCall({ slugs: [slug] }))),
  });
  const [story] = data ?? [];
  if (!data) return undefined;
  return story ? words.ownStory(story.title) : words.notPublic;
}
