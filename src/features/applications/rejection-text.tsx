import { Trans } from '@lingui/react/macro';
import type { Application } from '../../../contract/entities/application.ts';

/** The company's answer in its own words, in full. */
export function RejectionText({ application }: { application: Application }) {
  const { rejection } = application;
  if (application.status !== 'rejected' || !rejection) return null;
  const company = application.job.companyName;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-small font-semibold">
        <Trans>{company} wrote:</Trans>
      </figcaption>
      <blockquote lang={rejection.lang.replace('_', '-')} className="prose border-s-2 border-line ps-4">
        {rejection.text}
      </blockquote>
    </figure>
  );
}
