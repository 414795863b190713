import { useLingui } from '@lingui/react/macro';
import { cvParts, NATIVE } from '../i18n/cv-parts.ts';

type Cv = Parameters<typeof cvParts>[0];

/** Whether a CV says anything. */
export function saysSomething(cv: Cv | null): cv is Cv {
  return cv !== null && (cvParts(cv).length > 0 || Boolean(cv.basics?.label || cv.basics?.summary));
}

/** A CV as others read it. */
export function CvView({ cv }: { cv: Cv }) {
  const { t, i18n } = useLingui();
  const { label, summary } = cv.basics ?? {};
  return (
    <>
      {label && (
        <p className="font-semibold wrap-anywhere" lang="">
          {label}
        </p>
      )}
      {summary && (
        <p className="whitespace-pre-line wrap-anywhere" lang="">
          {summary}
        </p>
      )}
      {cvParts(cv).map(({ key, title, dated, rows }) => (
        <div key={key} className="grid gap-1.5">
          <h4 className="text-small text-soft">{i18n._(title)}</h4>
          <ul className="grid gap-1.5">
            {rows.map(({ when, what, where, more }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries of a CV have no id, and are only displayed here
              <li key={at} className={dated ? 'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3' : undefined}>
                {dated && <span className="text-small tabular-nums text-soft">{when}</span>}
                <span className="wrap-anywhere" lang="">
                  <b className="font-semibold">{what}</b> {where === NATIVE ? t`native speaker` : where}
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
    </>
  );
}
