/** Element id of a page's list: navigation from another page scrolls to it [SCRL-01]. */
export const listAnchorId = 'lista';
