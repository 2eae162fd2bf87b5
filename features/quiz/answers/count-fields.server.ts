/** Counts the selected fields of a GraphQL document, fragments expanded: aliases let a short one select millions. */
import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** @param document Must be valid: its fragments exist and are not recursive. */
export function countSelectedFields(document: DocumentNode): number {
  return countFields(document, (inside) => 1 + inside);
}

/** The number of top-level fields: each is a separate query or mutation. */
export function countOperations(document: DocumentNode): number {
  return countFields(document, () => 1);
}

/** @param weigh Weight of a field, from the weight of the fields in it. */
function countFields(document: DocumentNode, weigh: (inside: number) => number): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet);
  /** Each fragment is counted once: expanding it at every use would take as long as executing the document. */
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
