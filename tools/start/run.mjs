import { spawn } from 'node:child_process';

import { build, install } from '../build/prepare.mjs';
import { watchRegistries } from '../generate/registries.mjs';

/*
 * `npm start`: installs and builds what is needed, then hands over to the supervisor.
 * `npm run dev` is the same with server and client built again at every change.
 */

const watch = process.argv.includes('--dev');
// Read before the build, during which npm may end.
const startedByNpm = ['start', 'dev'].includes(process.env.npm_lifecycle_event);
const npm = startedByNpm ? process.ppid : undefined;

install();
if (!(await build())) process.exit(1);
const registries = watch ? watchRegistries() : [];
const bundlers = watch ? watchClient() : [];
const { start } = await import('../../server/dist/start/start.js');
const code = await start({ watch, npm });
for (const watcher of registries) watcher.close();
for (const bundler of bundlers) bundler.kill();
process.exit(code);

/** The server loads the bundle for its own use as a module, and so is started again with it. */
function watchClient() {
  const bundles = [
    [],
    ['--ssr', 'src/shop/app/entry-server.tsx', '--outDir', 'dist/ssr'],
    ['--config', 'vite.external-editor.config.ts'],
  ];
  return bundles.map((args) =>
    spawn('npx', ['vite', 'build', '--watch', '--logLevel', 'warn', ...args], {
      cwd: 'client',
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}
