/** Port to where the bytes of files lie. Embedded: a folder; hosted: a storage bucket. */
export type Files = {
  readonly kind: 'folder' | 'bucket';
};
