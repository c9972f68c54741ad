import { limits } from '../../kernel/fields.ts';
import type { Field } from './operators.ts';

/** What is wrong with a part of a query. */
export const searchTexts = {
  openQuote: 'Falta cerrar las comillas',
  tooMany: 'Hay demasiadas condiciones',
  unknownField: (name: string, meant?: Field) =>
    `No existe el filtro «${name.slice(0, limits.search)}:»${meant ? `. ¿Quisiste decir «${meant}:»?` : ''}`,
  missing: (field: Field) => `Falta el valor de «${field}:»`,
  noDate: 'No es una fecha: prueba con hoy, semana, octubre o 1-9-2026',
  notAmong: {
    prioridad: 'La prioridad es baja, media, alta o máxima',
    en: 'Se busca en tareas, comentarios, documentos, proyectos, tableros, personas o archivados',
    sin: 'Se puede pedir sin responsable, sin fecha o sin etiqueta',
  },
};
