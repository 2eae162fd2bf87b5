/** The value of `panel` in a story’s address when its notes are open; `szal` is the thread. */
export const threadsPanel = 'megjegyzesek';
