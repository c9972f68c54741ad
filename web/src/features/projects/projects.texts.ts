export const projectTexts = {
  create: 'Crear proyecto',
  creating: 'Creando el proyecto',
  cancel: 'Cancelar',
  name: 'Nombre',
  description: 'Descripción',
  nameExample: 'Por ejemplo, Feria de otoño',

  pinned: 'Fijados',
  pin: (name: string) => `Fijar «${name}»`,
  unpin: (name: string) => `Quitar «${name}» de fijados`,
  pinFailed: 'No se pudo fijar el proyecto',
  unpinFailed: 'No se pudo quitar de fijados',

  see: 'Ver',
  seeProject: (name: string) => `Ver ${name}`,
  updated: 'Actualizado',
  boards: (count: number) => (count === 0 ? 'Sin tableros' : count === 1 ? '1 tablero' : `${count} tableros`),
  members: (count: number) => (count === 1 ? '1 miembro' : `${count} miembros`),
  loading: 'Cargando proyectos',
};
