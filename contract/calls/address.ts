/** Postal addresses of users, companies, jobs and customers. */
export const addressCalls = {};
