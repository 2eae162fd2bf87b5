import { useQueries } from '@tanstack/react-query';
import { openCommands, type PaletteEntry, useGoTo, useNewsroom } from '#features/kit/public.newsroom.ts';
import { paletteOffers, paletteSources } from '../screens.ts';
import { namedScreens } from './named-screens.ts';
import { matching, matchingFromStart, type PaletteOption } from './palette-options.ts';

const mostOffered = 5;

/** Commands of the open screen, screens, and the offers and search results of the features. */
export function usePaletteOptions(wanted: string): readonly PaletteOption[] {
  const newsroom = useNewsroom();
  const { language, send, me } = newsroom;
  const goTo = useGoTo();
  const found = useQueries({
    queries: paletteSources.map((source) => ({
      queryKey: ['palette', source.name(language), wanted],
      queryFn: () => source.find(send, wanted),
      enabled: wanted.length > 1,
    })),
  });
  const offered = useQueries({
    queries: paletteOffers.map((offers) => ({
      queryKey: ['offers', offers.name, language],
      queryFn: () => offers.find(newsroom),
    })),
  });
  const optionsOf = (results: readonly { data?: readonly PaletteEntry[] | undefined }[]): PaletteOption[] =>
    results.flatMap(({ data = [] }) =>
      data.map(({ id, label, note, path, query }) => ({ id, label, note, run: () => goTo(path, query) })),
    );
  const commands: PaletteOption[] = openCommands()
    .filter(({ id }) => id !== 'palette')
    .flatMap(({ id, label, shortcut = '', run }) => (run ? [{ id, label, note: shortcut, run }] : []));
  const places: PaletteOption[] = namedScreens({ me, language }).map(({ path, name }) => ({
    id: path,
    label: name,
    note: '',
    run: () => goTo(path),
  }));
  return [
    ...matching([...commands, ...places], wanted, language),
    ...optionsOf(found),
    ...matchingFromStart(optionsOf(offered), wanted, language).slice(0, mostOffered),
  ];
}
