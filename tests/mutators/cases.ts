import { v7 } from 'uuid';
import type { MutationArgs, MutationName } from '../../contract/mutations.ts';
import type { TableName } from '../../contract/sync.ts';
import { creating, makeActive } from '../../server/testing/creators.ts';
import { hiring } from '../../server/testing/hiring.ts';
import { invited, joined } from '../../server/testing/invited.ts';
import { acceptedApplication, DUTIES, offering, signing, step, TERMS } from '../../server/testing/offers.ts';
import {
  applying,
  CAMPAIGN,
  company,
  companyUser,
  DRAFT,
  publishedJob,
  seeker,
  writing,
} from '../../server/testing/people.ts';
import { PDF, photo } from '../../server/testing/sample-files.ts';
import { rowsOf, talking } from '../../server/testing/talk.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { ELSEWHERE } from '../../server/testing/tracking.ts';
import { uploaded } from '../../server/testing/upload.ts';

/** One change on a device: who makes it, in which scene, and what only the server can know of its outcome. */
export type Case<Name extends MutationName = MutationName> = {
  name: Name;
  /** Which way of it, where it has several. */
  way?: string;
  by: string;
  args: (t: TestApp) => Promise<MutationArgs<Name>>;
  /** Fields, at any depth, that the server alone states. */
  unknown?: readonly string[];
  /** All tables whose rows it changes, where these are several. */
  reach?: readonly TableName[];
  /** This device mirrors nothing of it. */
  elsewhere?: true;
};

const REGISTRATION = { purpose: 'registration', name: 'extract.jpg', mime: 'image/jpeg' } as const;
const made = <Name extends MutationName>(one: Case<Name>) => one as unknown as Case;
const PLACE = {
  country: 'DE',
  state: '',
  city: 'Celle',
  postalCode: '29221',
  line1: 'Am Markt 1',
  line2: '',
};
const PROPOSAL = {
  type: 'appointment',
  appointment: {
    step: 'proposed',
    times: ['2031-03-04T15:30:00.000Z', '2031-03-05T15:30:00.000Z'],
    minutes: 45,
    place: 'Am Markt 1, Celle',
  },
} as const satisfies Partial<MutationArgs<'conversation.add-message'>>;
const OTHER_TERMS = { ...TERMS, trialWeeks: 2 };

/** A message gets its number and its time at the server. */
const SENT = ['seq', 'serverAt', 'lastSeq', 'lastMessage', 'lastReadSeq'] as const;
/** Hashes, and the chain they make. */
const SEALED = ['termsHash', 'seal'] as const;
/** The time of a signature that is missing runs from the moment the acceptance is received. */
const WAITS = ['validUntil'] as const;
/** Erasure is counted in the company's months from the moment it is received. */
const ENDED = ['eraseAt', 'medianReplyH'] as const;
/** An acceptance releases them. */
const RELEASED = ['contacts', 'name', 'medianReplyH', 'typingAllowed'] as const;

async function offered(t: TestApp, more: Partial<MutationArgs<'offer.create'>> = {}) {
  const scene = await talking(t);
  const answer = await t.call('owner', 'offer.create', {
    ...offering({ _applicationId: scene.args._id } as never),
    ...more,
  });
  return { ...scene, offer: answer.data };
}

async function said(t: TestApp, uid: string) {
  const scene = await talking(t);
  const { data } = await scene.say(uid, 'Good morning');
  return { ...scene, _messageId: data.message._id };
}

async function withAddress(t: TestApp) {
  const id = v7();
  await seeker(t, 'mia');
  const reference = { refType: 'user', refId: 'mia' } as const;
  await t.call('mia', 'address.create', { _id: id, reference, ...PLACE });
  await t.call('mia', 'user.update-address', { _userId: 'mia', _addressId: id });
  return { id, reference };
}

async function countered(t: TestApp) {
  const { offer } = await offered(t);
  return (await t.call('mia', 'offer.update', step(offer, 'counter', { terms: OTHER_TERMS }))).data;
}

/** An offer to somebody of 16, whose acceptance needs their parents. */
async function offeredToMinor(t: TestApp, born = '2009-06-15') {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'mia', born);
  const pay = { min: 1500, max: 1600, currency: 'EUR', unit: 'HOUR' as const };
  const application = await acceptedApplication(t, 'mia', { owner: 'owner', companyId, job: { pay } });
  const args = offering({ _applicationId: application._id }, { duties: DUTIES });
  return (await t.call('owner', 'offer.create', args)).data;
}

/** Terms that the company has changed and not signed, which the applicant has then accepted. */
async function acceptedUnsigned(t: TestApp) {
  const { offer } = await offered(t);
  const edited = await t.call('owner', 'offer.update', step(offer, 'edit', { terms: OTHER_TERMS }));
  return (await t.call('mia', 'offer.update', signing(edited.data, 'accept', 'Jana Krüger'))).data;
}

