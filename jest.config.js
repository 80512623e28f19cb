import { writeCallTypes } from './tools/generate/calls/call-types.mjs';
import { writeRegistries } from './tools/generate/registries.mjs';
import specsConfig from './tools/test/jest/specs.config.js';

// One spec alone comes by no other tool.
writeRegistries();
await writeCallTypes();

export default specsConfig;
