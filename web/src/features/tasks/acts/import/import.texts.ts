import type { SkipReason } from '@cuadrilla/contract/carry/imports/imports';

const tasks = (count: number): string => (count === 1 ? '1 tarea' : `${count} tareas`);

const reasons: Record<SkipReason, string> = {
  known: 'ya está en el proyecto',
  repeats: 'se repite',
  cancelled: 'está cancelado',
  done: 'ya está hecho',
  undated: 'no tiene una fecha que sirva',
  untitled: 'no tiene título',
  too_many: 'no cabe: se importan 500 a la vez',
};

export const importTexts = {
  open: 'Importar calendario (.ics)',
  title: 'Importar un calendario',
  why: 'Cada evento con fecha se hace una tarea al final de la primera columna. Antes de importar se ve lo que habría.',
  file: 'Archivo .ics',
  choose: 'Elegir un archivo',
  fileHint: 'De Google Calendar, Apple o Outlook, de hasta 500 KB.',
  tooLarge: 'El archivo es demasiado grande: caben hasta 500 KB',
  empty: 'El archivo está vacío',
  unreadable: 'No se pudo leer el archivo',
  reading: 'Leyendo el archivo',
  would: (count: number) =>
    count === 0 ? 'No hay nada que importar' : `${count === 1 ? 'Se haría' : 'Se harían'} ${tasks(count)}`,
  more: (count: number) => `y ${count} más`,
  skipped: (count: number) => (count === 1 ? '1 evento queda fuera' : `${count} eventos quedan fuera`),
  untitled: 'Sin título',
  reasons,
  span: (from: string, to: string) => `${from} a ${to}`,
  run: (count: number) => `Importar ${tasks(count)}`,
  done: (count: number) => `Importado: ${tasks(count)}`,
  undone: 'Importación deshecha',
};
