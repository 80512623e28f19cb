import { launchEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';

/*
 * Runs the embedded PostgreSQL of the folder that is given, and says `ready`; for who would see what is
 * left when it is killed.
 */

const [folder = ''] = process.argv.slice(2);
const postgres = await launchEmbeddedPostgres(folder);
postgres.endWithUs(0);
process.on('disconnect', () => void postgres.stop());
process.send?.('ready');
