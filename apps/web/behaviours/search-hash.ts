/** Where the focus goes when a page with a search field is there again. */
export const fieldHash = '#kereso';
