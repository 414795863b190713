import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A cluster's database for administrators, and the name of one in it that can be copied while nobody uses it. */
export type PostgresTemplate = { admin: string; template: string };

/** A copy of the template. `drop` also ends connections that are still open to it. */
export async function copyPostgres({
  admin,
  template,
}: PostgresTemplate): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(admin, `create database ${name} template ${template}`);
  return {
    url: admin.replace(/[^/]*$/, name),
    drop: () => asAdmin(admin, `drop database ${name} with (force)`),
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
