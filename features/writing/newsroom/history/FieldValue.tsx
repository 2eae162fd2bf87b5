import { useQuery } from '@tanstack/react-query';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import type { Json } from '../../collab/field-step.ts';
import { type ChoiceKind, choicesCall } from '../fields/choices-call.ts';
import { fieldWords } from '../fields/field-words.ts';
import { panelSections } from '../fields/story-fields.ts';
import { versionsWords } from './versions-words.ts';

/** The value of a field in readable form: names instead of ids, where there are names. */
export function FieldValue({ name, value }: { name: string; value: Json }) {
  const { language } = useNewsroom();
  const kind = choiceKindOf(name);
  if (value === null) return fieldWords[language].none;
  if (kind !== null) return <Names kind={kind} ids={idsIn(value)} />;
  return textOf(value, language);
}

function Names({ kind, ids }: { kind: ChoiceKind; ids: readonly number[] }) {
  const { language, send } = useNewsroom();
  const { data } = useQuery({
    queryKey: ['choices', kind, ids],
    queryFn: () => resultOf(send(choicesCall(kind, { ids }))),
    enabled: ids.length > 0,
    staleTime: 60_000,
  });
  const { unknown, none } = fieldWords[language];
  const names = ids.map((id) => data?.find((one) => one.id === id)?.name ?? unknown(id));
  return names.length === 0 ? none : names.join(', ');
}

function choiceKindOf(name: string): ChoiceKind | null {
  const found = panelSections.flatMap(({ fields }) => fields).find((field) => field.name === name);
  return found && 'of' in found.field ? found.field.of : null;
}

function idsIn(value: Json): number[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number');
}

function textOf(value: Json, language: 'hu' | 'en'): string {
  const words = versionsWords[language];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => textOf(one, language)).join(', ');
  if (value === null || typeof value === 'object') return words.other;
  const named = Object.entries({ ...fieldWords[language].values, ...fieldWords[language].names });
  return named.find(([one]) => one === value)?.[1] ?? String(value);
}
