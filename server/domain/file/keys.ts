/** The key of finished bytes: their own hash, so equal content is stored once. */
export const contentKey = (hash: string) => `${hash.slice(0, 2)}/${hash}`;

/** The prefix of one unfinished upload. */
export const uploadPrefix = (uploadId: string) => `unfinished/${uploadId}`;

/** A piece of an unfinished upload: its hash is in the name, so two that race for one place never overwrite. */
export const pieceKey = (uploadId: string, at: number, hash: string) =>
  `${uploadPrefix(uploadId)}/${at}-${hash}`;
