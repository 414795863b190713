import { useLingui } from '@lingui/react/macro';
import type { User } from '../../../../contract/entities/user.ts';
import { profileSnapshot } from '../../../../contract/policy/profile-snapshot.ts';
import { cvParts, NATIVE } from '../../../i18n/cv-parts.ts';

export type Layout = 'plain' | 'columns';

/** Beside the others where there are two columns. */
const ASIDE = ['languages', 'skills', 'certificates', 'interests'];

/** The CV as it is printed, with name and contacts: here the person hands it out themselves. */
export function PrintedCv({ user, layout }: { user: User; layout: Layout }) {
  const { t, i18n } = useLingui();
  const { general, address, email } = user;
  const { cv } = profileSnapshot(general, 'where_applied');
  const parts = cvParts(cv ?? {});
  const contacts = [
    email,
    general.phone,
    address && `${address.line1}, ${address.postalCode} ${address.city}`,
  ];
  const of = (aside: boolean) =>
    parts
      .filter(({ key }) => layout === 'plain' || ASIDE.includes(key) === aside)
      .map(({ key, title, dated, rows }) => (
        <section key={key}>
          <h2>{i18n._(title)}</h2>
          {rows.map(({ when, what, where, more }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a CV have no id, and are only displayed here
            <div key={at} className="entry" data-dated={dated || undefined}>
              {dated && <span className="when">{when}</span>}
              <div>
                <b>{what}</b>
                {where && <div>{where === NATIVE ? t`native speaker` : where}</div>}
                {more.map((text) => (
                  <div key={text} className="more">
                    {text}
                  </div>
                ))}
              </div>
            </div>
          ))}
        </section>
      ));
  return (
    <article className="printed-cv" data-layout={layout} lang="">
      <header>
        <h1>
          {general.firstname} {general.lastname}
        </h1>
        {cv?.basics?.label && <p className="headline">{cv.basics.label}</p>}
        <p>{contacts.filter(Boolean).join(' · ')}</p>
      </header>
      <div className="body">
        <div>
          {cv?.basics?.summary && <p className="about">{cv.basics.summary}</p>}
          {of(false)}
        </div>
        {layout === 'columns' && <div>{of(true)}</div>}
      </div>
    </article>
  );
}
