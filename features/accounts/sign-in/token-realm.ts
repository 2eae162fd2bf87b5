/** `newsroom`: tokens of members and scripts. `reader`: tokens of readers [X09]. */
export type Realm = 'newsroom' | 'reader';

/** Whether a text names the newsroom's realm; whether it is a token is a question to `realmOf`. */
export function namesNewsroom(text: string): boolean {
  return text.startsWith('newsroom.');
}
