import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { API_BASE, CONFIG_PATH, HEALTH_PATH } from '../../../contract/calls.ts';
import type { PublicConfig } from '../../../contract/config.ts';
import type { Report } from '../../base/report.ts';
import type { Db } from '../../database/database.ts';
import { TooManyError } from '../../database/too-many.ts';

type HealthParts = { db: Db; publicConfig: PublicConfig; report: Report; isStopping: () => boolean };

/**
 * `live`: the process answers. `ready`: calls can be answered, 503 while the database is away or the process is
 * stopping, so that a balancer sends nothing more. And what the app must know before sign-in.
 */
export function installHealth(
  app: FastifyInstance,
  { db, publicConfig, report, isStopping }: HealthParts,
): void {
  const isReady = async () => {
    if (isStopping()) return false;
    try {
      await sql`select 1`.execute(db);
      return true;
    } catch (error) {
      // Calls are answered, only not all of them: a balancer that left would bring the others here to their knees.
      if (error instanceof TooManyError) return true;
      report('database does not answer', error);
      return false;
    }
  };
  app.get(`${API_BASE}${HEALTH_PATH}/live`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: { live: true } }),
  );
  for (const path of [HEALTH_PATH, `${HEALTH_PATH}/ready`]) {
    app.get(API_BASE + path, async (_request, reply) => {
      const ready = await isReady();
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ data: { live: true, ready } });
    });
  }
  app.get(API_BASE + CONFIG_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: publicConfig }),
  );
}
