import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '../../../contract/calls.ts';
import { ApiError, type ErrorCode } from '../../../contract/errors.ts';
import type { Report } from '../../base/report.ts';
import { isAway } from '../../database/away.ts';
import { TooManyError } from '../../database/too-many.ts';

/** What fastify itself refuses, in the codes of the contract. */
const FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
  FST_ERR_BAD_URL: 'route_unknown',
  FST_ERR_MAX_PARAM_LENGTH: 'route_unknown',
};

const MESSAGE: Partial<Record<ErrorCode, string>> = {
  body_too_large: 'the body is too large',
  media_type_unsupported: 'the body must be sent as application/json',
  body_malformed: 'the request could not be read',
  route_unknown: 'there is no such call',
};

/** Turns whatever was thrown into an error of the contract. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = FRAMEWORK[code] ?? (statusCode >= 400 && statusCode < 500 ? 'body_malformed' : undefined);
  if (known !== undefined) return new ApiError(known, MESSAGE[known] ?? known);
  if (isAway(error)) return new ApiError('unavailable', 'the database does not answer; try again');
  return new ApiError('internal', 'something went wrong on the server');
}

const refusals = new WeakMap<FastifyRequest, ErrorCode>();

/** The error code a request was answered with. */
export const refusalOf = (request: FastifyRequest) => refusals.get(request);

/** Status and headers of an answer that is an error, whatever it says. */
export function beginError(reply: FastifyReply, error: unknown): FastifyReply {
  const { code, detail, status } = toApiError(error);
  refusals.set(reply.request, code);
  if (code === 'too_many_requests') reply.header('retry-after', String(detail?.retryAfter ?? 1));
  return reply.code(status).header('cache-control', 'no-store');
}

export function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  const { code, message, fields, detail } = toApiError(error);
  return beginError(reply, error).send({ error: { code, message, fields, detail } });
}

/** Answers whatever a route throws; only faults of the server itself are reported. */
export function installErrors(app: FastifyInstance, report: Report): void {
  app.setErrorHandler((error, request, reply) => {
    reportFault(report, request, error);
    return sendError(reply, error);
  });
}

/**
 * Faults of the server itself, and nothing else. A call that is turned away on purpose, in an overload, is counted
 * (observe.ts): a line for each would be load on top of it.
 */
export function reportFault(report: Report, request: FastifyRequest, error: unknown): void {
  if (error instanceof TooManyError) return;
  const { status, code } = toApiError(error);
  if (status >= 500)
    report('call failed', error, { route: request.routeOptions.url ?? 'unknown', answered: code });
}

export const isApiPath = (url: string) => url === API_BASE || url.startsWith(`${API_BASE}/`);
