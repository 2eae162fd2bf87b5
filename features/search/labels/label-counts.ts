/** Collects by how much the number of stories of each label changes. */

import { nameTermsOf, type StoryLabel } from '../words/story-terms.ts';
import { domainOfTimeTerm, type LabelKind, labelPrefixes } from '../words/term-names.ts';
import type { LabelChange } from './label-queries.server.ts';

export class LabelCounts {
  private readonly changesByLabel = new Map<string, LabelChange>();
  private readonly changedDomains = new Set<string>();

  /** Counts a story with named labels. */
  add(papers: readonly string[], labels: readonly StoryLabel[]): void {
    for (const paper of papers) {
      this.changedDomains.add(paper);
      for (const label of labels) {
        const change = this.changeOf(paper, label.kind, label.slug);
        change.stories += 1;
        change.name = label.name;
      }
    }
  }

  /** Counts an indexed story up or down by its label terms. */
  adjust({ labels }: { labels: readonly string[] }, by: 1 | -1): void {
    for (const paper of domainsIn(labels)) {
      this.changedDomains.add(paper);
      for (const label of labels) {
        const kind = kindOf(label);
        if (kind) this.changeOf(paper, kind, label.slice(1)).stories += by;
      }
    }
  }

  domains(): string[] {
    return [...this.changedDomains];
  }

  /** Also labels whose number of stories stays the same, because their names may be new. */
  changes(): LabelChange[] {
    return [...this.changesByLabel.values()]
      .filter(({ stories, name }) => stories !== 0 || name !== '')
      .map((change) => ({ ...change, words: nameTermsOf(change.name) }));
  }

  private changeOf(paper: string, kind: LabelKind, slug: string): LabelChange {
    const key = `${paper} ${kind} ${slug}`;
    const known = this.changesByLabel.get(key);
    if (known) return known;
    const change = { paper, kind, slug, name: '', words: '', stories: 0 };
    this.changesByLabel.set(key, change);
    return change;
  }
}

function domainsIn(labels: readonly string[]): Set<string> {
  return new Set(labels.flatMap((label) => domainOfTimeTerm(label) ?? []));
}

function kindOf(label: string): LabelKind | undefined {
  if (label.startsWith(labelPrefixes.tags)) return 'tags';
  if (label.startsWith(labelPrefixes.superTags)) return 'superTags';
  return label.startsWith(labelPrefixes.authors) ? 'authors' : undefined;
}
