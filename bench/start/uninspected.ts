import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type CDPSession } from 'puppeteer-core';
import { FLAGS, PHONE } from '../../tests/e2e/person.ts';
import { chromiumPath } from '../../tests/run/chromium.ts';

/** A page that nobody listens to. */
export type Tab = {
  go: (url: string) => Promise<void>;
  evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  close: () => Promise<void>;
};

const LOOK_MS = 100;
const WAIT_MAX_MS = 120_000;

export type Uninspected = {
  /**
   * @param rate how many times slower its main thread is
   * @param before runs in every document, before its own code
   */
  open: (settings?: { rate?: number; before?: () => void }) => Promise<Tab>;
  close: () => Promise<void>;
};

/**
 * A browser as people have it. Playwright listens to the errors and the console of each page, for which V8 looks up places in the
 * source: by traces 0.1 to 0.2 s of a start at 6×. This protocol only opens pages, slows them down and asks them.
 */
export async function openUninspected(profile: string): Promise<Uninspected> {
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    userDataDir: profile,
    args: FLAGS,
    defaultViewport: null,
  });
  const root = await browser.target().createCDPSession();
  let opened = 0;
  return {
    open: async ({ rate = 1, before } = {}) => {
      opened += 1;
      const url = `about:blank#${opened}`;
      await root.send('Target.createTarget', { url });
      // The target alone: its `page()` would listen as well.
      const target = await browser.waitForTarget((one) => one.url() === url);
      const session = await target.createCDPSession();
      await session.send('Page.enable');
      await session.send('Emulation.setDeviceMetricsOverride', {
        ...PHONE,
        deviceScaleFactor: 1,
        mobile: false,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      if (before) await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${before})()` });
      return tab(session);
    },
    close: () => browser.close(),
  };
}

function tab(session: CDPSession): Tab {
  return {
    go: async (url) => {
      const { errorText } = await session.send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
    },
    evaluate: async (run, argument) => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `(${run})(${JSON.stringify(argument)})`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    close: async () => {
      await session.send('Page.close');
    },
  };
}

/** Looks now and then, from outside: what waits in the page is measured with it. */
export async function untilTrue<Argument>(
  tab: Tab,
  isSo: (argument: Argument) => boolean,
  argument: Argument,
): Promise<void> {
  for (let waited = 0; waited < WAIT_MAX_MS; waited += LOOK_MS) {
    if (await tab.evaluate(isSo, argument)) return;
    await pause(LOOK_MS);
  }
  throw new Error(`not within ${WAIT_MAX_MS} ms: ${isSo}`);
}
