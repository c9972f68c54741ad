import type { FoundKind } from '@cuadrilla/contract/views/search/search';

const kinds: Record<FoundKind, string> = {
  tasks: 'Tareas',
  comments: 'Comentarios',
  documents: 'Documentos',
  projects: 'Proyectos',
  boards: 'Tableros',
  people: 'Personas',
};

export const searchPageTexts = {
  title: 'Buscar',
  kinds,
  kindOfResult: 'Tipo de resultado',
  all: 'Todo',
  seeAll: (kind: FoundKind, count: string) =>
    `Ver ${kind === 'tasks' || kind === 'people' ? 'las' : 'los'} ${count}`,
  more: 'Ver más',
  loading: 'Buscando',
  failed: 'No se pudo buscar',
  count: (count: string) => (count === '1' ? '1 resultado' : `${count} resultados`),
  none: 'Sin resultados',
  noneFor: (query: string) => `Sin resultados para «${query}»`,
  didYouMean: '¿Quisiste decir',
  thereAre: (count: string) => `Hay ${count === '1' ? '1 resultado' : `${count} resultados`}.`,
  clear: 'Limpiar búsqueda',
  commentedIn: (name: string, task: string) => `${name} en «${task}»`,
  priority: (name: string) => `Prioridad ${name}`,

  ideas: 'Para empezar',
  ideasText:
    'Se busca en tareas, comentarios, documentos, proyectos, tableros y personas, con palabras, con filtros o con ambos.',
  idea: [
    ['Lo que tengo esta semana', 'responsable:yo fecha:semana'],
    ['Lo que está vencido', 'vencidas'],
    ['Lo más urgente que sigue abierto', 'prioridad:máxima abiertas'],
    ['Lo que nadie tiene a cargo', 'sin:responsable abiertas'],
    ['Lo que se creó hoy', 'creada:hoy'],
  ] as const,

  recent: 'Recientes',
  forget: 'Borrar',
  filtersToo: 'Los filtros también se escriben',
  forExample: 'Por ejemplo,',
  example: 'responsable:ana vencidas',
  accents: 'Acentos y mayúsculas dan igual: «revision» encuentra «Revisión» y «revisiones».',
  help: [
    ['responsable:ana', 'las de Ana; yo o nadie'],
    ['vencidas', 'fuera de fecha; hechas, abiertas, bloqueadas, archivadas'],
    ['prioridad:alta', 'baja, media, alta o máxima'],
    ['proyecto:mudanza', 'alcanza con una parte'],
    ['estado:en-curso', 'o el nombre de una columna'],
    ['fecha:octubre', 'hoy, semana, >1-9-2026, 1-9..15-9'],
    ['sin:responsable', 'sin fecha, sin etiqueta'],
    ['en:documentos', 'solo ahí; archivados los incluye'],
    ['"piso 4"', 'la frase exacta'],
    ['-borrador', 'sin esa palabra'],
  ] as const,
};
