export const footballCallPath = '/api/livescore/pages/football';
