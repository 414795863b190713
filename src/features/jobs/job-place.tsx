import { Trans, useLingui } from '@lingui/react/macro';
import type { Location } from '../../../contract/entities/job.ts';
import { Germany, onDrawing } from './germany.tsx';

/** Where a job is, as a picture that needs no network, and a map that does (job.1). */
export function JobPlace({ location }: { location: Location }) {
  const { t } = useLingui();
  const { label, lat, lng } = location;
  const at = onDrawing(location);
  return (
    <section className="grid gap-2">
      <h2 className="text-lead font-bold">
        <Trans>Place</Trans>
      </h2>
      <div className="flex items-center gap-5">
        {at && (
          <Germany label={t`${label} on the map of Germany`} className="h-36 shrink-0">
            <circle cx={at.x} cy={at.y} r={22} className="fill-accent opacity-20" />
            <circle cx={at.x} cy={at.y} r={9} className="fill-accent" />
          </Germany>
        )}
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold wrap-anywhere">{label}</p>
          <p className="text-small">
            <a
              className="link"
              href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=13/${lat}/${lng}`}
              target="_blank"
              rel="noreferrer"
            >
              <Trans>Open on OpenStreetMap</Trans>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
