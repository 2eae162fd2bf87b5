/** Names of the routes that an edition may leave out of a site, for good [ROLE-03]. */
export const optionalRoutes = ['support', 'academy', 'youth', 'one_percent'] as const;
