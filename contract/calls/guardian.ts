/** Consent of a guardian, by a one-time mailed link. */
export const guardianCalls = {};
