import { writeCallTypes } from './tools/generate/calls/call-types.mjs';
import { writeRegistries } from './tools/generate/registries.mjs';
import specsConfig from './tools/test/jest/specs.config.js';

// For single specs run without the other tools.
writeRegistries();
await writeCallTypes();

export default specsConfig;
