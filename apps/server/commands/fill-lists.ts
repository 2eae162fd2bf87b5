/** Fills the lists that this edition has and the database has not, which after a change of the sites can take minutes. */
import type { House } from '../compose.ts';

export async function fillLists(house: House, say: (what: string) => void): Promise<void> {
  let tenths = 0;
  await house.lists.fill((done, all) => {
    const now = Math.floor((done / all) * 10);
    if (now > tenths) say(`lists: ${done} of ${all} stories`);
    tenths = now;
  });
}
