/** Those that are coloured, as they are named in Markdown. */
export const languages = [
  'bash',
  'css',
  'go',
  'html',
  'java',
  'javascript',
  'json',
  'php',
  'python',
  'sql',
  'typescript',
  'yaml',
] as const;
