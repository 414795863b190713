import { Trans, useLingui } from '@lingui/react/macro';
import type { Cv } from '../../../../contract/entities/cv.ts';
import { cvParts } from './cv-parts.ts';

/** The CV as it was sent along; nothing where there is none. */
export function ApplicantCv({ cv }: { cv: Cv | null }) {
  const { i18n } = useLingui();
  if (!cv) return null;
  const parts = cvParts(cv);
  const about = [cv.basics?.label, cv.basics?.summary].filter(Boolean);
  if (parts.length === 0 && about.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h3 className="text-small font-semibold">
        <Trans>CV</Trans>
      </h3>
      {about.map((text) => (
        <p key={text} className="whitespace-pre-line wrap-anywhere" lang="">
          {text}
        </p>
      ))}
      {parts.map(({ key, title, dated, rows }) => (
        <div key={key} className="grid gap-1.5">
          <h4 className="text-small text-soft">{i18n._(title)}</h4>
          <ul className="grid gap-1.5">
            {rows.map(({ when, what, where, more }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a CV have no other identity
              <li key={at} className={dated ? 'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3' : undefined}>
                {dated && <span className="text-small tabular-nums text-soft">{when}</span>}
                <span className="wrap-anywhere" lang="">
                  <b className="font-semibold">{what}</b> {where}
                  {more.map((text) => (
                    <span key={text} className="block whitespace-pre-line text-small text-soft">
                      {text}
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
