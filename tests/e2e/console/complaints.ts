import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { API_BASE, EVENTS_PATH } from '../../../contract/calls.ts';

/** What a developer would see in the tools of the browser. */
export type Complaints = {
  /** Everything complained about so far, with the address that was open. */
  told: string[];
  /** Resolves once nothing the page has asked for is still to be answered: what is refused has been told by then. */
  untilAnswered: () => Promise<void>;
};

/** Told by the browser when a page is left in the middle of a request, and when the app itself takes one back. */
const TAKEN_BACK = 'net::ERR_ABORTED';
/** The sign-in library looks for its settings in a cookie, once. */
const NOT_OURS = ['PerformanceIssue'];
/** Chromium fills in no birthdays and takes the name for a mistake; WCAG 1.3.5 asks for it. */
const BIRTHDAY = /FormInputHasWrongButWellIntendedAutocompleteValueError.* autocomplete bday /;
/** The library tells of a look-up of its start that the person's sign-out has overtaken. */
const OVERTAKEN = /Failed to initialize current user.*signed out meanwhile/;
/** Open for as long as the page is. */
const STREAM = API_BASE + EVENTS_PATH;

/**
 * Collects errors and warnings of pages and workers, requests that fail or are refused, and the reports of the
 * browser: content policy, permissions policy, deprecations and interventions.
 */
export async function collectComplaints(context: BrowserContext, page: Page): Promise<Complaints> {
  const told: string[] = [];
  const open = new Set<Request>();
  const tell = (what: string) => {
    if (!OVERTAKEN.test(what)) told.push(`${new URL(page.url()).pathname}: ${what}`);
  };

  // Of what the browser itself rejects there may be no stack.
  context.on('weberror', (thrown) => {
    const { name, message, stack } = thrown.error();
    tell(`${name}: ${message} ${stack}`);
  });
  const listen = (message: { type: () => string; text: () => string; location: () => { url: string } }) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      tell(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  context.on('console', listen);
  context.on('serviceworker', (worker) => worker.on('console', listen));
  context.on('request', (request) => !request.serviceWorker() && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => {
    open.delete(request);
    const why = request.failure()?.errorText;
    if (why !== TAKEN_BACK) tell(`${request.method()} ${request.url()}: ${why}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      tell(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  await context.addInitScript(watchReports);
  // What the tools list as issues: cookies, mixed content, forms without labels, refused policies.
  const session = await context.newCDPSession(page);
  session.on('Audits.issueAdded', async ({ issue }) => {
    if (NOT_OURS.includes(issue.code)) return;
    const path = new URL(page.url()).pathname;
    const node = issue.details.genericIssueDetails?.violatingNodeId;
    const described = await session
      .send('DOM.describeNode', { backendNodeId: node ?? 0 })
      .then(({ node: { localName, attributes = [] } }) => ` <${localName} ${attributes.join(' ')}>`)
      .catch(() => '');
    const what = `${path}: ${issue.code}: ${JSON.stringify(issue.details)}${described}`;
    if (!BIRTHDAY.test(what)) told.push(what);
  });
  await session.send('DOM.enable');
  await session.send('Audits.enable');

  return {
    told,
    untilAnswered: () =>
      expect
        .poll(() => [...open].map((request) => request.url()).filter((url) => !url.includes(STREAM)), {
          intervals: [20],
        })
        .toEqual([]),
  };
}

/** Runs in the page. */
function watchReports(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`content policy: ${violatedDirective} ${blockedURI}`),
  );
  const reports = new ReportingObserver(
    (list) => {
      for (const { type, url, body } of list) console.error(`report: ${type} ${url} ${JSON.stringify(body)}`);
    },
    { buffered: true },
  );
  reports.observe();
}
