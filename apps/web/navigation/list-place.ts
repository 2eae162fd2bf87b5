/** Id of a page's list, to which a reader who comes from another page is taken [SCRL-01]. */
export const listPlace = 'lista';
