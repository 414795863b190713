import { v7 } from 'uuid';
import { transact } from '../api/transact.ts';
import { decideReport } from '../domain/report/decide.ts';
import { acceptedApplication, offering } from './offers.ts';
import { applying, company, publishedJob, seeker, writing } from './people.ts';
import { PDF, photo } from './sample-files.ts';
import type { TestApp } from './test-app.ts';
import { uploaded } from './upload.ts';

/** Stands in every text that this person writes. */
export const SECRET = 'Quittenbrot';

type Made = { readonly status: number; readonly error?: unknown };

/** Somebody who has used everything there is, and the company they have to do with. */
export async function fullLife(t: TestApp, uid = 'mia') {
  const ok = async <Answer extends Made>(answer: Promise<Answer>): Promise<Answer> => {
    const made = await answer;
    if (made.status !== 200) throw new Error(JSON.stringify(made.error));
    return made;
  };
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, uid);
  const at = t.now.toISOString();
  await ok(
    t.call(uid, 'user.update-general', {
      _userId: uid,
      general: {
        phone: '+49 5141 776655',
        headline: SECRET,
        about: SECRET,
        cv: { work: [{ name: SECRET }] },
        availability: SECRET,
        radiusKm: 20,
      },
    }),
  );
  const addressId = v7();
  const reference = { refType: 'user' as const, refId: uid };
  const place = { country: 'DE', state: '', city: 'Celle', postalCode: '29221', line1: SECRET, line2: '' };
  await ok(t.call(uid, 'address.create', { _id: addressId, reference, ...place }));
  await ok(t.call(uid, 'user.update-address', { _userId: uid, _addressId: addressId }));
  const image = await uploaded(t, uid, await photo(), {
    purpose: 'user',
    name: 'me.jpg',
    mime: 'image/jpeg',
  });
  await ok(t.call(uid, 'user.set-image', { userId: uid, imageSource: image }));
  const document = await uploaded(t, uid, PDF, { purpose: 'document', name: `${SECRET}.pdf` });
  await ok(t.call(uid, 'user.add-document', { userId: uid, fileId: document }));
  const job = await publishedJob(t, 'owner', companyId);
  await ok(
    t.call(uid, 'user.set-setting', {
      userId: uid,
      setting: {
        lang: { value: 'en_US', at },
        savedJobs: { [job._id]: { value: true, at } },
        savedSearches: { [v7()]: { value: { name: SECRET, alert: true }, at } },
        consents: { terms: { value: { version: '1' }, at } },
      },
    }),
  );
  const cv = await uploaded(t, uid, PDF, { purpose: 'application', name: `${SECRET}.pdf` });
  const open = applying(job._id, SECRET);
  await ok(t.call(uid, 'application.add', { ...open, files: [cv] }));
  const accepted = await acceptedApplication(t, uid, { owner: 'owner', companyId });
  const sent = await ok(t.call(uid, 'conversation.add-message', writing(accepted, SECRET)));
  const answer = await ok(t.call('owner', 'conversation.add-message', writing(accepted, 'Welcome.')));
  await ok(
    t.call(uid, 'conversation.toggle-reaction', {
      _conversationId: accepted._conversationId,
      _messageId: answer.data.message._id,
      emoji: '👍',
      on: true,
    }),
  );
  const offer = await ok(
    t.call('owner', 'offer.create', offering({ _applicationId: accepted._id, validDays: 30 } as never)),
  );
  await ok(
    t.call(uid, 'creator.create', {
      _id: v7(),
      _userId: uid,
      handle: 'quitten',
      bio: SECRET,
      niches: ['baking'],
      languages: ['de'],
      region: 'Celle',
    } as never),
  );
  await t.db
    .insertInto('push_device')
    .values({
      endpoint: 'https://push.example.org/abc',
      user_id: uid,
      p256dh: 'cHVibGlj',
      auth: 'c2VjcmV0',
      created_at: t.now,
    })
    .execute();
  await ok(t.call(uid, 'session.seal-key', {}));
  const target = { type: 'company' as const, id: companyId };
  const report = { _id: v7(), target, reason: 'other' as const, text: `${SECRET}, nothing else.` };
  await ok(t.call(uid, 'report.create', report));
  await transact(t.parts, (context) =>
    decideReport(context, {
      reportId: report._id,
      outcome: 'dismissed',
      measure: 'none',
      statement: 'Nothing.',
      by: 'Ada',
    }),
  );
  await ok(
    t.call(uid, 'appeal.create', { _id: v7(), _reportId: report._id, text: `${SECRET}, all the same.` }),
  );
  return {
    companyId,
    applicationId: open._id,
    acceptedId: accepted._id,
    messageId: sent.data.message._id,
    offer: offer.data,
  };
}
