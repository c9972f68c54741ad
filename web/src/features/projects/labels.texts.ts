export const labelTexts = {
  title: 'Etiquetas',
  why: 'Las llevan los tableros y las tareas. Su nombre cambia en todas partes.',
  add: 'Agregar etiqueta',
  rename: 'Renombrar',
  renameOne: (name: string) => `Renombrar «${name}»`,
  added: (name: string) => `Etiqueta «${name}» agregada`,
  renamed: (name: string) => `Etiqueta renombrada: «${name}»`,
  failed: (why: string) => `No se pudo guardar la etiqueta. ${why}`,
  name: 'Nombre',
};
