import { browserTimeZone, formatDay } from '../../../lib/dates/dates.ts';
import type { DraftPoint } from '../draft.ts';
import { taskImportTexts as texts } from '../imports.texts.ts';

/** What a card has that a task has no field for: it goes to the end of its description. */
interface CardParts {
  links: readonly { name: string; url: string }[];
  people: readonly string[];
  labels: readonly string[];
}

const named = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];

export function withParts(description: string, { links, people, labels }: CardParts): string {
  const attached = links.map(({ name, url }) => (name === '' || name === url ? url : `${name}: ${url}`));
  return [
    description.trim(),
    ...(attached.length === 0 ? [] : [[texts.attachments, ...attached].join('\n')]),
    [...named(texts.alsoWith, people), ...named(texts.moreLabels, labels)].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

interface CardList {
  name: string;
  items: readonly DraftPoint[];
}

/** A task has one checklist: where a card has several, each point says which it was of. */
export function pointsOf(lists: readonly CardList[]): DraftPoint[] {
  const filled = lists.filter(({ items }) => items.length > 0);
  return filled.flatMap(({ name, items }) =>
    items
      .filter(({ content }) => content.trim() !== '')
      .map((item) => ({
        ...item,
        content: filled.length > 1 && name.trim() !== '' ? `${name.trim()}: ${item.content}` : item.content,
      })),
  );
}

/** Those for which a task has no room, as text. */
export const pointsAsText = (points: readonly DraftPoint[]): string =>
  points.map(({ content, done }) => `${done ? '☑' : '☐'} ${content}`).join('\n');

/** Whoever brings a comment in is its author here: who said it, and when, stands above it. */
export function saidBy(name: string, at: string, content: string): string {
  const when = Number.isNaN(Date.parse(at)) ? '' : formatDay(at, browserTimeZone());
  return `${[name, when].filter((part) => part !== '').join(', ')}:\n${content.trim()}`;
}
