import { createFileRoute } from '@tanstack/react-router';
import { WebpageScreen } from '../features/content/webpage-screen.tsx';
import { PublicFrame } from './-public-frame.tsx';
import { versionSearch } from './-version-search.ts';

export const Route = createFileRoute('/sites/terms-of-use')({
  validateSearch: versionSearch,
  component: TermsOfUse,
});

function TermsOfUse() {
  const { version } = Route.useSearch();
  return (
    <PublicFrame>
      <WebpageScreen webpageId="terms-of-use" version={version} />
    </PublicFrame>
  );
}
