/** The topic of a live blog's posts in the live connection. */
export function liveTopic(blog: number): string {
  return `live:${blog}`;
}

export function isLiveTopic(topic: string): boolean {
  return /^live:[1-9]\d{0,9}$/.test(topic);
}
