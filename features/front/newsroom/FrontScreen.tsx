/** A site's front: its boxes with the draft that all editors share, what they choose from, and the launch [FRED-01]. */
import { useMemo, useState } from 'react';
import {
  failureOf,
  failureText,
  newsroomFailureWords,
  ScreenLink,
  sitesFor,
  useAddressQuery,
  useCommands,
  useNewsroom,
  useParameter,
} from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Menu } from '#ui/app/Menu.tsx';
import { FrontBoxes } from './FrontBoxes.tsx';
import styles from './FrontScreen.module.css';
import type { Front } from './front-answers.ts';
import { frontNewsroomWords } from './front-newsroom-words.ts';
import { DiscardDialog } from './launch/DiscardDialog.tsx';
import { LaunchDialog } from './launch/LaunchDialog.tsx';
import { LaunchesDialog } from './launch/LaunchesDialog.tsx';
import { type FrontActs, useFront } from './use-front.ts';
import { isChanged } from './what-changes.ts';

export function FrontScreen() {
  const sites = sitesFor(useNewsroom(), 'edit-fronts');
  const slug = useParameter('site');
  const site = sites.find((one) => one.slug === slug) ?? sites[0];
  return site && <FrontOfSite key={site.slug} site={site.slug} />;
}

function FrontOfSite({ site }: { site: string }) {
  const { language } = useNewsroom();
  const words = frontNewsroomWords[language];
  const acts = useFront(site);
  const { front } = acts;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.fronts}</h1>
        <Sites current={site} />
      </header>
      {front.isPending && <p>{words.loading}</p>}
      {front.isError && (
        <div role="alert">
          <p>{failureText(failureOf(front.error), language)}</p>
          <ActionButton onPress={() => void front.refetch()}>
            {newsroomFailureWords[language].tryAgain}
          </ActionButton>
        </div>
      )}
      {front.data && <Opened front={front.data} acts={acts} />}
    </div>
  );
}

function Sites({ current }: { current: string }) {
  const newsroom = useNewsroom();
  const { language } = newsroom;
  const sites = sitesFor(newsroom, 'edit-fronts');
  return (
    <nav className={styles.sites} aria-label={frontNewsroomWords[language].sites}>
      {sites.map(({ slug, name }) => (
        <ScreenLink key={slug} to={`/cimlapok/${slug}`} isCurrent={slug === current}>
          {name}
        </ScreenLink>
      ))}
    </nav>
  );
}

/** Panels with an address of their own [NRA-01]. */
const panels = ['elesites', 'korabbi', 'elvetes'] as const;

function Opened({ front, acts }: { front: Front; acts: FrontActs }) {
  const { language } = useNewsroom();
  const words = frontNewsroomWords[language];
  const [query, setQuery] = useAddressQuery();
  const [said, setSaid] = useState('');
  const panel = panels.find((one) => one === query.panel);
  const close = () => setQuery({ panel: '' });
  const changed = front.boxes.filter(isChanged).length;
  useCommands(
    useMemo(
      () => [
        {
          id: 'launch-front',
          label: words.launch,
          shortcut: 'Ctrl+Enter',
          run: () => setQuery({ panel: 'elesites' }),
        },
        { id: 'former-fronts', label: words.history, run: () => setQuery({ panel: 'korabbi' }) },
      ],
      [words, setQuery],
    ),
  );
  if (front.boxes.length === 0) return <p>{words.noBoxes}</p>;
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.state} role="status">
          {changed === 0 ? words.unchanged : words.changed(changed)}
          <Others people={acts.people} />
        </p>
        <Menu
          name={words.more}
          button={<span aria-hidden="true">⋯</span>}
          items={[
            { id: 'history', label: words.history, onPress: () => setQuery({ panel: 'korabbi' }) },
            ...(changed === 0
              ? []
              : [{ id: 'discard', label: words.discard, onPress: () => setQuery({ panel: 'elvetes' }) }]),
          ]}
        />
        <ActionButton
          kind="primary"
          shortcut="Ctrl+Enter"
          isDisabled={changed === 0}
          onPress={() => setQuery({ panel: 'elesites' })}
        >
          {words.launch}
        </ActionButton>
      </div>
      <FrontBoxes front={front} change={acts.change} say={setSaid} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {panel === 'elesites' && changed > 0 && <LaunchDialog front={front} acts={acts} onClose={close} />}
      {panel === 'elvetes' && changed > 0 && <DiscardDialog front={front} acts={acts} onClose={close} />}
      {panel === 'korabbi' && <LaunchesDialog front={front} acts={acts} onClose={close} />}
    </>
  );
}

function Others({ people }: Pick<FrontActs, 'people'>) {
  const { me, language } = useNewsroom();
  const others = people.filter(({ id }) => id !== me.id).map(({ name }) => name);
  return others.length === 0 ? null : ` ${frontNewsroomWords[language].alsoHere(others.join(', '))}`;
}
