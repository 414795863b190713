import type { ColumnType } from 'kysely';

/** Read parsed, written as JSON text: given a JavaScript array, pg would write a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;
/** Left out of an insert it takes the column's default. */
export type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
/** The same of a value that is not JSON. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
