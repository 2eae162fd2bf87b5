/** The topic of a story's changes in the live connection. */
export function topicOf(id: number): string {
  return `story:${id}`;
}

/** The topic of a story's notes. */
export function threadsTopicOf(id: number): string {
  return `threads:${id}`;
}

/** The topic of all boards: which stories they list, and in which state. */
export const boardsTopic = 'boards';

/** Null for a topic of another kind. */
export function storyInTopic(topic: string): number | null {
  return idIn(/^story:([1-9]\d{0,8})$/, topic);
}

/** Null for a topic of another kind. */
export function storyOfThreads(topic: string): number | null {
  return idIn(/^threads:([1-9]\d{0,8})$/, topic);
}

function idIn(pattern: RegExp, topic: string): number | null {
  const [, id] = pattern.exec(topic) ?? [];
  return id === undefined ? null : Number(id);
}