export const CASES: readonly Case[] = [
  made({
    name: 'address.create',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      return { _id: v7(), reference: { refType: 'user', refId: 'mia' }, ...PLACE };
    },
  }),
  made({
    name: 'address.create',
    way: 'beside another',
    by: 'mia',
    elsewhere: true,
    args: async (t) => ({ _id: v7(), reference: (await withAddress(t)).reference, ...PLACE }),
  }),
  made({
    name: 'address.update',
    by: 'mia',
    args: async (t) => ({ ...(await withAddress(t)), ...PLACE, city: 'Peine' }),
  }),
  made({ name: 'address.delete', by: 'mia', args: async (t) => ({ id: (await withAddress(t)).id }) }),
  made({
    name: 'user.update-address',
    by: 'mia',
    elsewhere: true,
    args: async (t) => {
      const { reference } = await withAddress(t);
      const _addressId = v7();
      await t.call('mia', 'address.create', { _id: _addressId, reference, ...PLACE });
      return { _userId: 'mia', _addressId };
    },
  }),
  made({
    name: 'company.update-address',
    by: 'owner',
    elsewhere: true,
    args: async (t) => {
      const { companyId } = await hiring(t);
      const addressId = v7();
      const reference = { refType: 'company', refId: companyId } as const;
      await t.call('owner', 'address.create', { _id: addressId, reference, ...PLACE });
      return { companyId, addressId };
    },
  }),
  made({
    name: 'report.create',
    by: 'mia',
    elsewhere: true,
    args: async (t) => {
      const { companyId } = await hiring(t);
      const target = { type: 'company', id: companyId } as const;
      return { _id: v7(), target, reason: 'other', text: 'This is no bakery at all.' };
    },
  }),
  made({
    name: 'appeal.create',
    by: 'mia',
    elsewhere: true,
    args: async (t) => {
      await seeker(t, 'mia');
      await t.db.updateTable('user').set({ locked_at: t.now }).where('id', '=', 'mia').execute();
      return { _id: v7(), text: 'This was a mistake of yours.' };
    },
  }),
  made({
    name: 'application.add',
    by: 'mallory',
    unknown: ['dueAt', 'receipt', 'cv'],
    args: async (t) => applying((await hiring(t)).job._id),
  }),
  made({
    name: 'application.add',
    way: 'with answers, one of them to a question that is gone',
    by: 'mallory',
    unknown: ['dueAt', 'receipt', 'cv'],
    args: async (t) => {
      const { companyId } = await hiring(t);
      const job = await publishedJob(t, 'owner', companyId, {
        questions: [{ id: 'early', text: 'Can you start at 5?', type: 'yesno', required: true }],
      });
      const answers = [
        { id: 'early', value: true },
        { id: 'gone', value: 'x' },
      ];
      return { ...applying(job._id), answers };
    },
  }),
  made({
    name: 'application.add',
    way: 'with a price and the creator profile, to a campaign',
    by: 'mallory',
    unknown: ['dueAt', 'receipt', 'cv'],
    args: async (t) => {
      const { companyId } = await hiring(t);
      const job = await publishedJob(t, 'owner', companyId, CAMPAIGN);
      const { _id: _creatorId } = await makeActive(t, 'mallory');
      const proposal = { amount: 80_000, currency: 'EUR', includes: 'One video' };
      return { ...applying(job._id), proposal, _creatorId };
    },
  }),
  made({
    name: 'application.annotate',
    by: 'owner',
    args: async (t) => ({ ...(await hiring(t)).of, tags: [' quick ', 'quick'], label: 'favourite' }),
  }),
  made({
    name: 'application.annotate',
    way: 'beside what a colleague has written since',
    by: 'owner',
    args: async (t) => {
      const { of } = await hiring(t);
      await t.call('reader', 'application.annotate', { ...of, tags: ['kind', 'late'], notes: 'Tuesday.' });
      const from = { tags: ['late'], notes: '' };
      return { ...of, tags: ['quick'], notes: 'Has a car.', from };
    },
  }),
  made({
    name: 'application.annotate',
    way: 'given to a colleague, who is named in the notes',
    by: 'owner',
    args: async (t) => ({ ...(await hiring(t)).of, assignee: 'reader', notes: 'Ask <@chatter>.' }),
  }),
  made({
    name: 'application.annotate',
    way: 'taken from a colleague',
    by: 'chatter',
    args: async (t) => {
      const { of } = await hiring(t);
      await t.call('owner', 'application.annotate', { ...of, assignee: 'reader' });
      return { ...of, assignee: null };
    },
  }),
  made({
    name: 'application.annotate',
    way: 'the note of a hiring taken back',
    by: 'owner',
    args: async (t) => {
      const { of, job } = await hiring(t);
      const { _applicationId: one } = of;
      await t.call('owner', 'job.unpublish', {
        _jobId: job._id,
        reason: 'filled',
        outcomes: { [one]: 'keep' },
        hired: [one],
      });
      return { ...of, hiredOutside: false };
    },
  }),
  made({
    name: 'application.ask-to-keep',
    by: 'chatter',
    args: async (t) => {
      const { of } = await hiring(t);
      await t.call('owner', 'application.reject', of);
      return { ...of, months: 12 };
    },
  }),
  ...([true, false] as const).map((accept) =>
    made({
      name: 'application.answer-keep',
      way: accept ? 'yes' : 'no',
      by: 'mia',
      unknown: ['eraseAt'],
      args: async (t) => {
        const { of } = await hiring(t);
        await t.call('owner', 'application.reject', of);
        await t.call('owner', 'application.ask-to-keep', { ...of, months: 12 });
        return { ...of, accept };
      },
    }),
  ),
  made({
    name: 'application.list',
    way: 'seen',
    reach: ['applicant', 'companyJob'],
    by: 'owner',
    unknown: ['medianReplyH'],
    args: async (t) => ({ ...(await hiring(t)).of, markSeen: true }),
  }),
  made({
    name: 'application.list',
    way: 'set back to unseen',
    by: 'owner',
    unknown: ['medianReplyH'],
    args: async (t) => {
      const { of } = await hiring(t);
      await t.call('owner', 'application.list', { ...of, markSeen: true });
      return { ...of, markSeen: false };
    },
  }),
  made({
    name: 'application.accept',
    reach: ['applicant', 'companyJob', 'conversation'],
    by: 'chatter',
    unknown: RELEASED,
    args: async (t) => ({ ...(await hiring(t)).of, from: 'submitted' }),
  }),
  made({
    name: 'application.accept',
    way: 'by job and person',
    by: 'owner',
    unknown: RELEASED,
    args: async (t) => ({ _jobId: (await hiring(t)).job._id, _userId: 'mia' }),
  }),
  made({
    name: 'application.accept',
    way: 'an owner takes a rejection back',
    by: 'owner',
    unknown: RELEASED,
    args: async (t) => {
      const { of } = await hiring(t);
      await t.call('chatter', 'application.reject', of);
      return { ...of, from: 'rejected' };
    },
  }),
  made({
    name: 'application.reject',
    way: 'with words of its own',
    by: 'chatter',
    unknown: ENDED,
    args: async (t) => ({ ...(await hiring(t)).of, text: ' Sorry, %s1: %s2 is taken. ', lang: 'en_US' }),
  }),
  made({
    name: 'application.reject',
    way: 'with the company’s text of that language',
    by: 'owner',
    unknown: ENDED,
    args: async (t) => {
      const { of, companyId } = await hiring(t);
      const rejectionTexts = { de_DE: 'Leider nein, %s1.', en_US: 'No, %s1: %s2.' };
      await t.call('owner', 'company.update-general', { companyId, general: { rejectionTexts } });
      return { ...of, lang: 'en_US' };
    },
  }),
  made({
    name: 'application.reject',
    way: 'with no text anywhere, and its offer ends',
    reach: ['applicant', 'offer'],
    by: 'owner',
    unknown: ENDED,
    args: async (t) => {
      const { of, companyId } = await offered(t);
      await t.call('owner', 'company.update-general', { companyId, general: { rejectionText: ' ' } });
      return { ...of, lang: 'de_DE' };
    },
  }),
  made({
    name: 'application.remove',
    way: 'withdrawn, and its offer is declined',
    reach: ['application', 'offer'],
    by: 'mia',
    unknown: ENDED,
    args: async (t) => (await offered(t)).of,
  }),
  made({
    name: 'application.remove',
    way: 'withdrawn, and its acceptance that the company has not signed is taken back',
    reach: ['application', 'offer'],
    by: 'mia',
    unknown: ENDED,
    args: async (t) => ({ _applicationId: (await acceptedUnsigned(t))._applicationId as string }),
  }),
  made({
    name: 'application.remove',
    way: 'hidden by the owner',
    by: 'owner',
    args: async (t) => {
      const { of } = await hiring(t);
      await t.call('owner', 'application.reject', of);
      return of;
    },
  }),
  made({
    name: 'company.update-general',
    reach: ['company', 'companyJob'],
    by: 'owner',
    args: async (t) => {
      const { companyId } = await hiring(t);
      const [one, gone] = [v7(), v7()];
      const template = { name: 'Trial day', texts: { en_US: 'Hello {firstName}' } };
      const before = {
        rejectionTexts: { de_DE: 'Leider nein.' },
        messageTemplates: { [one]: template, [gone]: template },
      };
      await t.call('owner', 'company.update-general', { companyId, general: before });
      const page = {
        about: 'We bake.',
        benefits: ['Bread'],
        bannerAlt: 'An oven',
        bannerFocus: { x: 20, y: 80 },
      };
      const file = { purpose: 'company', name: 'oven.jpg', mime: 'image/jpeg' } as const;
      const bytes = await photo();
      const [oven, shop, sign] = [
        await uploaded(t, 'owner', bytes, file),
        await uploaded(t, 'owner', bytes, file),
        await uploaded(t, 'owner', bytes, file),
      ];
      const there = { [oven]: { alt: 'An oven', place: 1 }, [shop]: { alt: '', place: 2 } };
      await t.call('owner', 'company.update-general', { companyId, general: { photos: there } });
      const photos = {
        [sign]: { alt: '', place: 0 },
        [oven]: null,
        [shop]: { alt: 'The shop' },
        [v7()]: { place: 3 },
      };
      const messageTemplates = { [one]: { ...template, name: 'First day' }, [gone]: null };
      const rejectionTexts = { de_DE: ' ', en_US: 'No.' };
      return { companyId, general: { ...page, photos, replyDays: 3, rejectionTexts, messageTemplates } };
    },
  }),
  made({
    name: 'company.set-setting',
    reach: ['company', 'companyJob'],
    by: 'owner',
    args: async (t) => ({
      companyId: (await hiring(t)).companyId,
      setting: { requireSecond: true, replyDays: 4, notifyMessages: 'all', blind: true },
    }),
  }),
  ...(['company.set-logo', 'company.set-banner'] as const).map((name) =>
    made({
      name,
      ...(name === 'company.set-logo' && { reach: ['company', 'companyJob'] }),
      by: 'owner',
      args: async (t) => {
        const { companyId } = await hiring(t);
        const file = { purpose: 'company', name: 'sign.jpg', mime: 'image/jpeg' } as const;
        return { companyId, imageSource: await uploaded(t, 'owner', await photo(), file) };
      },
    }),
  ),
  made({
    name: 'company.hand-in-registration',
    by: 'owner',
    args: async (t) => {
      const { companyId } = await hiring(t);
      await t.db.updateTable('company').set({ verified: false }).execute();
      return { companyId, files: [await uploaded(t, 'owner', await photo(), REGISTRATION)] };
    },
  }),
  made({
    name: 'company.update-member',
    by: 'owner',
    args: async (t) => ({
      companyId: (await hiring(t)).companyId,
      member: { _userId: 'chatter', role: 'owner', position: ' Head baker ' },
    }),
  }),
  ...(['offered', 'taken back'] as const).map((way) =>
    made({
      name: 'company.offer-ownership',
      way,
      by: 'owner',
      unknown: ['at'],
      args: async (t) => {
        const { companyId } = await hiring(t);
        if (way === 'offered') return { companyId, _userId: 'chatter' };
        await t.call('owner', 'company.offer-ownership', { companyId, _userId: 'chatter' });
        return { companyId, _userId: null };
      },
    }),
  ),
  ...([true, false] as const).map((accept) =>
    made({
      name: 'company.answer-ownership',
      way: accept ? 'taken over' : 'declined',
      by: 'chatter',
      args: async (t) => {
        const { companyId } = await hiring(t);
        await t.call('owner', 'company.offer-ownership', { companyId, _userId: 'chatter' });
        return { companyId, accept };
      },
    }),
  ),
  made({
    name: 'company.invite',
    by: 'owner',
    elsewhere: true,
    args: async (t) => ({
      companyId: (await hiring(t)).companyId,
      _senderId: 'owner',
      _receiverMail: 'new@example.org',
    }),
  }),
  made({
    name: 'company.disinvite',
    by: 'owner',
    args: async (t) => {
      const { companyId } = await hiring(t);
      const { invitation } = await invited(t, 'owner', companyId, 'new');
      return { companyId, _receiverId: invitation._id };
    },
  }),
  made({
    name: 'company.reject-invite',
    by: 'newcomer',
    elsewhere: true,
    args: async (t) => {
      const { companyId } = await hiring(t);
      await companyUser(t, 'newcomer');
      const { token } = await invited(t, 'owner', companyId, 'newcomer');
      return { companyId, token };
    },
  }),
  made({
    name: 'conversation.add-message',
    by: 'mia',
    unknown: SENT,
    args: async (t) => writing((await talking(t)).args, 'Good morning'),
  }),
  made({
    name: 'conversation.add-message',
    way: 'an appointment is proposed',
    by: 'owner',
    unknown: [...SENT, 'onBehalfOf'],
    args: async (t) => ({ ...writing((await talking(t)).args, 'A look at the shop'), ...PROPOSAL }),
  }),
  made({
    name: 'conversation.add-message',
    way: 'an appointment is taken',
    by: 'mia',
    unknown: SENT,
    args: async (t) => {
      const { say, args } = await talking(t);
      const { data } = await say('owner', 'A look at the shop', PROPOSAL);
      const { type, appointment } = PROPOSAL;
      const times = appointment.times.slice(1);
      return {
        ...writing(args, 'A look at the shop'),
        type,
        replyTo: data.message._id,
        appointment: { ...appointment, step: 'taken', times },
      };
    },
  }),
  made({
    name: 'conversation.read',
    reach: ['conversation', 'notification'],
    by: 'mia',
    args: async (t) => ({ _conversationId: (await said(t, 'owner'))._conversationId, seq: 1 }),
  }),
  made({
    name: 'conversation.close',
    by: 'owner',
    args: async (t) => ({ _conversationId: (await said(t, 'mia'))._conversationId, reason: ' Filled. ' }),
  }),
  made({
    name: 'conversation.delete-message',
    way: 'for all',
    reach: ['conversation', 'message'],
    by: 'mia',
    args: async (t) => {
      const { _conversationId, _messageId } = await said(t, 'mia');
      return { _conversationId, _messageId, scope: 'all' };
    },
  }),
  made({
    name: 'conversation.delete-message',
    way: 'for oneself',
    by: 'owner',
    args: async (t) => {
      const { _conversationId, _messageId } = await said(t, 'owner');
      return { _conversationId, _messageId, scope: 'me' };
    },
  }),
  made({
    name: 'conversation.toggle-reaction',
    way: 'put there',
    by: 'mia',
    args: async (t) => {
      const { _conversationId, _messageId } = await said(t, 'owner');
      return { _conversationId, _messageId, emoji: '👍', on: true };
    },
  }),
  made({
    name: 'conversation.toggle-reaction',
    way: 'taken away by a second tap',
    by: 'mia',
    args: async (t) => {
      const { _conversationId, _messageId } = await said(t, 'owner');
      const args = { _conversationId, _messageId, emoji: '🥖' };
      await t.call('mia', 'conversation.toggle-reaction', args);
      return args;
    },
  }),
  made({
    name: 'conversation.mute',
    by: 'mia',
    args: async (t) => ({
      _conversationId: (await said(t, 'owner'))._conversationId,
      until: '2026-03-09T09:00:00.000Z',
    }),
  }),
  made({
    name: 'conversation.mute',
    way: 'by a member who has only read so far',
    by: 'chatter',
    args: async (t) => ({
      _conversationId: (await said(t, 'mia'))._conversationId,
      until: '2026-03-09T09:00:00.000Z',
    }),
  }),
  made({
    name: 'conversation.hide',
    way: 'out of the own list',
    reach: ['conversation', 'notification'],
    by: 'mia',
    args: async (t) => ({ conversationId: (await said(t, 'owner'))._conversationId }),
  }),
  made({
    name: 'conversation.hide',
    way: 'out of the company’s list',
    by: 'owner',
    args: async (t) => ({ conversationId: (await said(t, 'mia'))._conversationId }),
  }),
  made({
    name: 'conversation.clean',
    reach: ['conversation', 'notification'],
    by: 'mia',
    args: async (t) => ({ conversationId: (await said(t, 'owner'))._conversationId, upToSeq: 99 }),
  }),
  made({
    name: 'conversation.clean',
    way: 'of a company, for one of its members',
    reach: ['conversation', 'notification'],
    by: 'owner',
    args: async (t) => ({ conversationId: (await said(t, 'mia'))._conversationId, upToSeq: 99 }),
  }),
  made({
    name: 'creator.create',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      return creating('mia', 'Mia.Bakes');
    },
  }),
  made({
    name: 'creator.update',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      const creator = await makeActive(t, 'mia');
      const _sourceId = creator.sources[0]?._id ?? '';
      const audience = { ageBands: [], countries: [{ country: 'DE', percent: 90 }] };
      const file = { purpose: 'creator', name: 'cake.jpg', mime: 'image/jpeg' } as const;
      return {
        patch: {
          bio: 'Cake.',
          status: 'paused',
          card: 'link',
          photos: { [await uploaded(t, 'mia', await photo(), file)]: { alt: '', place: 1 } },
          audience,
          declaredFollowers: [{ _sourceId, n: 12 }],
        },
      };
    },
  }),
  made({
    name: 'creator.add-source',
    by: 'mia',
    unknown: ['code', 'codeExpiresAt'],
    args: async (t) => {
      await seeker(t, 'mia');
      await t.call('mia', 'creator.create', creating('mia'));
      return { _id: v7(), platform: 'youtube', url: 'https://m.youtube.com/@mia/?x=1', method: 'bio-code' };
    },
  }),
  made({
    name: 'creator.remove-source',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      const creator = await makeActive(t, 'mia');
      return { _sourceId: creator.sources[0]?._id ?? '' };
    },
  }),
  made({
    name: 'tracking.save',
    way: 'of an application made elsewhere',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      return { _id: v7(), elsewhere: ELSEWHERE, note: ' Call them. ', remindAt: null, keptRev: null };
    },
  }),
  made({
    name: 'tracking.save',
    way: 'about an application sent here',
    by: 'mia',
    args: async (t) => ({
      _id: (await hiring(t)).application._id,
      elsewhere: null,
      note: 'Take the certificate along.',
      remindAt: '2026-03-09T08:00:00.000Z',
      keptRev: 2,
    }),
  }),
  made({
    name: 'tracking.save',
    way: 'over a note that it was not made on',
    by: 'mia',
    args: async (t) => {
      const { _id } = (await hiring(t)).application;
      const known = { elsewhere: null, note: '', remindAt: null, keptRev: null };
      await t.call('mia', 'tracking.save', { _id, ...known, note: 'Of another device' });
      return { _id, ...known, keptRev: 2, from: known };
    },
  }),
  made({
    name: 'tracking.delete',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      const trackingId = v7();
      await t.call('mia', 'tracking.save', {
        _id: trackingId,
        elsewhere: ELSEWHERE,
        note: '',
        remindAt: null,
        keptRev: null,
      });
      return { trackingId };
    },
  }),
  made({
    name: 'job.create',
    by: 'owner',
    unknown: ['rev'],
    args: async (t) => ({
      _id: v7(),
      _companyId: (await hiring(t)).companyId,
      job: { ...DRAFT, title: ' Holiday help ', kind: 'holiday', minAge: 18 },
    }),
  }),
  made({
    name: 'job.update',
    by: 'owner',
    unknown: ['rev'],
    args: async (t) => {
      const { job } = await hiring(t);
      return {
        _jobId: job._id,
        rev: job.rev,
        patch: { title: ' Bread ', endDate: '2026-12-24', minAge: 17 },
      };
    },
  }),
  made({
    name: 'job.create',
    way: 'from a file',
    by: 'owner',
    unknown: ['rev'],
    args: async (t) => ({
      _id: v7(),
      _companyId: (await hiring(t)).companyId,
      job: DRAFT,
      imported: v7(),
    }),
  }),
  made({
    name: 'job.update',
    way: 'from a file',
    by: 'owner',
    unknown: ['rev'],
    args: async (t) => {
      const { job } = await hiring(t);
      return { _jobId: job._id, rev: job.rev, patch: { title: 'Bread' }, imported: v7() };
    },
  }),
  made({
    name: 'job.update',
    way: 'by a person, of a job from a file',
    by: 'owner',
    unknown: ['rev'],
    args: async (t) => {
      const { companyId } = await hiring(t);
      const imported = v7();
      const draft = await t.call('owner', 'job.create', {
        _id: v7(),
        _companyId: companyId,
        job: DRAFT,
        imported,
      });
      return { _jobId: draft.data._id, rev: draft.data.rev, patch: { openings: 3 } };
    },
  }),
  made({
    name: 'job.update',
    way: 'the last day, with a note',
    by: 'owner',
    unknown: ['rev'],
    args: async (t) => {
      const { job } = await hiring(t);
      const validThrough = new Date(t.now.getTime() + 40 * 86_400_000).toISOString();
      return { _jobId: job._id, rev: job.rev, patch: { validThrough }, note: 'We look for longer.' };
    },
  }),
  made({
    name: 'job.publish',
    by: 'owner',
    unknown: ['rev'],
    args: async (t) => {
      const { companyId } = await hiring(t);
      const draft = await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
      return { _jobId: draft.data._id, rev: draft.data.rev };
    },
  }),
  made({
    name: 'job.schedule',
    by: 'owner',
    args: async (t) => {
      const { companyId } = await hiring(t);
      const draft = await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
      const at = new Date(t.now.getTime() + 86_400_000).toISOString();
      return { _jobId: draft.data._id, rev: draft.data.rev, at };
    },
  }),
  made({
    name: 'job.schedule',
    way: 'taken back',
    by: 'owner',
    args: async (t) => {
      const { companyId } = await hiring(t);
      const { data } = await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
      const named = { _jobId: data._id, rev: data.rev };
      await t.call('owner', 'job.schedule', {
        ...named,
        at: new Date(t.now.getTime() + 3_600_000).toISOString(),
      });
      return { ...named, at: null };
    },
  }),
  made({
    name: 'job.unpublish',
    reach: ['applicant', 'companyJob'],
    by: 'owner',
    unknown: ENDED,
    args: async (t) => {
      const { job, args } = await hiring(t);
      return { _jobId: job._id, reason: 'filled', outcomes: { [args._id]: 'reject' } };
    },
  }),
  made({
    name: 'job.unpublish',
    way: 'with somebody hired outside',
    reach: ['applicant', 'companyJob', 'conversation'],
    by: 'owner',
    unknown: [...RELEASED, ...ENDED, ...SENT],
    args: async (t) => {
      const { job, args } = await hiring(t);
      return { _jobId: job._id, reason: 'filled', outcomes: { [args._id]: 'keep' }, hired: [args._id] };
    },
  }),
  made({
    name: 'job.unpublish',
    way: 'with a conversation that ends, in words of its own',
    reach: ['applicant', 'companyJob'],
    by: 'owner',
    unknown: ENDED,
    args: async (t) => {
      const { job, args, of } = await hiring(t);
      await t.call('owner', 'application.accept', of);
      const texts = { de_DE: 'Alles Gute, %s1.', en_US: 'All the best, %s1.' };
      return { _jobId: job._id, reason: 'filled', outcomes: {}, endTalks: [args._id], texts };
    },
  }),
  made({
    name: 'job.delete',
    by: 'owner',
    args: async (t) => {
      const { companyId } = await hiring(t);
      const draft = await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
      return { jobId: draft.data._id };
    },
  }),
  made({
    name: 'log.create',
    by: 'reader',
    elsewhere: true,
    args: async (t) => ({ _companyId: (await hiring(t)).companyId, action: 'note', text: 'Ovens are new.' }),
  }),
  made({
    name: 'notification.create',
    by: 'mia',
    elsewhere: true,
    args: async (t) => {
      await seeker(t, 'mia');
      const at = '2026-03-03T09:00:00.000Z';
      return { userId: 'mia', _id: v7(), type: 'reminder', text: 'Call the bakery', at };
    },
  }),
  made({
    name: 'notification.delete',
    way: 'one',
    by: 'mia',
    args: async (t) => {
      await said(t, 'owner');
      const [first] = await rowsOf(t, 'mia', 'notification');
      return { userId: 'mia', _notificationId: first?._id };
    },
  }),
  made({
    name: 'notification.delete',
    way: 'all',
    by: 'mia',
    args: async (t) => {
      await said(t, 'owner');
      return { userId: 'mia', all: true };
    },
  }),
  made({
    name: 'notification.read-all',
    by: 'mia',
    args: async (t) => {
      await said(t, 'owner');
      return { userId: 'mia', upTo: t.now.toISOString() };
    },
  }),
  made({
    name: 'offer.create',
    way: 'sent',
    by: 'owner',
    unknown: SEALED,
    args: async (t) => offering({ _applicationId: (await talking(t)).args._id } as never),
  }),
  made({
    name: 'offer.create',
    way: 'as a draft',
    by: 'reader',
    unknown: SEALED,
    args: async (t) => offering({ _applicationId: (await talking(t)).args._id } as never, { draft: true }),
  }),
  made({
    name: 'offer.update',
    way: 'edit',
    by: 'owner',
    unknown: SEALED,
    args: async (t) => step((await offered(t)).offer, 'edit', { terms: OTHER_TERMS, validDays: 20 }),
  }),
  made({
    name: 'offer.update',
    way: 'edit a draft',
    by: 'owner',
    unknown: SEALED,
    args: async (t) => step((await offered(t, { draft: true })).offer, 'edit', { terms: OTHER_TERMS }),
  }),
  made({
    name: 'offer.update',
    way: 'other words along with a draft',
    by: 'owner',
    unknown: SEALED,
    args: async (t) =>
      step((await offered(t, { draft: true })).offer, 'edit', { terms: TERMS, comment: 'Welcome.' }),
  }),
  made({
    name: 'offer.update',
    way: 'more days along with a draft',
    by: 'owner',
    unknown: SEALED,
    args: async (t) =>
      step((await offered(t, { draft: true })).offer, 'edit', { terms: TERMS, validDays: 14 }),
  }),
  made({
    name: 'offer.update',
    way: 'edit and sign along',
    by: 'owner',
    unknown: SEALED,
    args: async (t) =>
      step((await offered(t)).offer, 'edit', { terms: OTHER_TERMS, signature: { name: 'Deniz owner' } }),
  }),
  made({
    name: 'offer.update',
    way: 'send a draft',
    by: 'owner',
    unknown: SEALED,
    args: async (t) => step((await offered(t, { draft: true })).offer, 'send'),
  }),
  made({
    name: 'offer.update',
    way: 'agree to a counter',
    by: 'owner',
    unknown: SEALED,
    args: async (t) => step(await countered(t), 'send'),
  }),
  made({
    name: 'offer.update',
    way: 'view',
    by: 'mia',
    args: async (t) => step((await offered(t)).offer, 'view'),
  }),
  made({
    name: 'offer.update',
    way: 'counter',
    by: 'mia',
    unknown: SEALED,
    args: async (t) => step((await offered(t)).offer, 'counter', { terms: OTHER_TERMS, comment: 'Shorter.' }),
  }),
  made({
    name: 'offer.update',
    way: 'accept, and be hired',
    reach: ['application', 'offer'],
    by: 'mia',
    unknown: [...SEALED, ...ENDED],
    args: async (t) => signing((await offered(t)).offer, 'accept', 'Jana Krüger'),
  }),
  made({
    name: 'offer.update',
    way: 'accept below 18, and wait for both parents',
    reach: ['offer'],
    by: 'mia',
    unknown: [...SEALED, ...WAITS],
    args: async (t) =>
      signing(await offeredToMinor(t), 'accept', 'Jana Krüger', {
        guardianMails: ['mother@example.org', 'father@example.org'],
      }),
  }),
  made({
    name: 'offer.update',
    way: 'accept again at 18, and wait for nobody',
    reach: ['application', 'offer'],
    by: 'mia',
    unknown: [...SEALED, ...ENDED],
    args: async (t) => {
      const offer = await offeredToMinor(t, '2008-03-03');
      const named = { guardianMails: ['mother@example.org'] };
      await t.call('mia', 'offer.update', signing(offer, 'accept', 'Jana Krüger', named));
      t.now = new Date('2026-03-03T09:00:00.000Z');
      return signing(offer, 'accept', 'Jana Krüger');
    },
  }),
  made({
    name: 'offer.update',
    way: 'links to the parents once more',
    // Links are the server's.
    elsewhere: true,
    by: 'mia',
    args: async (t) => {
      const offer = await offeredToMinor(t);
      const named = { guardianMails: ['mother@example.org'] };
      await t.call('mia', 'offer.update', signing(offer, 'accept', 'Jana Krüger', named));
      return step(offer, 'accept', { termsHash: offer.termsHash, ...named });
    },
  }),
  made({
    name: 'offer.create',
    way: 'to somebody below 18, with the duties ticked',
    reach: ['offer'],
    by: 'owner',
    unknown: SEALED,
    args: async (t) => {
      const { _id: companyId } = await company(t, 'owner');
      await seeker(t, 'mia', '2009-06-15');
      const application = await acceptedApplication(t, 'mia', { owner: 'owner', companyId });
      return offering(
        { _applicationId: application._id },
        { duties: DUTIES, signature: { name: 'Deniz owner' } },
      );
    },
  }),
  made({
    name: 'offer.update',
    way: 'accept what the company has changed and not signed',
    reach: ['offer'],
    by: 'mia',
    unknown: [...SEALED, ...WAITS],
    args: async (t) => {
      const { offer } = await offered(t);
      const edited = await t.call('owner', 'offer.update', step(offer, 'edit', { terms: OTHER_TERMS }));
      return signing(edited.data, 'accept', 'Jana Krüger');
    },
  }),
  made({
    name: 'offer.update',
    way: 'sign what was accepted, and hire',
    reach: ['applicant', 'offer'],
    by: 'owner',
    unknown: [...SEALED, ...ENDED],
    args: async (t) => signing(await acceptedUnsigned(t), 'sign', 'Deniz owner'),
  }),
  made({
    name: 'offer.update',
    way: 'answer a counter with other terms',
    by: 'owner',
    unknown: SEALED,
    args: async (t) =>
      step(await countered(t), 'edit', {
        terms: { ...TERMS, trialWeeks: 3 },
        comment: 'Half-way.',
        signature: { name: 'Deniz owner', position: 'Owner', deviceClock: '2026-03-02T08:59:00.000Z' },
      }),
  }),
  made({
    name: 'offer.update',
    way: 'decline a counter',
    by: 'owner',
    args: async (t) => step(await countered(t), 'decline', { reason: 'No.' }),
  }),
  made({
    name: 'offer.update',
    way: 'decline',
    by: 'mia',
    args: async (t) => step((await offered(t)).offer, 'decline', { reason: ' Too far. ' }),
  }),
  made({
    name: 'offer.update',
    way: 'take back an acceptance that the company has not signed',
    reach: ['offer'],
    by: 'mia',
    args: async (t) => step(await acceptedUnsigned(t), 'decline', { reason: 'Too far.' }),
  }),
  made({
    name: 'offer.update',
    way: 'say no to what was accepted, and is not signed',
    reach: ['offer'],
    by: 'owner',
    args: async (t) => step(await acceptedUnsigned(t), 'decline'),
  }),
  made({
    name: 'offer.update',
    way: 'sign as the second one, and hire',
    reach: ['applicant', 'offer'],
    by: 'second',
    unknown: [...SEALED, ...ENDED],
    args: async (t) => {
      const scene = await talking(t);
      const { companyId } = scene;
      await joined(t, 'owner', companyId, 'second', { canSign: true, canChat: true });
      await t.call('owner', 'company.set-setting', { companyId, setting: { requireSecond: true } });
      const { data } = await t.call(
        'owner',
        'offer.create',
        offering({ _applicationId: scene.args._id } as never),
      );
      const accepted = await t.call('mia', 'offer.update', signing(data, 'accept', 'Jana Krüger'));
      return signing(accepted.data, 'sign', 'Deniz second');
    },
  }),
  made({
    name: 'offer.update',
    way: 'extend',
    by: 'owner',
    args: async (t) => step((await offered(t)).offer, 'extend'),
  }),
  made({
    name: 'offer.delete',
    way: 'sent before',
    by: 'owner',
    args: async (t) => ({ offerId: (await offered(t)).offer._id, reason: 'No budget.' }),
  }),
  made({
    name: 'offer.delete',
    way: 'while a counter waits',
    by: 'owner',
    args: async (t) => ({ offerId: (await countered(t))._id }),
  }),
  made({
    name: 'offer.delete',
    way: 'a draft',
    by: 'owner',
    args: async (t) => ({ offerId: (await offered(t, { draft: true })).offer._id }),
  }),
  made({
    name: 'search.step',
    way: 'save',
    by: 'mia',
    args: async (t) => ({ jobId: (await hiring(t)).job._id, event: 'save' }),
  }),
  made({
    name: 'search.step',
    way: 'take out of what is hidden',
    by: 'mia',
    args: async (t) => {
      const jobId = (await hiring(t)).job._id;
      await t.call('mia', 'search.step', { jobId, event: 'hide' });
      return { jobId, event: 'unhide' };
    },
  }),
  made({
    name: 'search.step',
    way: 'view',
    by: 'mia',
    elsewhere: true,
    args: async (t) => ({ jobId: (await hiring(t)).job._id, event: 'view' }),
  }),
  made({
    name: 'user.set-setting',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      const [job, later] = [v7(), '2026-03-02T09:00:30.000Z'];
      const at = t.now.toISOString();
      const before = {
        receipts: { value: false, at: later },
        savedJobs: { [job]: { value: true, at } },
      } as const;
      await t.call('mia', 'user.set-setting', { userId: 'mia', setting: before });
      return {
        userId: 'mia',
        setting: {
          // Older than what is known: it stays without effect.
          receipts: { value: true, at },
          lang: { value: 'en_US', at },
          savedJobs: { [job]: { value: null, at: later } },
        },
      };
    },
  }),
  made({
    name: 'user.set-setting',
    way: 'the end of the setup, which the server has to confirm',
    by: 'mia',
    elsewhere: true,
    args: async (t) => {
      await seeker(t, 'mia');
      return { userId: 'mia', setting: { setup: { value: false, at: t.now.toISOString() } } };
    },
  }),
  made({
    name: 'user.set-image',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      const file = { purpose: 'user', name: 'me.jpg', mime: 'image/jpeg' } as const;
      return { userId: 'mia', imageSource: await uploaded(t, 'mia', await photo(), file) };
    },
  }),
  made({
    name: 'user.add-document',
    by: 'mia',
    unknown: ['name', 'mime', 'size', 'hash'],
    args: async (t) => {
      await seeker(t, 'mia');
      return {
        userId: 'mia',
        fileId: await uploaded(t, 'mia', PDF, { purpose: 'document', name: 'Zeugnis.pdf' }),
      };
    },
  }),
  made({
    name: 'user.remove-document',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      const fileId = await uploaded(t, 'mia', PDF, { purpose: 'document', name: 'Zeugnis.pdf' });
      await t.call('mia', 'user.add-document', { userId: 'mia', fileId });
      return { userId: 'mia', fileId };
    },
  }),
  made({
    name: 'user.update-general',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      const before = { phone: '+49 5141 776655', headline: 'Baker' };
      await t.call('mia', 'user.update-general', { _userId: 'mia', general: before });
      return {
        _userId: 'mia',
        general: { phone: null, headline: '', radiusKm: 20, firstname: 'Jana Maria' },
      };
    },
  }),
  made({
    name: 'user.update-general',
    way: 'made on what has changed since, which goes along',
    by: 'mia',
    args: async (t) => {
      await seeker(t, 'mia');
      const before = { about: 'Of another device', headline: 'Baker' };
      await t.call('mia', 'user.update-general', { _userId: 'mia', general: before });
      return {
        _userId: 'mia',
        general: { about: '', headline: 'Cook', phone: null, radiusKm: 20 },
        from: { headline: 'Of another device' },
      };
    },
  }),
];
