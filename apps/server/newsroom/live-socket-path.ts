export const liveSocketPath = '/api/newsroom/socket';
