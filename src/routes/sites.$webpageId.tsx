import { createFileRoute } from '@tanstack/react-router';
import { WebpageScreen } from '../features/content/webpage-screen.tsx';
import { PublicFrame } from './-public-frame.tsx';
import { versionSearch } from './-version-search.ts';

export const Route = createFileRoute('/sites/$webpageId')({
  validateSearch: versionSearch,
  component: AnyPage,
});

function AnyPage() {
  const { webpageId } = Route.useParams();
  const { version } = Route.useSearch();
  return (
    <PublicFrame>
      <WebpageScreen key={webpageId} webpageId={webpageId} version={version} />
    </PublicFrame>
  );
}
