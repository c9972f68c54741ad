/** Why something of a file becomes no task. */
export const leftOutReasons = ['untitled', 'known', 'archived'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What of it comes otherwise than the file has it. */
export const changeReasons = [
  'unclosed',
  'overlong',
  'withParent',
  'boardless',
  'moved',
  'unassigned',
  'unlabelled',
  'undated',
  'cut',
  'shortened',
  'startDropped',
  'fewerComments',
] as const;
export type ChangeReason = (typeof changeReasons)[number];
