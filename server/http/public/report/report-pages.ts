import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import {
  guestReport,
  isReportedUnnamed,
  type PublicTarget,
  publicTarget,
} from '../../../../contract/entities/report.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { id } from '../../../../contract/fields.ts';
import { creatorCardPath } from '../../../../contract/policy/creator.ts';
import { reportNo } from '../../../../contract/report-no.ts';
import { release } from '../../../api/release.ts';
import { transact } from '../../../api/transact.ts';
import { networkOf } from '../../../base/network-of.ts';
import { createGuestReport } from '../../../routes/report/create-guest.ts';
import type { CallServices } from '../../plugins/calls.ts';
import { loadCompanyFacts } from '../company-facts.ts';
import { companyPath } from '../company-page.ts';
import { loadPublicCreator } from '../creator/creator-facts.ts';
import { gonePage } from '../gone-page.ts';
import { jobPath } from '../job-page.ts';
import type { Frame } from '../page.ts';
import { type Reader, readerOf } from '../reader.ts';
import { installObjectionPages } from './objection-pages.ts';
import { isReason, NOTHING, type Problem, reportForm, TRAP, type Written } from './report-form.ts';
import { reportReceived } from './report-received.ts';

const PATH = '/report/:type/:id';
const FORM = 'application/x-www-form-urlencoded';

/** What is reported, for people. */
type Subject = { target: PublicTarget; name: string; path: string };

/** The form to report an ad or a company without an account. It keeps nothing, so none of its pages is kept either. */
export function installReportPages(app: FastifyInstance, services: CallServices, frame: Frame): void {
  const { chance, settings } = services;

  const begin = (request: FastifyRequest, reply: FastifyReply): Reader => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return readerOf(request);
  };
  const missing = (reply: FastifyReply, reader: Reader) =>
    reply.code(404).send(frame(gonePage({ status: 404, reader, now: services.clock() })));

  const sendForm = (
    reply: FastifyReply,
    { target, name, path }: Subject,
    reader: Reader,
    {
      written = NOTHING,
      problems = [],
      reportId = chance.newId(),
    }: {
      written?: Written;
      problems?: readonly Problem[];
      reportId?: string;
    } = {},
  ) =>
    reply.send(
      frame(
        reportForm({
          target,
          name,
          place: settings.publicUrl + path,
          id: reportId,
          written,
          problems,
          operatorMail: settings.operator.mail,
          reader,
        }),
      ),
    );

  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    installObjectionPages(scope, services, frame);

    scope.get(PATH, async (request, reply) => {
      const reader = begin(request, reply);
      const subject = await findSubject(services, request);
      return subject ? sendForm(reply, subject, reader) : missing(reply, reader);
    });

    scope.post(PATH, async (request, reply) => {
      const reader = begin(request, reply);
      const fields = (request.body ?? {}) as Record<string, string>;
      const written = writtenIn(fields);
      const subject = await findSubject(services, request);
      if (!subject) return missing(reply, reader);
      const known = id.safeParse(fields.id);
      const reportId = known.success ? known.data : chance.newId();
      const refuse = (status: number, problems: readonly Problem[], anew = false) =>
        sendForm(reply.code(status), subject, reader, {
          written,
          problems,
          ...(anew ? {} : { reportId }),
        });
      if (fields[TRAP]) return refuse(422, ['robot']);
      const read = guestReport.safeParse({
        _id: reportId,
        target: subject.target,
        ...written,
        mail: written.mail === '' ? null : written.mail,
      });
      if (!read.success) return refuse(422, problemsOf(read.error.issues, written));
      try {
        const { result, effects } = await transact(services, (context) =>
          createGuestReport(context, read.data, {
            address: networkOf(request.ip),
            lang: reader.language,
            place: settings.publicUrl + subject.path,
          }),
        );
        release(services, effects);
        const { mail } = read.data;
        return reply
          .code(201)
          .send(frame(reportReceived({ no: reportNo(result.id), mail, back: subject.path, reader })));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'too_many_requests') return refuse(429, ['often']);
        if (error.code === 'not_found') return refuse(410, ['taken']);
        // The id belongs to another report: the same words under a new one.
        if (error.code === 'state_conflict') return refuse(409, [], true);
        throw error;
      }
    });
  });
}

function writtenIn(fields: Readonly<Record<string, string>>): Written {
  const { reason = '', text = '', name = '', mail = '', goodFaith } = fields;
  return { reason, text: text.trim(), name: name.trim(), mail: mail.trim(), goodFaith: goodFaith === 'yes' };
}

const FIELDS = ['reason', 'text', 'name', 'mail', 'goodFaith'] as const;

/** In the order of the form, each field once. */
function problemsOf(issues: readonly { path: PropertyKey[]; code?: string }[], written: Written): Problem[] {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  // Rules over several fields are asked only once each field is right by itself: all is told at once.
  if (!isReason(written.reason) || !isReportedUnnamed(written.reason))
    for (const field of ['name', 'mail'] as const) if (written[field] === '') wrong.add(field);
  return FIELDS.filter((field) => wrong.has(field)).map((field) => {
    const isLong = issues.some(({ path, code }) => path[0] === field && code === 'too_big');
    if (field === 'text' && isLong) return 'textLong';
    return field === 'name' && isLong && written.name !== '' ? 'nameLong' : field;
  });
}

/** Undefined for what is not public, as for what never was. */
async function findSubject(
  { db, clock }: CallServices,
  request: FastifyRequest,
): Promise<Subject | undefined> {
  const read = publicTarget.safeParse(request.params);
  if (!read.success) return undefined;
  const { type, id: targetId } = read.data;
  if (type === 'company') {
    const company = await loadCompanyFacts(db, targetId, clock());
    return company && { target: read.data, name: company.name, path: companyPath(targetId) };
  }
  if (type === 'creator') {
    const found = await db
      .selectFrom('creator')
      .where('id', '=', targetId)
      .select('media_kit_slug')
      .executeTakeFirst();
    const creator = found && (await loadPublicCreator(db, found.media_kit_slug, clock()));
    return creator && { target: read.data, name: creator.card.handle, path: creatorCardPath(creator.slug) };
  }
  // Closed meanwhile, it can still be reported; what staff has taken down or sent back has been.
  const job = await db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where('job.id', '=', targetId)
    .where('job.published_at', 'is not', null)
    .where('job.status', 'in', ['published', 'unpublished'])
    .where('job.deleted_at', 'is', null)
    .where(sql<boolean>`job.status_reason is distinct from 'refused'`)
    .select(['job.title', 'job.status', 'job.closed_title', 'company.company_name'])
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const title = job.status === 'published' ? job.title : job.closed_title;
  const name = [title, job.company_name].filter(Boolean).join(' · ');
  return { target: read.data, name, path: jobPath(targetId) };
}
