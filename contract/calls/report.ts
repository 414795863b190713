/** Reports of content, decisions, appeals. */
export const reportCalls = {};
