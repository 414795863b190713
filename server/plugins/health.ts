import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { API_BASE, CONFIG_PATH, HEALTH_PATH } from '../../contract/calls.ts';
import type { PublicConfig } from '../../contract/config.ts';
import type { Db } from '../database/database.ts';
import type { Report } from '../report.ts';

type HealthParts = { db: Db; publicConfig: PublicConfig; report: Report };

/** 200 when calls can be answered, 503 while the database is away; and what the app must know before sign-in. */
export function installHealth(app: FastifyInstance, { db, publicConfig, report }: HealthParts): void {
  app.get(API_BASE + HEALTH_PATH, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(db);
      return reply.send({ data: { live: true, ready: true } });
    } catch (error) {
      report('database does not answer', error);
      return reply.code(503).send({ data: { live: true, ready: false } });
    }
  });
  app.get(API_BASE + CONFIG_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: publicConfig }),
  );
}
