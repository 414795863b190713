import { createFileRoute } from '@tanstack/react-router';
import { SignedIn } from '../app/signed-in.tsx';
import { KeepPreferences } from '../layouts/keep-preferences.tsx';
import { SetupFlow } from './-setup-flow.tsx';
import { textFields } from './-text-fields.ts';

// Specification section 2: the route carries a middleware entry with an undefined value.
export const Route = createFileRoute('/setup')({
  staticData: { middleware: [undefined] },
  // `em`: why somebody was sent here · `step`: the one that is shown · `page`: a page of text that is read meanwhile.
  validateSearch: textFields('em', 'step', 'page'),
  component: SetupRoute,
});

function SetupRoute() {
  const { app } = Route.useRouteContext();
  const search = Route.useSearch();
  return (
    <SignedIn app={app}>
      <KeepPreferences />
      <SetupFlow {...search} />
    </SignedIn>
  );
}
