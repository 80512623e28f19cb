import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

import { reasonedAssertions } from './reasoned-assertions.js';

const refused = [{ messageId: 'reason' }];

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run(
  'house/reasoned-assertions',
  reasonedAssertions,
  {
    valid: [
      { name: 'leaves `as const` free', code: 'const a = [1] as const;' },
      { name: 'takes a reason above', code: '// Because.\nconst a = b as C;' },
      { name: 'takes a block comment', code: '/** Long.\n * Because. */\nconst a = b as C;' },
      { name: 'takes a reason inside the call', code: 'f(\n  // Because.\n  b as C,\n);' },
      { name: 'takes a reason above the statement', code: '// Because.\nf(\n  b,\n  c as D,\n);' },
      {
        name: 'takes a reason above a property',
        code: 'f({\n  // Because.\n  a: g(\n    b as C),\n});',
      },
      { name: 'takes a reason above the `as`', code: 'const a = b(\n  // Because.\n) as C;' },
      { name: 'counts a chain once', code: '// Because.\nconst a = b as unknown as C;' },
    ],
    invalid: [
      { name: 'refuses one without a reason', code: 'const a = b as C;', errors: refused },
      { name: 'reports a chain once', code: 'const a = b as unknown as C;', errors: refused },
      {
        name: 'refuses a reason behind other code',
        code: 'const x = 1; // Because.\nconst a = b as C;',
        errors: refused,
      },
      {
        name: 'refuses a reason that is not next to it',
        code: '// Because.\n\nconst a = b as C;',
        errors: refused,
      },
      {
        name: 'refuses an instruction to a tool as a reason',
        code: '// @ts-expect-error\nconst a = b as C;',
        errors: refused,
      },
      {
        name: 'refuses an empty comment',
        code: '//\nconst a = b as C;',
        errors: refused,
      },
      {
        name: "refuses the function's comment for what is inside it",
        code: '/** Adds. */\nfunction f() {\n  return b as C;\n}',
        errors: refused,
      },
      {
        name: "refuses an arrow function's comment for what is inside it",
        code: '/** Adds. */\nconst f = () =>\n  b as C;',
        errors: refused,
      },
    ],
  },
);
