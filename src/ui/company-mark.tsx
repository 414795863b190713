import { useState } from 'react';
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
 * A company: its logo, or initials on a colour that is always the same for the same name. The initials stand in also
 * while a logo is away: never seen here and no network, or another one by now.
 */
export function CompanyMark({ name, size = 'md', logo, src }: Props) {
  const [missing, setMissing] = useState<string>();
  const url = src ?? (logo ? `/api/file/bytes/${logo}?variant=thumb` : undefined);
  if (url && url !== missing)
    return (
      <img
        src={url}
        alt=""
        loading="lazy"
        className={`shrink-0 bg-white object-contain ${SIZE[size]}`}
        onError={() => setMissing(url)}
      />
    );
  return (
    <span aria-hidden="true" className={`mark ${SIZE[size]}`} style={{ '--hue': hueOf(name) }}>
      {initialsOf(name)}
    </span>
  );
}
