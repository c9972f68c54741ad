import { localKeyTexts as texts } from './shortcuts.texts.ts';

/** Keys that a part of a page listens to by itself, while the focus is there: told in the sheet, switched nowhere. */
interface LocalKeys {
  where: string;
  lines: { name: string; keys: string[] }[];
}

const arrows = ['↑', '↓', '←', '→'];

export const localKeys = (mod: string): LocalKeys[] => [
  {
    where: texts.kanban,
    lines: [
      { name: texts.nextCard, keys: arrows },
      { name: texts.take, keys: ['T'] },
      { name: texts.carry, keys: arrows },
      { name: texts.putBack, keys: ['Esc'] },
      { name: texts.moveTo, keys: ['M'] },
    ],
  },
  {
    where: texts.anyTask,
    lines: [
      { name: texts.turn, keys: ['H'] },
      { name: texts.peek, keys: [texts.space] },
      { name: texts.fields, keys: ['A', 'P', 'F', 'L', 'E'] },
      { name: texts.nth, keys: ['1', '2', '…'] },
      { name: texts.choose, keys: ['X'] },
      { name: texts.selectRange, keys: [texts.shift, texts.click] },
    ],
  },
  {
    where: texts.list,
    lines: [
      { name: texts.nextCell, keys: arrows },
      { name: texts.editTitle, keys: ['F2'] },
      { name: texts.editTitle, keys: [texts.doubleClick] },
      { name: texts.selectAll, keys: [mod, 'A'] },
      { name: texts.clear, keys: ['Esc'] },
    ],
  },
  {
    where: texts.task,
    lines: [
      { name: texts.turn, keys: ['H'] },
      { name: texts.save, keys: [mod, 'S'] },
      { name: texts.saveWithin, keys: [mod, 'Enter'] },
    ],
  },
  { where: texts.comment, lines: [{ name: texts.send, keys: [mod, 'Enter'] }] },
];
