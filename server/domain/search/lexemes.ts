/**
 * Lexemes of title, company, place and tasks carry a mark, those of the title another, and words of the title that were
 * not stemmed a third (migrations 0015, 0098, 0113).
 */
export const inHead = (lexeme: string) => `^${lexeme}`;
export const inTitle = (lexeme: string) => `!${lexeme}`;
export const asInTitle = (word: string) => `=${word}`;

/** Text of a tsquery for one of these. */
export const anyOf = (lexemes: readonly string[]) => `(${[...new Set(lexemes)].map(quoted).join(' | ')})`;

/** A lexeme as tsquery text; nothing in it can act as an operator. */
export const quoted = (lexeme: string) => `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
