/** Files: tickets for uploads; the bytes travel by the routes of raw-routes.ts. */
export const fileCalls = {};
