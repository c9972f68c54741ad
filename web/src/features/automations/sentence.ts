import type { Action } from '@cuadrilla/contract/rules/automations/actions';
import type { Condition } from '@cuadrilla/contract/rules/automations/conditions';
import type { Definition } from '@cuadrilla/contract/rules/automations/rules';
import type { Trigger } from '@cuadrilla/contract/rules/automations/triggers';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { actionWords } from './words/action-words.ts';
import { conditionWords } from './words/condition-words.ts';
import {
  choicesOf,
  goneText,
  type Saying,
  type Slot,
  textOf,
  type Values,
  type Words,
} from './words/slots.ts';
import { slotTexts as texts } from './words/slot.texts.ts';
import { triggerWords } from './words/trigger-words.ts';

/** A piece of the sentence that a rule is: fixed words, or what somebody chose. */
export interface Said {
  text: string;
  chosen: boolean;
}

type AnyPart = Trigger | Condition | Action;
export type AnyWords = Words<AnyPart>;

const allWords = (table: Record<string, readonly unknown[]>): AnyWords[] =>
  Object.values(table).flat() as AnyWords[];

export const waysToSay = {
  trigger: allWords(triggerWords),
  condition: allWords(conditionWords),
  action: allWords(actionWords),
};

/** How this part is said, among the ways that there are. */
export const wordsFor = (ways: readonly AnyWords[], part: AnyPart): AnyWords =>
  ways.find(({ id, is }) => id.split(' ')[0] === part.kind && (is?.(part) ?? true)) ?? (ways[0] as AnyWords);

/** Another way, as it begins; a text that somebody wrote stays theirs. */
export function chosenInstead(was: AnyWords, chosen: AnyWords, part: AnyPart, project: Vocabulary): AnyPart {
  const [begun, next] = [was.make(project), chosen.make(project)];
  const isTheirs = 'text' in part && 'text' in begun && 'text' in next && part.text !== begun.text;
  return isTheirs ? { ...next, text: part.text } : next;
}

const longest = 60;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** What stands in a place, in words. */
function chosenText(slot: Slot, values: Values, saying: Saying): string {
  const value = textOf(slot, values);
  if (value === '') return slot.any ?? '';
  const options = choicesOf(slot, saying).flatMap((each) => ('options' in each ? each.options : [each]));
  if (slot.kind === 'column') return value;
  if (options.length > 0 || ['label', 'team', 'person', 'board'].includes(slot.kind))
    return options.find((option) => option.value === value)?.label ?? goneText(slot, value);
  if (slot.kind === 'days' || slot.kind === 'time') return value;
  return texts.quoted(cut(value));
}

/** The numbers before days belong to them. */
function sayPart(ways: readonly AnyWords[], part: AnyPart, saying: Saying, isDeed: boolean): Said[] {
  const { subject, label, pieces } = wordsFor(ways, part);
  const said: Said[] = [];
  const add = (text: string | undefined, chosen: boolean): void => {
    if (text) said.push({ text, chosen });
  };
  add(subject, false);
  add(label, isDeed);
  for (const piece of pieces) {
    if (typeof piece === 'string') add(piece, false);
    else if (piece.lead === undefined || piece.any === undefined || textOf(piece, part) !== '') {
      add(piece.lead, false);
      add(chosenText(piece, part, saying), true);
    }
  }
  return said;
}

const words = (text: string): Said => ({ text, chosen: false });

/** Several, as one says them: with commas, and a last word before the last. */
const listed = (parts: Said[][], last: string): Said[] =>
  parts.flatMap((part, index) =>
    index === 0 ? part : [words(index === parts.length - 1 ? last : ','), ...part],
  );

const conjunctions = { all: 'y', any: 'o', none: 'y' } as const;

/** None of them is so: as people say it, each is not so. */
const turned = (condition: Condition): Condition => ({ ...condition, not: !condition.not });

/** Between two pieces: nobody can type it. Below it is written as a bar. */
const border = '\0';

/** As one says it: «al responsable», «falta 1 día», «hoy» and not in no days. */
const agreements = [
  ['\\ba¦el ', 'al¦'],
  [' a¦por turnos', '¦por turnos'],
  ['\\bfaltan¦1¦', 'falta¦1¦'],
  ['¦1¦días hábiles', '¦1¦día hábil'],
  ['¦1¦días', '¦1¦día'],
  ['(para )?dentro de¦0¦días( hábiles)?', 'para¦hoy¦'],
].map((pair) => pair.map((text) => text.replaceAll('¦', border)) as [wrong: string, right: string]);

/** Looks over the borders of the pieces, and leaves each to be what it was: fixed or chosen. */
function agreed(said: readonly Said[]): Said[] {
  const joined = said.map(({ text }) => text).join(border);
  const pieces = agreements
    .reduce((text, [wrong, right]) => text.replaceAll(new RegExp(wrong, 'gu'), right), joined)
    .split(border);
  return said.flatMap(({ chosen }, index) => (pieces[index] ? [{ text: pieces[index], chosen }] : []));
}

/** The whole rule: «Cuando una tarea pasa a **Hecho**, si la prioridad es **Alta**, entonces **comentar** …». */
export function sentenceOf({ trigger, conditions, actions }: Definition, saying: Saying): Said[] {
  const { match, list } = conditions;
  const [conditionParts, actionParts] = [
    list
      .map((each) => (match === 'none' ? turned(each) : each))
      .map((each) => sayPart(waysToSay.condition, each, saying, false)),
    actions.map((each) => sayPart(waysToSay.action, each, saying, true)),
  ];
  return agreed([
    words('Cuando'),
    ...sayPart(waysToSay.trigger, trigger, saying, false),
    ...(list.length > 0 ? [words(','), words('si'), ...listed(conditionParts, conjunctions[match])] : []),
    words(','),
    words('entonces'),
    ...listed(actionParts, 'y'),
    words('.'),
  ]);
}

/** Neither a comma nor a full stop has a space before it. */
export const spaceBefore = ({ text }: Said): string => (text === ',' || text === '.' ? '' : ' ');

export const plainSentence = (said: readonly Said[]): string =>
  said
    .map((each) => spaceBefore(each) + each.text)
    .join('')
    .trim();

/** One action alone, as the log of runs and the simulation name it. */
export const sayAction = (action: Action, saying: Saying): string =>
  plainSentence(agreed(sayPart(waysToSay.action, action, saying, true)));
