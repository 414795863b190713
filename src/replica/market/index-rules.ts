/**
 * Names the rules by which words and facts are taken out of an ad and kept: a hash of index-block.ts and of all it
 * imports. An index kept by other rules is built again. index-rules.test.ts tells the value when they change.
 */
export const INDEX_RULES = '62d49861244663d4';
