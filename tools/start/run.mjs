import { spawn } from 'node:child_process';

import { build, install, steps } from '../build/prepare.mjs';
import { watchRegistries } from '../generate/registries.mjs';

/*
 * `npm start`: installs and builds if needed, then starts the supervisor. `npm run dev` also
 * rebuilds server and client at each change.
 */

const watch = process.argv.includes('--dev');
// Read before the build, because npm may exit during it.
const startedByNpm = ['start', 'dev'].includes(process.env.npm_lifecycle_event);
const npm = startedByNpm ? process.ppid : undefined;

await install();
if (!(await build())) process.exit(1);
const registries = watch ? watchRegistries() : [];
const bundlers = watch ? watchClient() : [];
const { start } = await import('../../server/dist/start/start.js');
const code = await start({ watch, npm, steps });
for (const watcher of registries) watcher.close();
for (const bundler of bundlers) bundler.kill();
process.exit(code);

/** The server imports the client bundle, so it restarts with it. */
function watchClient() {
  const bundles = [
    [],
    ['--ssr', 'src/shop/app/entry-server.tsx', '--outDir', 'dist/ssr'],
    ['--config', 'vite.external-editor.config.ts'],
    ['--config', 'vite.payment-sandbox.config.ts'],
  ];
  return bundles.map((args) =>
    spawn('npx', ['vite', 'build', '--watch', '--logLevel', 'warn', ...args], {
      cwd: 'client',
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}
