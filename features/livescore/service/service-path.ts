/** The service answers below this path of every host [FOOT-19]. */
export const servicePath = '/livescore/';
