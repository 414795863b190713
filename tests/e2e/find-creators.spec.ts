import { expect, test } from '@playwright/test';
import { v7 } from 'uuid';
import { OWNER } from '../../server/seed/demo-users.ts';
import { creating } from '../../server/testing/creators.ts';
import { CAMPAIGN_TERMS } from '../../server/testing/offers.ts';
import { applying, CAMPAIGN, DRAFT } from '../../server/testing/people.ts';
import { openLine } from '../harness/line.ts';
import { chip, signIn, untilReadyOffline, untilWorkerReady } from './acts.ts';
import { type Account, endSetup, registerAt, signInAs } from './chaos/api.ts';
import { confirmed } from './confirm-mail.ts';
import { DESK, PHONE } from './person.ts';
import { pictures } from './pictures.ts';
import { serverWithStaff, withOwner, withPerson } from './running.ts';

const PATH = '/pwa/company/creators';
const PASSWORD = 'lang genug 7';
const { server, withStaff } = serverWithStaff();

/** A creator whom companies find, with one package and a number of their own word. */
async function makeCreator(handle: string, niche: string): Promise<Account & { creatorId: string }> {
  const { origin } = server();
  const email = `${handle}@example.org`;
  const who = { first: 'Mara', last: 'Sonnleitner', born: '1996-03-04', email, password: PASSWORD };
  const account = await registerAt(origin, 'user', who);
  await endSetup(account);
  const sourceId = v7();
  const made = { ...creating(account.uid, handle), niches: [niche] };
  await account.api('creator.create', made);
  const page = { platform: 'youtube', url: `https://youtube.com/@${handle}`, method: 'bio-code' } as const;
  await account.api('creator.add-source', { _id: sourceId, ...page });
  await withStaff('creator', 'verify', sourceId);
  const again = await confirmed(server().origin, account);
  await again.api('creator.update', {
    patch: {
      status: 'active',
      declaredFollowers: [{ _sourceId: sourceId, n: 12_500 }],
      packages: [
        {
          format: 'short',
          platform: 'youtube',
          count: 2,
          price: 42_000,
          currency: 'EUR',
          days: 14,
          revisions: 2,
          rights: 'Ein Jahr auf euren Kanälen.',
          exclusivity: '',
        },
      ],
      availability: { status: 'open', from: null, note: '' },
    },
  });
  return { ...again, creatorId: made._id };
}

