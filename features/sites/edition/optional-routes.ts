/** Names of the routes that an edition may permanently leave out of a site [ROLE-03]. */
export const optionalRoutes = ['support', 'academy', 'youth', 'one_percent'] as const;
