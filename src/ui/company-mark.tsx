import { hueOf, initialsOf } from '../../contract/name-mark.ts';

const SIZE = {
  xs: 'size-5 rounded-inner text-[0.625rem]',
  sm: 'size-8 rounded-inner text-note',
  md: 'size-11 rounded-card text-body',
  lg: 'size-16 rounded-card text-title',
  xl: 'size-24 rounded-card text-display',
};

type Props = {
  name: string;
  size?: keyof typeof SIZE;
  /** `_fileId` of its logo, which everybody may read. */
  logo?: string | null | undefined;
  /** Address of the logo's bytes on this device, where it may not have been sent yet. */
  src?: string | undefined;
};

/**
 * A company: initials on a colour that is always the same for the same name, and its logo over them. The initials stay
 * in sight while a logo is away: never seen here and no network, or another one by now.
 */
export function CompanyMark({ name, size = 'md', logo, src }: Props) {
  const url = src || (logo && `/api/file/bytes/${logo}?variant=thumb`);
  return (
    <span aria-hidden="true" className={`mark ${SIZE[size]}`} style={{ '--hue': hueOf(name) }}>
      {initialsOf(name)}
      {url && <img key={url} src={url} alt="" onError={(event) => (event.currentTarget.hidden = true)} />}
    </span>
  );
}
