import 'reflect-metadata';

import { AppModule } from './app.module.js';
import { createApplication } from './application.js';
import { seedDemo } from './demo/seed-demo.js';
import {
  ConfigRefused,
  environment,
  exitCodeOfRefusedConfig,
  loadEnvironmentFile,
  readConfig,
  type Config,
} from './platform/config.js';
import { stopGracefully } from './platform/http/graceful-stop.js';

try {
  loadEnvironmentFile();
  await serve(readConfig(environment()));
} catch (error) {
  if (!(error instanceof ConfigRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodeOfRefusedConfig;
}

/** Serves until it is told to stop. The parent process, if any, hears `ready`. */
async function serve(config: Config): Promise<void> {
  const app = await createApplication(AppModule.with(config), config);
  stopGracefully(app);
  await app.init();
  if (config.SEED_DEMO) await seedDemo(app);
  await app.listen(config.PORT, config.HOST);
  process.send?.('ready');
}
