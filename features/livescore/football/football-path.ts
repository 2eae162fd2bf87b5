export const footballPath = '/rovat/sport/foci';
/** The days of the football page are those of Budapest. */
export const footballTimeZone = 'Europe/Budapest';
