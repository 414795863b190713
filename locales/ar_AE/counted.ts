/** Arabic counts in six forms; zero is written as the last. */
type Forms = { one: string; two: string; few: string; many: string; other: string };

const rules = new Intl.PluralRules('ar');

/** A counted thing: `#` stands for the number. */
export function counted(count: number, forms: Forms): string {
  const rule = rules.select(count);
  return (rule === 'zero' ? forms.other : forms[rule]).replace('#', `${count}`);
}

export const days = (count: number): string =>
  counted(count, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' });

export const months = (count: number): string =>
  counted(count, { one: 'شهر واحد', two: 'شهرين', few: '# أشهر', many: '# شهرًا', other: '# شهر' });

export const years = (count: number): string =>
  counted(count, { one: 'سنة واحدة', two: 'سنتين', few: '# سنوات', many: '# سنة', other: '# سنة' });
