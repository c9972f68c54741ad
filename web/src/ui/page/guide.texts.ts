/** The pages of the guide, by how addresses name them. */
export const guideTitles = {
  'primeros-pasos': 'Primeros pasos',
  proyectos: 'Proyectos y miembros',
  tableros: 'Tableros',
  tareas: 'Tareas',
  calendario: 'Calendario',
  buscar: 'Buscar',
  equipos: 'Equipos',
  avisos: 'Notificaciones',
  reportes: 'Reportes',
  automatizaciones: 'Automatizaciones',
  documentos: 'Documentos',
  cuenta: 'Tu cuenta',
  teclado: 'Atajos de teclado',
  administrar: 'Administrar la instancia',
} as const;
export type GuideSlug = keyof typeof guideTitles;

export const guideTexts = {
  guide: 'Guía de Cuadrilla',
  pages: 'Páginas de la guía',
  help: (page: string) => `Ayuda: ${page}`,
  search: 'Buscar en la guía',
  nothing: 'La guía no dice nada de eso',
  back: 'Documentación',
  next: (page: string) => `Sigue: ${page}`,
};
