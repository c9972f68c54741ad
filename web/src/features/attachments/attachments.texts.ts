export const attachmentTexts = {
  title: 'Archivos',
  count: (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`),
  drop: 'Soltar archivos aquí',
  /** On the whole page, while some are above it. */
  dropAnywhere: 'Soltar para agregarlos a la tarea',
  or: 'o',
  choose: 'elegirlos',
  chooseAlone: 'Agregar archivos',
  first: 'Archivo',
  sending: (name: string) => `Subiendo «${name}»`,
  cancel: (name: string) => `Cancelar la subida de «${name}»`,
  open: (name: string) => `Ver «${name}»`,
  download: 'Descargar',
  downloadOf: (name: string) => `Descargar «${name}»`,
  options: (name: string) => `Más opciones de «${name}»`,
  rename: 'Cambiar nombre',
  name: 'Nombre del archivo',
  remove: 'Eliminar',
  removed: (name: string) => `Archivo «${name}» eliminado`,
  restored: (name: string) => `Archivo «${name}» restaurado`,
  addedBy: (person: string, day: string) => `${person}, ${day}`,
  close: 'Cerrar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  gone: 'La imagen no se pudo mostrar. Se puede descargar.',

  noFolders: 'Una carpeta no se puede subir. Sí sus archivos, o un ZIP con ella.',
  addFailed: (names: readonly string[]) =>
    names.length === 1
      ? `No se pudo subir «${names[0]}».`
      : `No se pudieron subir ${names.length} archivos: ${names.map((name) => `«${name}»`).join(', ')}.`,
  renameFailed: 'No se pudo cambiar el nombre del archivo.',
  removeFailed: 'No se pudo eliminar el archivo.',
};

const kinds = {
  Imagen: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'bmp', 'tif', 'tiff', 'heic', 'ico'],
  PDF: ['pdf'],
  Documento: ['doc', 'docx', 'odt', 'rtf', 'pages'],
  Planilla: ['xls', 'xlsx', 'ods', 'csv', 'tsv', 'numbers'],
  Presentación: ['ppt', 'pptx', 'odp', 'key'],
  Texto: ['txt', 'md', 'log'],
  Comprimido: ['zip', 'rar', '7z', 'gz', 'tar', 'tgz', 'bz2', 'xz'],
  Video: ['mp4', 'mov', 'webm', 'avi', 'mkv', 'm4v'],
  Audio: ['mp3', 'wav', 'ogg', 'm4a', 'flac', 'aac', 'opus'],
} as const;
export type FileKind = keyof typeof kinds | 'Archivo';

const extensionOf = (name: string): string => /[^.]\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** By what its name ends with. */
export const kindOf = (name: string): FileKind =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) =>
    (kinds[kind] as readonly string[]).includes(extensionOf(name)),
  ) ?? 'Archivo';
