/** How many fields a GraphQL document asks for, fragments written out: by aliases a short one can ask for millions. */
import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** @param document One that is valid: its fragments are there, and none stands within itself. */
export function fieldsAsked(document: DocumentNode): number {
  return countFields(document, (inside) => 1 + inside);
}

/** Of these, those that are asked of the service itself: each is a question to it, or an answer, of its own. */
export function questionsAsked(document: DocumentNode): number {
  return countFields(document, () => 1);
}

/** @param weigh What a field counts, by the fields in it. */
function countFields(document: DocumentNode, weigh: (inside: number) => number): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet);
  /** Counted once, however often they are named: written out they would be as long as what they ask for. */
  const counted = new Map<string, number>();

  function fieldsIn(selections: SelectionSetNode | undefined): number {
    return (selections?.selections ?? []).reduce((sum, one) => {
      if (one.kind === Kind.FIELD) return sum + weigh(fieldsIn(one.selectionSet));
      return (
        sum + (one.kind === Kind.INLINE_FRAGMENT ? fieldsIn(one.selectionSet) : inFragment(one.name.value))
      );
    }, 0);
  }

  function inFragment(name: string): number {
    const count = counted.get(name) ?? fieldsIn(fragments.get(name));
    counted.set(name, count);
    return count;
  }

  return document.definitions.reduce(
    (sum, one) => sum + (one.kind === Kind.OPERATION_DEFINITION ? fieldsIn(one.selectionSet) : 0),
    0,
  );
}
