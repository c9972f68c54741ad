export const searchPageTexts = {
  title: 'Buscar',
  found: 'Todo se encuentra por su nombre',
  text: 'Proyectos, tableros y tareas, con o sin acentos. También las acciones, desde cualquier página.',
  open: 'Buscar y ejecutar',
};
