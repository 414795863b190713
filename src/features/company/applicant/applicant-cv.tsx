import { Trans } from '@lingui/react/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { CvView, saysSomething } from '../../../ui/cv-view.tsx';
import { WeekGrid } from '../../../ui/week-grid.tsx';

/** The CV and the times as they were sent along; nothing where there is none. */
export function ApplicantCv({ cv, availability }: Pick<Applicant, 'cv' | 'availability'>) {
  return (
    <>
      {availability && (
        <section className="grid gap-2">
          <h3 className="text-small font-semibold">
            <Trans>When they can work</Trans>
          </h3>
          {availability.text && (
            <p className="wrap-anywhere" lang="">
              {availability.text}
            </p>
          )}
          {availability.times.length > 0 && (
            <div className="max-w-96">
              <WeekGrid times={availability.times} />
            </div>
          )}
        </section>
      )}
      {saysSomething(cv) && (
        <section className="grid gap-4">
          <h3 className="text-small font-semibold">
            <Trans>CV</Trans>
          </h3>
          <CvView cv={cv} />
        </section>
      )}
    </>
  );
}
