/** How many stories more or fewer each label has after a change. */
import type { LabelChange } from './label-queries.server.ts';
import { type StoryLabel, wordTermsOf } from './story-terms.ts';
import { type LabelKind, labelPrefixes, paperOfTime } from './term-names.ts';

export class LabelCounts {
  private readonly all = new Map<string, LabelChange>();
  private readonly touched = new Set<string>();

  /** A story with these labels, named. */
  add(papers: readonly string[], labels: readonly StoryLabel[]): void {
    for (const paper of papers) {
      this.touched.add(paper);
      for (const label of labels) {
        const change = this.changeOf(paper, label.kind, label.slug);
        change.stories += 1;
        change.name = label.name;
      }
    }
  }

  /** A story as the index knows it, one more or one fewer. */
  move({ labels }: { labels: readonly string[] }, by: 1 | -1): void {
    for (const paper of papersIn(labels)) {
      this.touched.add(paper);
      for (const label of labels) {
        const kind = kindOf(label);
        if (kind) this.changeOf(paper, kind, label.slice(1)).stories += by;
      }
    }
  }

  papers(): string[] {
    return [...this.touched];
  }

  changes(): LabelChange[] {
    return [...this.all.values()]
      .filter((change) => change.stories !== 0)
      .map((change) => ({ ...change, words: wordTermsOf(change.name) }));
  }

  private changeOf(paper: string, kind: LabelKind, slug: string): LabelChange {
    const key = `${paper} ${kind} ${slug}`;
    const known = this.all.get(key);
    if (known) return known;
    const change = { paper, kind, slug, name: '', words: '', stories: 0 };
    this.all.set(key, change);
    return change;
  }
}

function papersIn(labels: readonly string[]): Set<string> {
  return new Set(labels.flatMap((label) => paperOfTime(label) ?? []));
}

function kindOf(label: string): LabelKind | undefined {
  if (label.startsWith(labelPrefixes.tags)) return 'tags';
  if (label.startsWith(labelPrefixes.superTags)) return 'superTags';
  return label.startsWith(labelPrefixes.authors) ? 'authors' : undefined;
}
