/** What waits is not done again over newer truth. */
export async function replayOver(): Promise<void> {}
