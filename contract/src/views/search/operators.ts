import { fold } from '../../kernel/fold.ts';

/** Those that ask for what goes by a name. */
export const nameFields = [
  'proyecto',
  'tablero',
  'responsable',
  'creador',
  'estado',
  'etiqueta',
  'equipo',
] as const;
export type NameField = (typeof nameFields)[number];

/** Those that ask for days. */
export const dateFields = ['fecha', 'inicio', 'creada', 'actualizada'] as const;
export type DateField = (typeof dateFields)[number];

/** Those that know all their values. */
export const choices = {
  prioridad: ['baja', 'media', 'alta', 'máxima'],
  en: ['tareas', 'comentarios', 'documentos', 'proyectos', 'tableros', 'personas', 'archivados'],
  sin: ['responsable', 'fecha', 'etiqueta'],
} as const;
export type ChoiceField = keyof typeof choices;
export type ChoiceOf<Name extends ChoiceField> = (typeof choices)[Name][number];

export type Field = NameField | DateField | ChoiceField;
export const fields: readonly Field[] = [
  'proyecto',
  'tablero',
  'responsable',
  'creador',
  'prioridad',
  'estado',
  'etiqueta',
  'equipo',
  ...dateFields,
  'en',
  'sin',
];

/** Words that are a condition by themselves. */
export const flags = ['vencidas', 'hechas', 'abiertas', 'bloqueadas', 'archivadas'] as const;
export type Flag = (typeof flags)[number];

/** What forms call the fourth priority. */
const otherNames: Record<string, string> = { critica: 'máxima' };

/** The one of these that is meant, case and accents aside. */
export function among<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  const wanted = fold(text);
  return values.find((value) => fold(value) === wanted || value === otherNames[wanted]);
}
