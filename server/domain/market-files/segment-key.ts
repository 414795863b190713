/** Where the market's files lie in the store of files. */
export const SEGMENTS = 'market-files';

/** The key of a file: named by its lines, so equal ones are stored once. */
export const segmentKey = (hash: string) => `${SEGMENTS}/${hash.slice(0, 2)}/${hash}`;

export const hashOfKey = (key: string) => key.slice(key.lastIndexOf('/') + 1);
