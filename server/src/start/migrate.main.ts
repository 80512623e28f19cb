import 'reflect-metadata';

import { environment } from '../platform/config/environment.js';
import { readConfig } from '../platform/config/read-config.js';
import { migrate } from '../platform/database/migrate.js';

/* Brings the database of DATABASE_URL to the newest schema, before several servers start on it. */

const { DATABASE_URL } = readConfig(environment());
if (!DATABASE_URL) throw new Error('DATABASE_URL must be given.');
console.log(JSON.stringify({ message: 'migrated', migrations: await migrate(DATABASE_URL) }));
