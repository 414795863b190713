import { useState } from 'react';
import type { CompanyCard } from '../../../../contract/entities/company.ts';
import { hueOf } from '../../../../contract/name-mark.ts';

type Props = {
  company: Pick<CompanyCard, 'companyName' | 'banner' | 'general'>;
  /** Address of the banner's bytes on this device, where it may not have been sent yet. */
  src?: string | undefined;
};

/** The picture on top of a company's page: its own, or hills in the colour of its name. */
export function CompanyBanner({ company: { companyName, banner, general }, src }: Props) {
  const [missing, setMissing] = useState<string>();
  const url = src ?? (banner ? `/api/file/bytes/${banner}` : undefined);
  const { x, y } = general.bannerFocus ?? { x: 50, y: 50 };
  return (
    <div className="h-33 overflow-hidden border-b-2 border-edge bg-well desk:h-44">
      {url && url !== missing ? (
        <img
          src={url}
          alt={general.bannerAlt ?? ''}
          className="size-full object-cover"
          style={{ objectPosition: `${x}% ${y}%` }}
          onError={() => setMissing(url)}
        />
      ) : (
        <Hills hue={hueOf(companyName)} />
      )}
    </div>
  );
}

function Hills({ hue }: { hue: number }) {
  return (
    <svg
      viewBox="0 0 640 172"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="size-full"
      style={{ color: `oklch(var(--mark-light) var(--mark-chroma) ${hue})` }}
    >
      <rect width="640" height="172" fill="currentColor" opacity="0.12" />
      <path
        d="M0 172v-46c110 30 210-20 320 10 66-26 110-14 145-4s97-44 175-26v66Z"
        fill="currentColor"
        opacity="0.22"
      />
      <circle cx="500" cy="118" r="20" fill="var(--highlight)" opacity="0.5" />
    </svg>
  );
}
