import { useQueries } from '@tanstack/react-query';
import { openCommands, useGoTo, useNewsroom } from '#features/kit/public.newsroom.ts';
import { paletteSources } from '../screens.ts';
import { namedScreens } from './named-screens.ts';
import { matching, type PaletteOption } from './palette-options.ts';

/** Commands of the open screen, screens, and the results of the features' searches. */
export function usePaletteOptions(wanted: string): readonly PaletteOption[] {
  const { language, send, me } = useNewsroom();
  const goTo = useGoTo();
  const found = useQueries({
    queries: paletteSources.map((source) => ({
      queryKey: ['palette', source.name(language), wanted],
      queryFn: () => source.find(send, wanted),
      enabled: wanted.length > 1,
    })),
  });
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
    ...found.flatMap(({ data = [] }) =>
      data.map(({ id, label, note, path }) => ({ id, label, note, run: () => goTo(path) })),
    ),
  ];
}
