/** The call with the data of the Formula 1 page. */
export const formula1CallPath = '/api/livescore/pages/formula1';
