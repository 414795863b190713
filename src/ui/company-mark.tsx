import { hueOf, initialsOf } from '../../contract/name-mark.ts';

const SIZE = {
  xs: 'size-5 rounded-inner text-[0.625rem]',
  sm: 'size-8 rounded-inner text-note',
  md: 'size-11 rounded-card text-body',
  lg: 'size-16 rounded-card text-title',
};

/** A company without a logo: its initials on a colour that is always the same for the same name. */
export function CompanyMark({ name, size = 'md' }: { name: string; size?: keyof typeof SIZE }) {
  return (
    <span aria-hidden="true" className={`mark ${SIZE[size]}`} style={{ '--hue': hueOf(name) }}>
      {initialsOf(name)}
    </span>
  );
}
