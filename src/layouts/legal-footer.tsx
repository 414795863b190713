import { useLingui } from '@lingui/react/macro';
import { TextLink } from '../ui/links.tsx';

/**
 * What has to be reachable from everywhere: signed out, locked, in setup, without network (imprint.5).
 * @param inSetup every other path leads to /setup, so it is shown there; the rest has to wait
 */
export function LegalFooter({ inSetup = false }: { inSetup?: boolean }) {
  const { t } = useLingui();
  return (
    <footer className="legal-footer">
      <nav aria-label={t`About Zusage`}>
        <ul className="flex flex-wrap justify-center gap-x-5">
          <Item of="imprint" inSetup={inSetup}>{t`Imprint`}</Item>
          <Item of="privacy" inSetup={inSetup}>{t`Privacy`}</Item>
          <Item of="terms-of-use" inSetup={inSetup}>{t`Terms of use`}</Item>
          <Item of="parents-letter" inSetup={inSetup}>{t`For parents`}</Item>
          {!inSetup && (
            <li className="inline-flex min-h-11 items-center text-small">
              <TextLink to="/team">{t`Who we are`}</TextLink>
            </li>
          )}
        </ul>
      </nav>
    </footer>
  );
}

type LegalPage = 'imprint' | 'privacy' | 'terms-of-use' | 'parents-letter';

function Item({ of, inSetup, children }: { of: LegalPage; inSetup: boolean; children: string }) {
  return (
    <li className="inline-flex min-h-11 items-center text-small">
      {inSetup ? (
        <TextLink to="/setup" search={{ page: of }}>
          {children}
        </TextLink>
      ) : (
        <TextLink to={`/sites/${of}`}>{children}</TextLink>
      )}
    </li>
  );
}
