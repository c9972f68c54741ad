/** What a document may be told apart by at a glance; the first is none. */
export const documentIcons: readonly (readonly [icon: string, name: string])[] = [
  ['', 'Sin icono'],
  ['📄', 'Hoja'],
  ['📝', 'Notas'],
  ['📌', 'Importante'],
  ['🗓️', 'Reunión'],
  ['🚀', 'Lanzamiento'],
  ['🎯', 'Objetivo'],
  ['💡', 'Idea'],
  ['📊', 'Informe'],
  ['🧭', 'Guía'],
  ['✍️', 'Estilo'],
  ['🔬', 'Investigación'],
  ['🛠️', 'Técnico'],
  ['🔒', 'Seguridad'],
  ['💰', 'Presupuesto'],
  ['🎉', 'Celebración'],
];
