import { launchEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';

/*
 * Runs the embedded PostgreSQL of the given folder and prints `ready`, for specs that kill the
 * process.
 */

const [folder = ''] = process.argv.slice(2);
const postgres = await launchEmbeddedPostgres(folder);
postgres.endWithUs(0);
process.on('disconnect', () => void postgres.stop());
process.send?.('ready');
