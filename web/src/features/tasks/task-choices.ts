import { priorities } from '@cuadrilla/contract/tasks';
import { taskTexts } from './tasks.texts.ts';

export interface Choice {
  value: number;
  label: string;
}

/** The fourth is «Crítica» in forms, «Máxima» on cards. */
export const priorityChoices: Choice[] = priorities.map(({ id, name }) => ({
  value: id,
  label: id === 4 ? taskTexts.critical : name,
}));

export const choicesOf = (named: readonly { id: number; name: string }[]): Choice[] =>
  named.map(({ id, name }) => ({ value: id, label: name }));
