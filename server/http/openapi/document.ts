import * as z from 'zod/mini';
import { type Call, isWrite, pathParameters } from '../../../contract/call.ts';
import {
  ACTED_AT_HEADER,
  API_BASE,
  type CallName,
  calls,
  EPOCH_HEADER,
  KEY_HEADER,
} from '../../../contract/calls.ts';
import { errorBody } from '../../../contract/error-body.ts';
import { ERROR_STATUS } from '../../../contract/errors.ts';
import { takenArguments } from '../../../contract/literal-bodies.ts';
import { rawRoutes } from '../../../contract/raw-routes.ts';
import { SUMMARIES } from '../../../contract/summaries.ts';
import { answerChanges } from '../../../contract/sync.ts';

export type JsonSchema = Record<string, unknown>;
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, unknown>;
};
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
};

const NET = {
  queue: 'Waits in the outbox where there is no network.',
  network: 'Needs the network.',
  local: 'Answered from the device, refreshed when online.',
} as const;

/** The contract as an OpenAPI 3.1 document: nothing in it is written by hand. */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  for (const { method, path, purpose } of rawRoutes) {
    const below = path.slice(API_BASE.length).replace(/:(\w+)/g, '{$1}');
    paths[below] = { ...paths[below], [method.toLowerCase()]: rawOperation(method, path, purpose) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zusage user API',
      version,
      description:
        'Answers carry `data`; writes need an `Idempotency-Key` (a UUID, kept 90 days) and carry `changes` as well; errors carry `error`. The same key again does nothing twice: it answers with what the account may read of it now, or `answer_gone`.',
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { Changes: schemaOf(answerChanges, 'output'), Error: schemaOf(errorBody, 'output') },
      responses: errorResponses(),
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(name: CallName, call: Call): Operation {
  const args = schemaOf(takenArguments(name), 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inPath = pathParameters(call.path);
  const rest = Object.keys(args.properties ?? {}).filter((key) => !inPath.includes(key));
  const hasBody = (call.method === 'POST' || call.method === 'PUT') && rest.length > 0;
  const required = (key: string) => args.required?.includes(key) === true;
  const parameter = (key: string, where: 'path' | 'query') => ({
    name: key,
    in: where,
    required: where === 'path' || required(key),
    schema: args.properties?.[key] ?? {},
  });
  const writes = call.writes ?? call.method !== 'GET';
  return {
    operationId: name,
    tags: [name.slice(0, name.indexOf('.'))],
    summary: SUMMARIES[name],
    description: `Who: ${call.who.join(', ')}. ${NET[call.net]}${call.whileLocked ? ' Open to locked accounts.' : ''}`,
    security: call.who.includes('guest') ? [{}, { idToken: [] }] : [{ idToken: [] }],
    parameters: [
      ...inPath.map((key) => parameter(key, 'path')),
      ...(hasBody ? [] : rest.map((key) => parameter(key, 'query'))),
      ...(writes === false
        ? []
        : [
            {
              name: KEY_HEADER,
              in: 'header',
              required: isWrite(call, {}),
              schema: { type: 'string', format: 'uuid' },
            },
          ]),
      ...(call.net === 'queue'
        ? [
            { name: EPOCH_HEADER, in: 'header', required: false, schema: { type: 'string' } },
            {
              name: ACTED_AT_HEADER,
              in: 'header',
              required: false,
              schema: { type: 'string', format: 'date-time' },
            },
          ]
        : []),
    ],
    ...(hasBody && {
      requestBody: {
        required: rest.some(required),
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(rest.map((key) => [key, args.properties?.[key] ?? {}])),
              required: rest.filter(required),
              additionalProperties: false,
            },
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: answerSchema(call, writes !== false) } },
      },
      ...Object.fromEntries(
        ERROR_STATUSES.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

function answerSchema(call: Call, writes: boolean): JsonSchema {
  return {
    type: 'object',
    required: ['data'],
    properties: {
      data: schemaOf(call.answer, 'output'),
      ...(writes && { changes: { $ref: '#/components/schemas/Changes' } }),
    },
  };
}

const ERROR_STATUSES = [...new Set(Object.values<number>(ERROR_STATUS))].sort((a, b) => a - b);

/** One answer for each status, with the codes that lead to it. */
function errorResponses(): Record<string, unknown> {
  return Object.fromEntries(
    ERROR_STATUSES.map((status) => {
      const codes = Object.entries(ERROR_STATUS).filter(([, one]) => one === status);
      return [
        status,
        {
          description: codes.map(([code]) => code).join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ];
    }),
  );
}

function rawOperation(method: string, path: string, purpose: string): Operation {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
  return {
    operationId: `raw.${method.toLowerCase()}${path.slice(API_BASE.length).replace(/[^\w]+/g, '-')}`,
    tags: ['raw'],
    summary: purpose,
    description: 'No call: carries a stream, bytes or a page.',
    security: [{}, { idToken: [] }],
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    responses: { 200: { description: purpose } },
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}