test('creators.1 creators.2 creators.3 creators.4 a company finds a creator, saves them, asks in a tunnel, and offers their package', async () => {
  const mara = await makeCreator('mara.backt', 'Backen');
  const { origin } = server();
  await withOwner(
    async ({ page, context }) => {
      await page.goto(`${origin}/pwa/company`);
      await untilWorkerReady(page);
      await page.getByRole('button', { name: /Your rights and plan/ }).click();
      await page.getByRole('link', { name: 'Find creators' }).click();
      await expect(page.getByRole('heading', { name: 'mara.backt' })).toBeVisible();
      await pictures(page, 'creators-found');
      // Each filter is in the address, and can be taken off.
      await page.getByRole('button', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByLabel('Topic').fill('back');
      await sheet.getByLabel('A package for at most').fill('400');
      await sheet.getByRole('button', { name: 'Show creators' }).click();
      await expect(page.getByText('No creator has all of this')).toBeVisible();
      await page.getByRole('button', { name: 'Remove: up to €400' }).click();
      const row = page.getByRole('listitem').filter({ hasText: 'mara.backt' });
      await expect(row.getByText('12,500')).toBeVisible();
      await expect(row.getByText('self-reported')).toBeVisible();
      await expect(row.getByText('from €420')).toBeVisible();
      await expect(page).toHaveURL(/niche=back/);
      await row.getByRole('button', { name: 'Save mara.backt' }).click();
      await row.getByRole('link', { name: 'mara.backt' }).click();
      const card = page.getByRole('article', { name: 'Media kit of mara.backt' });
      await expect(card.getByText('stated by the creator').first()).toBeVisible();
      await expect(card).not.toContainText('Sonnleitner');
      await pictures(page, 'creator-found');

      await context.setOffline(true);
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      const asking = page.getByRole('dialog', { name: 'Ask mara.backt' });
      await asking.getByLabel('Your message').fill('Backt ihr für uns? Mehr auf www.zwoelfapfel.de');
      await asking.getByRole('button', { name: 'Send the request' }).click();
      await expect(asking.getByText(/Links are possible once they have answered/)).toBeVisible();
      await asking.getByLabel('Your message').fill('Backt ihr zwei Videos für unseren Weihnachtsmarkt?');
      await asking.getByRole('button', { name: 'Send the request' }).click();
      await expect(page.getByText('Your request to mara.backt')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('You have asked.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'To the conversation' })).toBeVisible();
      const { items } = await mara.api('conversation.request-preview', { _userId: mara.uid });
      expect(items).toEqual([expect.objectContaining({ status: 'requested', kind: 'direct' })]);

      // The package becomes the offer, and goes out by itself.
      await page.getByRole('link', { name: 'Offer this package' }).click();
      await expect(page.getByLabel('What is delivered')).toHaveValue('2 × Short video, YouTube');
      await expect(page.getByLabel(/^Pay \(/)).toHaveValue('420');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Sign and send' }).click();
      const signing = page.getByRole('dialog');
      await signing.getByLabel('Sign with your full name').fill(`${OWNER.firstname} ${OWNER.lastname}`);
      await signing.getByRole('button', { name: 'Sign and send' }).click();
      await expect(page.getByText('The offer is saved. It has not arrived yet.')).toBeVisible();
      await pictures(page, 'creator-offer-on-its-way', ['phone']);
      await context.setOffline(false);
      await expect(page.getByText('has it and has not opened it yet.')).toBeVisible();
      await expect(chip(page, 'All sent')).toBeVisible();

      // What was saved is here without network.
      await page.goto(`${origin}${PATH}?tab=saved`);
      await expect(page.getByRole('link', { name: 'mara.backt' })).toBeVisible();
    },
    { viewport: PHONE },
  );
});

test('a draft for a creator who has paused since is not sent, and the company reads why', {
  tag: '@long',
}, async () => {
  const { origin, password } = server();
  const uta = await makeCreator('uta.webt', 'Weben');
  const company = await signInAs(origin, 'company@example.org', password);
  const terms = { ...CAMPAIGN_TERMS, title: 'Zwei Videos über Stoffe' };
  const offer = { _creatorId: uta.creatorId, terms };
  const draft = await company.api('offer.create', { _id: v7(), offer, draft: true });
  await uta.api('creator.update', { patch: { status: 'paused' } });
  await withOwner(
    async ({ page }) => {
      await page.goto(`${origin}/pwa/company?offer=${draft._id}`);
      await page.getByRole('button', { name: 'Sign and send' }).click();
      const signing = page.getByRole('dialog');
      await signing.getByLabel('Sign with your full name').fill(`${OWNER.firstname} ${OWNER.lastname}`);
      await signing.getByRole('button', { name: 'Sign and send' }).click();
      await expect(page.getByText('This person has left, or takes no offers at present.')).toBeVisible();
      await pictures(page, 'creator-offer-not-sent', ['phone']);
      await page.getByRole('button', { name: 'Understood' }).click();
      await expect(page.getByRole('heading', { name: 'Draft of an offer' })).toBeVisible();
    },
    { viewport: PHONE },
  );
});

test('campaigns.1 campaigns.2 campaigns.3 job.3 a creator finds a campaign, proposes a price in a tunnel without their name, and the company reads both; the creator profile that went along is here without network', {
  tag: '@long',
}, async () => {
  const { origin, password } = server();
  const lio = await makeCreator('lio.liest', 'Bücher');
  const company = await signInAs(origin, 'company@example.org', password);
  const { _linkedCompanyId } = await company.api('user.get', { userId: company.uid });
  const draft = { ...DRAFT, ...CAMPAIGN, title: 'Zwei Reels über unser Regal', remote: 'full' as const };
  const job = await company.api('job.create', {
    _id: v7(),
    _companyId: _linkedCompanyId as string,
    job: { ...draft, location: null },
  });
  await company.api('job.publish', { _jobId: job._id, rev: job.rev });
  const ida = await makeCreator('ida.malt', 'Farben');
  await ida.api('application.add', { ...applying(job._id), _creatorId: ida.creatorId });
  await withPerson(
    async ({ page, context }) => {
      await signIn(page, origin, lio.email, PASSWORD);
      await untilReadyOffline(page);
      await page.goto(`${origin}/pwa/user`);
      await page.getByRole('link', { name: 'Campaigns' }).click();
      const list = page.getByRole('region', { name: 'Campaigns found' });
      await expect(list.getByRole('link', { name: draft.title })).toBeVisible();
      await pictures(page, 'campaigns');
      await page.getByLabel('Platform').selectOption('TikTok');
      await page.getByLabel('Budget from').selectOption({ label: '€500' });
      await expect(page).toHaveURL(/platform%3Dtiktok/);
      await page.getByRole('searchbox', { name: 'Topic or words' }).fill('nothing has this word');
      await expect(page.getByText('No campaign fits this.')).toBeVisible();
      await pictures(page, 'campaigns-none', ['phone']);
      await page.getByRole('searchbox', { name: 'Topic or words' }).fill('Regal');
      await context.setOffline(true);
      await list.getByRole('link', { name: draft.title }).click();
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Your application' });
      const along = sheet.getByRole('checkbox', { name: 'Send my creator profile along' });
      await expect(along).toBeChecked();
      await expect(along).toHaveAccessibleDescription('They see it at once.');
      await expect(sheet.getByRole('list', { name: 'Followers' })).toContainText(
        '12,500 YouTubeself-reported',
      );
      await along.scrollIntoViewIfNeeded();
      await pictures(page, 'apply-creator-along', ['phone']);
      await sheet.getByText('Apply without my name').click();
      await expect(along).toHaveAccessibleDescription(/^They see it once they invite you to talk/);
      await expect(sheet.getByText('Person and a number')).toBeVisible();
      await pictures(page, 'apply-nameless', ['phone']);
      await sheet.getByLabel('Total price').fill('much');
      await sheet.getByRole('button', { name: 'Send application' }).click();
      await expect(sheet.getByText('Write the price as a number, such as 850.')).toBeVisible();
      await sheet.getByLabel('Total price').fill('850');
      await expect(sheet.getByLabel('What is included')).toHaveValue('One video');
      await pictures(page, 'apply-proposal');
      await sheet.getByRole('button', { name: 'Send application' }).click();
      await expect(sheet).toBeHidden();
      await context.setOffline(false);
      await expect(page.getByText('reads your application as “Person 1”.')).toBeVisible();
      await page.getByText('What you wrote').click();
      await expect(page.getByText('€850', { exact: true })).toBeVisible();
      await expect(page.getByText('Your creator profile went along.')).toBeVisible();
      await pictures(page, 'application-nameless', ['phone']);
    },
    { viewport: PHONE },
  );
  await withOwner(
    async ({ page, context }) => {
      await page.goto(`${origin}/pwa/company`);
      await untilWorkerReady(page);
      await page.goto(`${origin}/pwa/company?view=applicants`);
      const card = page.getByRole('button', { name: 'Person 1', exact: true });
      await expect(page.getByText(/^€850 · /)).toBeVisible();
      await pictures(page, 'board-nameless', ['desk']);
      await card.click();
      const panel = page.getByRole('dialog', { name: 'Person 1' });
      await expect(panel.getByText('€850', { exact: true })).toBeVisible();
      await expect(panel).not.toContainText('Mara');
      await expect(panel.getByText(/^They sent their creator profile along\. Because/)).toBeVisible();
      await pictures(page, 'applicant-nameless');
      await panel.getByRole('button', { name: 'Invite to talk' }).click();
      const known = page.getByRole('dialog', { name: 'Mara Sonnleitner' });
      const kit = known.getByRole('article', { name: 'Media kit of lio.liest' });
      await expect(kit.getByText('stated by the creator').first()).toBeVisible();
      await expect(kit.getByText('2 × Short video, YouTube')).toBeVisible();
      await kit.scrollIntoViewIfNeeded();
      await pictures(page, 'applicant-creator');
      await page.keyboard.press('Escape');
      // Nobody has opened her application yet.
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: 'Mara S.', exact: true }).click();
      await expect(page.getByRole('article', { name: 'Media kit of ida.malt' })).toContainText('12,500');
      await pictures(page, 'applicant-creator-offline');
      await context.setOffline(false);
    },
    { viewport: DESK },
  );
});

test('creators.5 pricing.3 without a plan that holds the search, a company is told so and led to the plans', async () => {
  const { origin } = server();
  const who = {
    first: 'Ole',
    last: 'Brandt',
    born: '1980-03-04',
    email: 'ole@example.org',
    password: PASSWORD,
  };
  const owner = await registerAt(origin, 'company', who);
  await endSetup(owner);
  await owner.api('company.create', {
    _id: v7(),
    companyUID: 'DE136695976',
    companyName: 'Leuchtfeuer Nord GmbH',
    _userId: owner.uid,
  });
  await confirmed(origin, owner);
  await withPerson(
    async ({ page }) => {
      await signIn(page, origin, who.email, PASSWORD);
      await page.getByRole('link', { name: 'Creators' }).click();
      await expect(page.getByText('Searching for creators is part of a larger plan')).toBeVisible();
      await pictures(page, 'creators-plan', ['desk']);
      await page.getByRole('link', { name: 'See the plans' }).click();
      await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeVisible();
    },
    { viewport: DESK },
  );
});

test('creators.1 until the company has come to this device, the search says what it waits for, and then begins by itself', {
  tag: '@long',
}, async () => {
  const { origin, password } = server();
  const line = await openLine(origin);
  await withPerson(async ({ page, problems }) => {
    line.act((_, path) => (path.startsWith('/api/sync') ? 'refuse' : 'pass'));
    await signIn(page, line.origin, 'company@example.org', password);
    await page.goto(line.origin + PATH);
    await expect(page.getByText('Your company is not on this device yet')).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await pictures(page, 'creators-no-company');
    line.act(() => 'pass');
    await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(page.getByText('Your company is not on this device yet')).toHaveCount(0);
    problems.length = 0;
  });
  await line.close();
});
