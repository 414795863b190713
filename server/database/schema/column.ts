import type { ColumnType } from 'kysely';

/** Read parsed, written as JSON text: given a JavaScript array, pg would write a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
/** Left out of an insert it takes the column's default. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
