import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { RUNNING_OFFER } from '../../contract/live-offer.ts';
import { onPostgres } from '../testing/on-database.ts';

const NOW = '2026-03-02T09:00:00Z';

/** Conditions as the work of time and erasures ask them, and the index that answers each. */
const asked = [
  [
    'notices of something',
    `select id from notification where ref_type = 'offer' and ref_id = 'x' and deleted_at is null`,
    'notification_of_ref',
  ],
  [
    'forgotten devices',
    `select 1 from session where ended_at is null and last_seen_at < '${NOW}'`,
    'session_unseen',
  ],
  [
    'devices of sign-ins that ended long ago',
    `select id from session where ended_at < '${NOW}' and device <> ''`,
    'session_ended',
  ],
  ['offers whose time is over', `select id from offer where erase_at <= '${NOW}'`, 'offer_erase'],
  [
    'offers that wait for an answer or a signature',
    `select id from offer where status in (${RUNNING_OFFER.map((status) => `'${status}'`)}) and valid_until <= '${NOW}'`,
    'offer_running',
  ],
  [
    'reports that are decided for long',
    `select id from report where status = 'decided' and erased_at is null and decided_at < '${NOW}'`,
    'report_erase',
  ],
  [
    'statements of reasons that are old',
    `select id from restriction where decided_at < '${NOW}'`,
    'restriction_decided',
  ],
  [
    'restrictions that stand against something',
    `select id from restriction where target_id = 'x' and lifted_at is null`,
    'restriction_of_target',
  ],
  [
    'old invitations',
    `select 1 from invitation where status in ('pending', 'rejected', 'withdrawn', 'replaced') and expires_at < '${NOW}'`,
    'invitation_over',
  ],
  [
    'children who have grown up',
    `select id from "user" where erased_at is null and ((guardian <> 'none' and date_of_birth <= '2010-03-02') or (creator_guardian <> 'none' and date_of_birth <= '2008-03-02'))`,
    'user_guarded',
  ],
  [
    'open invoices that are due',
    `select id from invoice where provider = 'invoice' and status = 'open' and due_at <= '${NOW}'`,
    'invoice_open',
  ],
  ...(
    [
      ['subscription_incomplete', `status = 'incomplete' and created_at <= '${NOW}'`],
      ['subscription_trial', `status = 'trialing' and trial_end <= '${NOW}'`],
      [
        'subscription_period',
        `status in ('active', 'past_due', 'unpaid') and current_period_end <= '${NOW}' and (status = 'active' or cancel_at_period_end)`,
      ],
      ['subscription_owed', `status in ('past_due', 'unpaid') and past_due_since <= '${NOW}'`],
    ] as const
  ).map(
    ([index, due]) =>
      [
        `what time does to subscriptions (${index})`,
        `select id from subscription where provider = 'invoice' and ${due}`,
        index,
      ] as const,
  ),
  [
    'saved searches that are due, in their order',
    `select a.user_id from search_alert a where looked_at <= '${NOW}' order by looked_at, user_id, search_id limit 20`,
    'search_alert_due',
  ],
  [
    'files of the market that no manifest names',
    `select id from market_segment where out_at <= '${NOW}' and run_out is not null order by out_at limit 200`,
    'market_segment_out',
  ],
  [
    'files of a part of the market',
    `select id from market_segment where cell = 'p03' and run_out is null`,
    'market_segment_named',
  ],
  [
    'parts of the market to write',
    `select cell from market_cell where not split and due > written order by cell limit 50`,
    'market_cell_unwritten',
  ],
  [
    'what the files say of a job',
    `select cell from market_line where job_id = '01a1f78a-6879-7192-a32c-ecc506570aea' and not gone`,
    'market_line_job',
  ],
  ['reckoned requests', `delete from usage where at < '${NOW}'`, 'usage_age'],
  ['links of a person', `delete from link where subject ->> 'uid' = 'x'`, 'link_of_person'],
] as const;

onPostgres((app) => {
  test.each(asked)('%s are found by an index', async (_what, query, index) => {
    const plan = await app()
      .db.transaction()
      .execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    expect(plan).toContain(index);
  });
});
