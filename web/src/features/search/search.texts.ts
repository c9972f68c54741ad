import type { Field } from '@cuadrilla/contract/views/search/operators';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { mostCounted } from '@cuadrilla/contract/views/search/search';

const fields: Record<Field, string> = {
  proyecto: 'Proyecto',
  tablero: 'Tablero',
  responsable: 'Responsable',
  creador: 'Creador',
  prioridad: 'Prioridad',
  estado: 'Estado',
  etiqueta: 'Etiqueta',
  equipo: 'Equipo',
  fecha: 'Fecha',
  inicio: 'Inicio',
  creada: 'Creada',
  actualizada: 'Actualizada',
  en: 'En',
  sin: 'Sin',
};

const upTo = (count: number): string => (count > mostCounted ? `más de ${mostCounted}` : String(count));

export const searchTexts = {
  field: 'Buscar en todo',
  placeholder: 'Tareas, documentos, proyectos y personas',
  longest: `Se busca con ${limits.search} caracteres como máximo`,
  suggestions: 'Sugerencias',
  suggested: (count: number) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  filters: 'Filtros',
  fields,
  not: (text: string) => `No ${text}`,
  removeFilter: (filter: string) => `Quitar el filtro ${filter}`,
  noNames: 'No hay nada que elegir',
  upTo,

  saved: 'Búsquedas guardadas',
  save: 'Guardar búsqueda',
  saving: 'Guardando',
  rename: 'Renombrar',
  renameTitle: (name: string) => `Renombrar «${name}»`,
  name: 'Nombre',
  pin: 'Fijar en el menú',
  unpin: 'Quitar del menú',
  replace: 'Guardar aquí lo que se busca',
  replaced: (name: string) => `«${name}» busca otra cosa`,
  copyLink: 'Copiar enlace',
  subscribe: 'Suscribirse al calendario',
  remove: 'Eliminar',
  removed: (name: string) => `Se eliminó «${name}»`,
  actionsOf: (name: string) => `Acciones de «${name}»`,
  savedAs: (name: string) => `Se guardó «${name}»`,
  isSavedAs: (name: string) => `Guardada como «${name}»`,
};
