import { useLingui } from '@lingui/react/macro';
import { NATIVE } from '../../../i18n/cv-parts.ts';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { MonthField } from '../../../ui/month-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CvField } from './cv-fields.ts';
import type { CvProblem } from './cv-item.ts';

type Props = {
  field: CvField;
  optional: boolean;
  value: string;
  problem: CvProblem | undefined;
  onChange: (value: string) => void;
};

const LEVELS = [NATIVE, 'C2', 'C1', 'B2', 'B1', 'A2', 'A1'];

/** One field of an entry of the CV. */
export function CvFormField({ field: { key, kind, label }, optional, value, problem, onChange }: Props) {
  const { i18n, t } = useLingui();
  const texts: Record<CvProblem, string> = {
    missing: t`This is still empty.`,
    too_long: t`This is too long. Shorten it a little.`,
    month: t`This date cannot be right. A year has four digits, such as 2024.`,
    order: t`It ends before it begins.`,
  };
  const error = problem && texts[problem];
  const name = i18n._(label);
  if (kind === 'month')
    return <MonthField name={key} legend={name} value={value} error={error} onChange={onChange} />;
  if (kind === 'level') {
    const known = value === '' || LEVELS.includes(value) ? LEVELS : [value, ...LEVELS];
    return (
      <ChoiceTiles
        legend={name}
        hint={t`A1: a few words. B1: everyday life works. C2: almost like a native speaker.`}
        several
        tiles={known.map((level) => ({ value: level, label: level === NATIVE ? t`native speaker` : level }))}
        chosen={value === '' ? [] : [value]}
        onChange={(chosen) => onChange(chosen.at(-1) ?? '')}
      />
    );
  }
  const field = {
    label: name,
    optional,
    error,
    name: key,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return kind === 'line' ? <TextField {...field} autoComplete="off" /> : <TextArea {...field} rows={3} />;
}
