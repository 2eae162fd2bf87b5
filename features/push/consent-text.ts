/** Version of the text to which a reader agrees with notifications, for the register of consents. */

/** Changes with the text of the page. */
export const pushTextVersion = 'push-2026-11';

export const notificationsPath = '/ertesitesek';
