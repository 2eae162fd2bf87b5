/** Whether a navigation ends in a list below the top of the page, to which the page then scrolls [SCRL-01]. */

export interface Arrival {
  /** Element id to scroll to; '' for the top of the page. */
  place: string;
  from: URL;
  to: URL;
  isInApp: boolean;
}

/** Whether to scroll; a section that starts at the top has no `place` [SCRL-02] [SCRL-03]. */
export function shouldScrollToList({ place, from, to, isInApp }: Arrival): boolean {
  return (
    place !== '' &&
    !isInApp &&
    to.hash === '' &&
    from.pathname !== to.pathname &&
    !/\/archivum$/.test(to.pathname)
  );
}
