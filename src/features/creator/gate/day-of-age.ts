/**
 * The day on which somebody born on `born` is so many years old; both `YYYY-MM-DD`. A 29 February counts on 1 March
 * where there is none.
 */
export function dayOfAge(born: string, age: number): string {
  const year = Number(born.slice(0, 4)) + age;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const day = born.endsWith('-02-29') && !isLeap ? '-03-01' : born.slice(4);
  return `${String(year).padStart(4, '0')}${day}`;
}
