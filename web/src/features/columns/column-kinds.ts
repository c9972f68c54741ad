import { columnKinds } from '@cuadrilla/contract/boards';
import { columnTexts } from './columns.texts.ts';

export const kindChoices = columnKinds.map((value) => ({ value, label: columnTexts.kinds[value] }));
