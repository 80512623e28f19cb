import { fileURLToPath } from 'node:url';

import { anyTyped, core, react, scripts, typed, typescript } from './tools/lint/rules.js';

const specs = ['**/*.spec.{ts,tsx,js}', '**/*.testing.{ts,tsx}', 'client/e2e/**/*.ts'];

/** Decorated fields are initialised by a framework; only these may lack a value. */
const decorated = [
  '**/*.entity.ts',
  'shared/src/**/contract.ts',
  'server/src/platform/config/config.ts',
];

const noEnums = {
  selector: 'TSEnumDeclaration',
  message: 'Use an `as const` list and a union.',
};
const noIdleVoid = {
  selector:
    'UnaryExpression[operator="void"]:not([argument.type=/^(Call|Chain|Import|Assignment)Expression$/])',
  message: 'Only what a call answers, or an assignment is, can be left.',
};
const noDefiniteVariables = {
  selector: 'VariableDeclarator[definite=true]',
  message: 'Give it a value; `!` is for decorated fields of contracts and entities.',
};
const noDefiniteFields = {
  selector: 'PropertyDefinition[definite=true]',
  message: 'Give it a value; `!` is for decorated fields of contracts and entities.',
};
const noDefinitePlainFields = {
  ...noDefiniteFields,
  selector: 'PropertyDefinition[definite=true][decorators.length=0]',
};

/** Office forms must ask before typed input is lost, which the component Form does. */
const noBareForms = [
  'JSXOpeningElement[name.name="form"]',
  'ImportDeclaration[source.value="react-aria-components"] > ImportSpecifier[imported.name="Form"]',
].map((selector) => ({
  selector,
  message: 'Use Form of ui/office: it warns before unsaved input is lost.',
}));

const noMocks = ['mock', 'doMock', 'unstable_mockModule'].map((property) => ({
  object: 'jest',
  property,
  message: 'Put the replaced module behind a port with a local stand-in.',
}));
const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Settings are read in server/src/platform/config/environment.ts and nowhere else.',
};

const names = (globals) => Object.fromEntries(globals.map((name) => [name, 'readonly']));
const off = (rules) => Object.fromEntries(Object.keys(rules).map((name) => [name, 'off']));

/** Names with a leading underscore may be unused. */
const unneeded = {
  argsIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  destructuredArrayIgnorePattern: '^_',
  ignoreRestSiblings: true,
};

const size = {
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
  'max-depth': ['error', 3],
  'max-params': ['error', 4],
  complexity: ['error', 10],
};

const ofTypes = {
  ...typed,
  ...anyTyped,
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // Event handlers of elements may be async.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // With `||` an empty string intentionally counts as missing.
  'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': [
    'error',
    { allowNumber: true, allowAny: false, allowBoolean: false, allowNullish: false },
  ],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

// Lint configuration (decision 0051).
export default {
  ignorePatterns: [
    '**/dist/',
    '**/node_modules/',
    '**/*.gen.ts',
    '.data/',
    '**/playwright-report/',
    '**/test-results/',
  ],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0 },
  // Only rules listed here or in tools/lint/rules.js.
  categories: { correctness: 'off' },
  plugins: ['typescript', 'react', 'jest'],
  jsPlugins: [
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    {
      name: 'project',
      specifier: fileURLToPath(new URL('tools/lint/project-rules.js', import.meta.url)),
    },
  ],
  rules: {
    ...core,
    ...size,
    eqeqeq: 'error',
    'no-restricted-exports': [
      'error',
      {
        restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true },
      },
    ],
    'no-restricted-imports': [
      'error',
      { paths: ['node:process', 'process'].map((name) => ({ name, importNames: ['env'] })) },
    ],
    'no-restricted-properties': ['error', noEnvironment, ...noMocks],
    'no-unused-vars': ['error', unneeded],
    'eslint-js/no-restricted-syntax': [
      'error',
      noEnums,
      noIdleVoid,
      noDefiniteVariables,
      noDefiniteFields,
    ],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...typescript,
        ...ofTypes,
        'project/reasoned-assertions': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        // Nest modules are classes with only a decorator.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
      },
    },
    {
      files: ['client/src/office/**/*.tsx'],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          noEnums,
          noIdleVoid,
          noDefiniteVariables,
          noDefiniteFields,
          ...noBareForms,
        ],
      },
    },
    {
      // A spec may declare its own entity or contract.
      files: [...decorated, ...specs],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          noEnums,
          noIdleVoid,
          noDefiniteVariables,
          noDefinitePlainFields,
        ],
      },
    },
    { files: ['client/src/**/*.{ts,tsx}'], rules: react },
    {
      files: ['**/*.{js,mjs,cjs}'],
      globals: names(Object.getOwnPropertyNames(globalThis)),
      rules: scripts,
    },
    {
      files: specs,
      rules: {
        // A `describe` callback is as long as its specification.
        'max-lines-per-function': 'off',
        // Response bodies and `expect` matchers are declared as `any`.
        ...off(anyTyped),
      },
    },
    {
      // `toEqual` ignores trailing undefined entries, which JSON never contains.
      files: ['**/*.spec.{ts,tsx,js}'],
      rules: { 'jest/prefer-strict-equal': 'error' },
    },
    {
      files: ['**/*.{http,contract,slow}.spec.ts'],
      rules: { 'jest/prefer-strict-equal': 'off' },
    },
    {
      // These files run before the configuration exists and prepare its environment.
      files: ['tools/**/*.{js,mjs,cjs}', 'server/src/platform/config/environment.ts'],
      rules: { 'no-restricted-properties': ['error', ...noMocks] },
    },
    {
      files: ['**/*.config.{js,mjs,ts}', '.dependency-cruiser.cjs'],
      rules: {
        ...off(ofTypes),
        'no-restricted-exports': 'off',
        'no-restricted-properties': ['error', ...noMocks],
      },
    },
    {
      files: ['**/*.cjs'],
      globals: names(['__dirname', '__filename', 'exports', 'module', 'require']),
    },
    {
      files: ['**/*.spec.js'],
      globals: names(['describe', 'it', 'expect', 'beforeAll', 'afterAll']),
    },
  ],
};
