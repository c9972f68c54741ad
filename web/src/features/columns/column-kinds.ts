import { columnKinds } from '@cuadrilla/contract/tasks/boards';
import { columnTexts } from './columns.texts.ts';

export const kindChoices = columnKinds.map((value) => ({ value, label: columnTexts.kinds[value] }));
