// What lint refuses, and which folder may know which.

/** A folder knows those that stand before it, and none of those after it. Some stand beside each other. */
const layers = {
  'server/src': 'platform outside account projects tasks documents notices rules views carry instance',
  'contract/src': 'kernel account projects tasks log documents notices rules views carry instance',
  'web/src': 'lib ui writes features services pages app',
  'web/src/ui': 'controls text layers states fields page',
  'web/src/features/tasks': 'data parts acts grid|list|kanban|calendar|editor',
};

const orderOf = (base) => layers[base].split(' ').map((step) => step.split('|'));

/** The folders that `name` does not know, as a relative import says them. */
function forbidden(base, name) {
  const order = orderOf(base);
  const step = order.findIndex((folders) => folders.includes(name));
  const unknown = [...order[step].filter((other) => other !== name), ...order.slice(step + 1).flat()];
  if (unknown.length === 0) return [];
  const regex = `^(\\.\\./)+(${unknown.join('|')})/`;
  return [{ regex, message: `${base}/${name} is below that, or beside it: see oxlint.config.mjs.` }];
}

/** Of files that lie so many folders deep in one of several that do not know each other. */
const apart = (depth) => ({
  regex: `^(\\.\\./){${depth}}[^.]`,
  message: 'Features know no other feature, pages no other page.',
});

const refuse = (files, patterns) => ({
  files: [files],
  rules: { 'eslint/no-restricted-imports': ['error', { patterns }] },
});

/** Of each folder by itself. */
const perFolder = (base, more = []) =>
  orderOf(base)
    .flat()
    .map((name) => refuse(`${base}/${name}/**`, [...forbidden(base, name), ...more]));

const features = forbidden('web/src', 'features');
const pages = forbidden('web/src', 'pages');
const taskRooms = 'web/src/features/tasks';

const boundaries = [
  ...perFolder('server/src'),
  ...perFolder('contract/src'),
  // What tries the whole of it may know the whole of it.
  {
    files: ['{server,contract}/src/**/*.{test,fixture}.ts'],
    rules: { 'eslint/no-restricted-imports': 'off' },
  },
  ...perFolder('web/src'),
  ...perFolder('web/src/ui', forbidden('web/src', 'ui')),
  ...[1, 2, 3].map((depth) => refuse(`web/src/features/*${'/*'.repeat(depth)}`, [...features, apart(depth)])),
  ...[2, 3].flatMap((depth) =>
    orderOf(taskRooms)
      .flat()
      .map((room) =>
        refuse(`${taskRooms}/${room}${'/*'.repeat(depth - 1)}`, [
          ...features,
          apart(depth),
          ...forbidden(taskRooms, room),
        ]),
      ),
  ),
  ...[1, 2].map((depth) => refuse(`web/src/pages/*${'/*'.repeat(depth)}`, [...pages, apart(depth)])),
];

export default {
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'eslint/no-console': 'error',
    'eslint/max-lines': ['error', { max: 300 }],
    // What is longer has two roles, or is a table, which says so.
    'eslint/max-lines-per-function': ['error', { max: 80, skipBlankLines: false, skipComments: false }],
    // One connection does one thing after the other: what is asked in a loop is seen in review and in bench/, not here.
    'eslint/no-await-in-loop': 'off',
    'eslint/no-underscore-dangle': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'oxc/no-map-spread': 'off',
  },
  overrides: [
    ...boundaries,
    // A story is told in one go, and a group of tests is one function.
    {
      files: ['**/*.{test,fixture,spec}.{ts,tsx}', 'e2e/**', '**/testing/**'],
      rules: { 'eslint/max-lines-per-function': 'off' },
    },
    { files: ['e2e/**'], rules: { 'eslint/no-empty-pattern': 'off' } },
    {
      files: ['**/*.config.{ts,mjs}', 'scripts/**', 'bench/**'],
      rules: {
        'import/no-default-export': 'off',
        'eslint/no-console': 'off',
      },
    },
  ],
  ignorePatterns: ['**/dist/**'],
};
