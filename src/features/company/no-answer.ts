/** Whether a call failed because there was no answer: it may have arrived, and calling again is safe (rule W1). */
export function isNoAnswer(error: unknown): boolean {
  // By name, because screens do not import the sync engine's own files.
  return error instanceof Error && error.name === 'NoAnswerError';
}
