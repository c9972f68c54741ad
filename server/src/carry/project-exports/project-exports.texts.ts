import { repeatWords } from '@cuadrilla/contract/tasks/repeat-words';
import type { ExportedTask } from './sheet.queries.ts';

/** The columns of the sheet, in their order. */
export const sheetColumns = [
  ['Número', ({ number }: ExportedTask) => String(number)],
  ['Título', ({ title }: ExportedTask) => title],
  ['Descripción', ({ description }: ExportedTask) => description],
  ['Tablero', ({ board }: ExportedTask) => board],
  ['Columna', ({ column }: ExportedTask) => column],
  ['Estado', ({ kind }: ExportedTask) => kind],
  ['Prioridad', ({ priority }: ExportedTask) => priority],
  ['Etiqueta', ({ label }: ExportedTask) => label ?? ''],
  ['Responsable', ({ assignee }: ExportedTask) => assignee ?? ''],
  ['Email', ({ email }: ExportedTask) => email ?? ''],
  ['Inicio', ({ start }: ExportedTask) => start],
  ['Vence', ({ due }: ExportedTask) => due],
  ['Repetición', ({ repeat }: ExportedTask) => (repeat ? repeatWords(repeat) : '')],
  ['Creada', ({ created }: ExportedTask) => created],
  ['Creada por', ({ creator }: ExportedTask) => creator],
  ['Actualizada', ({ updated }: ExportedTask) => updated],
  ['Completada', ({ finished }: ExportedTask) => finished],
  ['Comentarios', ({ comments }: ExportedTask) => String(comments)],
] as const;

/** Of a file that is downloaded, by the name of its project. */
export const fileNameOf = (project: string, kind: 'csv' | 'json', day: string): string => {
  const name = project
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return `${name || 'proyecto'}-${day}.${kind}`;
};
