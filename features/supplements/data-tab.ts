/** Path of the tab with the data, below which each area has an address [X24]. */
export const dataTabPath = 'adatok';
