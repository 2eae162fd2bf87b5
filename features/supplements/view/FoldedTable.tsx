import type { ReactNode } from 'react';
import { Accordion } from '#ui/Accordion.tsx';

interface FoldedTableProps {
  title: string;
  isFolded: boolean;
  children: ReactNode;
}

/** A table, behind its title where a long one would hide what follows. */
export function FoldedTable({ title, isFolded, children }: FoldedTableProps) {
  return isFolded ? <Accordion items={[{ title, content: children }]} /> : children;
}
