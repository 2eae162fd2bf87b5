/** Marks links to own stories that are not public: readers see only their text [EDIT-06]. */
import { useQuery } from '@tanstack/react-query';
import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { useEffect, useMemo } from 'react';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { linksCall } from '../requests/choices.ts';
import { requestWords } from '../requests/request-words.ts';

/** Maximum slugs of one request. */
const mostSlugs = 200;

export function useLinkMarks(view: EditorView | null, doc: Node): void {
  const { send, language } = useNewsroom();
  const slugs = useMemo(() => slugsIn(doc).join(), [doc]);
  const { data } = useQuery({
    queryKey: ['links', slugs],
    queryFn: () => resultOf(send(linksCall({ slugs: slugs.split(',') }))),
    enabled: slugs !== '',
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  const title = requestWords[language].notPublic;
  useEffect(() => {
    if (view === null || view.isDestroyed) return;
    const known = new Set(data?.map(({ slug }) => slug));
    const gone =
      data === undefined || slugs === '' ? [] : slugs.split(',').filter((slug) => !known.has(slug));
    view.setProps({ decorations: ({ doc: drawn }) => marksOf(drawn, new Set(gone), title) });
  }, [view, data, slugs, title]);
}

function slugsIn(doc: Node): string[] {
  const slugs = new Set<string>();
  eachLink(doc, (slug) => slugs.add(slug));
  return [...slugs].toSorted().slice(0, mostSlugs);
}

function marksOf(doc: Node, gone: ReadonlySet<string>, title: string): DecorationSet {
  if (gone.size === 0) return DecorationSet.empty;
  const marks: Decoration[] = [];
  eachLink(doc, (slug, from, to) => {
    if (gone.has(slug)) marks.push(Decoration.inline(from, to, { class: 'not-public', title }));
  });
  return DecorationSet.create(doc, marks);
}

function eachLink(doc: Node, visit: (slug: string, from: number, to: number) => void): void {
  doc.descendants((node, at) => {
    for (const { type, attrs } of node.marks) {
      const href = type.name === 'a' ? String(attrs.href) : '';
      if (href.startsWith('story:')) visit(href.slice('story:'.length), at, at + node.nodeSize);
    }
  });
}
