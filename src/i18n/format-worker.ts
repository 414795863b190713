/** One of each that the first list needs (warm-formats.ts). Whatever the language: the data of all are looked through. */
new Intl.NumberFormat().format(1);
new Intl.DateTimeFormat(undefined, { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format();
new Intl.PluralRules().select(1);
close();
